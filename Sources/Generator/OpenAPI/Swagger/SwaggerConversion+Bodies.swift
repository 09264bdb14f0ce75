internal import SDKGenSourceText
internal import SDKGenSpecReading

extension SwaggerConversion {
  /// Returns the body that the parameters of an operation make; nil where none is in the body.
  func body(
    of operation: Element, _ own: [SwaggerParameter], with shared: [SwaggerParameter]
  ) -> Node? {
    let bodies = own.filter(\.isBody)
    let bodyOfPath = shared.filter(\.isBody)
    let fields = own.filter(\.isForm)
    let fieldsOfPath = shared.filter { outer in
      outer.isForm && !fields.contains { $0.name == outer.name }
    }
    if let body = bodies.first ?? (fields.isEmpty ? bodyOfPath.first : nil) {
      for other in bodies.dropFirst() {
        report(.body("there is a body already; this one is left out", at: other.use))
      }
      for field in fields {
        report(.body("there is a body, so '\(field.name)' is left out", at: field.use))
      }
      return requestBody(body, of: operation)
    }
    let all = fields + fieldsOfPath
    return all.isEmpty ? nil : form(all, of: operation)
  }

  private func requestBody(_ body: SwaggerParameter, of operation: Element) -> Node? {
    guard let target = body.target else { return nil }
    let isShared = target.pointer != body.use.pointer && target.pointer.tokens.first != "paths"
    if isShared, operation["consumes"] == nil {
      follow(body.use, as: .parameter)
      return body.use.node
    }
    return requestBody(
      target, types("consumes", of: operation, in: operation),
      at: operation.pointer.appending("requestBody"))
  }

  /// Converts a parameter `in: body`.
  func requestBody(_ parameter: Element, _ types: [Node], at place: Pointer) -> Node {
    if parameter["$ref"] != nil {
      follow(parameter, as: .parameter)
      return parameter.node
    }
    let node = parameter.node
    let members = checkedMembers(of: parameter, isBody: true)
    let schema = bodySchema(of: parameter, members)
    let types = types.isEmpty ? [Node.string("application/json", at: node)] : types
    moved.add(place, writtenAt: parameter.pointer)
    moved.add(content: place.appending("content"), of: types, writtenAt: parameter.pointer)
    let own = members.filter { ["description", "required"].contains($0.name) }.map(\.node)
    let media = Node.object([], new: schema.map { [("schema", $0)] } ?? [], at: node)
    let content = Node.object(types.map { ($0, media) }, at: node)
    return .object(own, new: [("content", content)], at: node)
  }

  private func bodySchema(of parameter: Element, _ members: [SwaggerMember]) -> Node? {
    if let schema = parameter["schema"] { return self.schema(schema, at: schema.pointer) }
    let name = parameter.text("name") ?? ""
    guard parameter["type"] != nil else {
      report(.body("'\(name)' has no 'schema'; it is read as any JSON", at: parameter))
      return nil
    }
    report(
      .body("'\(name)' has a 'type' where a 'schema' is due; it is read as one", at: parameter))
    return valueSchema(of: parameter, members)
  }
}

extension Pointer {
  fileprivate func appending(_ name: String, _ type: Node) -> Pointer {
    appending(name).appending(type.string ?? "")
  }
}

extension SwaggerConversion {
  /// Returns the body that parameters `in: formData` are the fields of.
  private func form(_ fields: [SwaggerParameter], of operation: Element) -> Node? {
    guard let place = (operation["parameters"] ?? fields.first?.use)?.node else { return nil }
    var seen: Set<String> = []
    let fields = fields.filter { field in
      if field.name.isEmpty, let target = field.target {
        report(.missingMember("name", of: "a parameter", target))
        return false
      }
      if seen.insert(field.name).inserted { return true }
      report(.body("'\(field.name)' is already a field of the form; it is left out", at: field.use))
      return false
    }
    let types = formTypes(fields, of: operation, at: place)
    let pointer = operation.pointer.appending("requestBody")
    let written = operation["parameters"]?.pointer ?? operation.pointer
    moved.add(pointer, writtenAt: written)
    for type in types {
      let media = pointer.appending("content", type)
      for part in [
        media, media.appending("schema"), media.appending("schema").appending("properties"),
      ] {
        moved.add(part, writtenAt: written)
      }
      for field in fields {
        guard let target = field.target else { continue }
        for name in ["schema", "encoding"] {
          let whole = media.appending(name)
          let part = name == "schema" ? whole.appending("properties") : whole
          moved.add(part.appending(field.name), writtenAt: target.pointer)
        }
      }
    }
    let schema = schema(of: fields, at: place)
    let encoding = encoding(
      of: fields, at: types.map { pointer.appending("content", $0).appending("encoding") })
    let media = Node.object(
      [(.string("schema", at: place), schema)]
        + (encoding.isEmpty
          ? [] : [(.string("encoding", at: place), .object(encoding, at: place))]),
      at: place)
    let content = Node.object(types.map { ($0, media) }, at: place)
    // Who must send a field must send a body.
    let required = fields.lazy.compactMap(\.target).first { $0.flag("required") }?["required"]
    return .object(
      [(.string("content", at: place), content)]
        + (required.map { [(.string("required", at: place), $0.node)] } ?? []), at: place)
  }

  private func schema(of fields: [SwaggerParameter], at place: Node) -> Node {
    var properties: [(key: Node, value: Node)] = []
    var required: [Node] = []
    for field in fields {
      guard let target = field.target, let name = target["name"]?.node else { continue }
      let members = checkedMembers(of: target)
      let value = valueSchema(of: target, members)
      let about = members.filter { ["description", "x-sdkgen-name"].contains($0.name) }
      properties.append(
        (
          name,
          .object(
            about.map(\.node) + value.members.map { ($0.keyNode, $0.value) }, at: target.node)
        ))
      if target.flag("required") { required.append(name) }
    }
    var schema = [
      (key: Node.string("type", at: place), value: Node.string("object", at: place)),
      (.string("properties", at: place), .object(properties, at: place)),
    ]
    if !required.isEmpty {
      schema.append((.string("required", at: place), .array(required, at: place)))
    }
    return .object(schema, at: place)
  }

  /// Returns how lists are written. Those of files are always a part for each.
  private func encoding(of fields: [SwaggerParameter], at places: [Pointer]) -> [(
    key: Node, value: Node
  )] {
    fields.compactMap { field in
      guard let target = field.target, let name = target["name"]?.node,
        target.text("type") == "array", target["items"]?.isFile != true
      else { return nil }
      let all = places.map { separators(of: target, at: $0.appending(field.name)) }
      return all.first.map { (name, .object($0, at: target.node)) }
    }
  }

  /// Returns the media types of a form among those that an operation consumes.
  private func formTypes(
    _ fields: [SwaggerParameter], of operation: Element, at place: Node
  ) -> [Node] {
    let consumed = types("consumes", of: operation, in: operation)
    let parts = consumed.filter { essence(of: $0).hasPrefix("multipart/") }
    let forms = parts.filter { essence(of: $0) == "multipart/form-data" }
    let multipart = forms.isEmpty ? parts : forms
    let encoded = consumed.filter { essence(of: $0) == "application/x-www-form-urlencoded" }
    let file = fields.first { field in
      field.target?.isFile == true || field.target?["items"]?.isFile == true
    }
    if let file {
      if multipart.isEmpty, let stated = operation["consumes"] {
        report(
          .body(
            "'\(file.name)' is a file, which needs 'multipart/form-data'; it is sent as such",
            at: stated))
      }
      return multipart.isEmpty ? [.string("multipart/form-data", at: place)] : multipart
    }
    let all = encoded + multipart
    guard all.isEmpty else { return all }
    if let stated = operation["consumes"], !consumed.isEmpty {
      report(
        .body(
          "fields of a form need 'application/x-www-form-urlencoded' or 'multipart/form-data'; "
            + "they are sent as the first", at: stated))
    }
    return [.string("application/x-www-form-urlencoded", at: place)]
  }
}

extension Element {
  /// The type is `file`; some write `File`, which is reported where the type is read.
  var isFile: Bool { text("type")?.lowercased() == "file" }
}

extension SwaggerConversion {
  /// Returns the media types that an operation consumes or produces; those of its document where it states none.
  ///
  /// Plain JSON comes first: these lists are in no order.
  func types(_ key: String, of operation: Element?, in part: Element) -> [Node] {
    let own = operation?[key]
    let file = Element(
      written.files[part.pointer.file] ?? written.root.node, Pointer(file: part.pointer.file))
    guard let list = own ?? file[key] ?? written.root[key] else { return [] }
    if let known = mediaTypes[list.pointer] { return known }
    let read = read(list)
    mediaTypes[list.pointer] = read
    return read
  }

  private func read(_ list: Element) -> [Node] {
    guard [.array, .string].contains(list.node.kind) else {
      report(.wrongKind(list, expected: "an array"))
      return []
    }
    var seen: Set<String> = []
    let types = (list.node.kind == .string ? [list] : list.elements).flatMap { element -> [Node] in
      let text = element.node.text ?? ""
      let names = MediaType.list(text)
      guard element.node.kind == .string, names.allSatisfy(isContentType) else {
        report(.mediaType(text, element))
        return []
      }
      if names.count > 1 || element == list { report(.mediaTypes(names, element)) }
      return names.filter { seen.insert($0).inserted }.map { .string($0, at: element.node) }
    }
    return types.filter { essence(of: $0) == "application/json" }
      + types.filter { essence(of: $0) != "application/json" }
  }

  /// Returns `type/subtype` of a media type; documents have few, in thousands of places.
  func essence(of type: Node) -> String {
    let name = type.string ?? ""
    if let known = essences[name] { return known }
    let essence = MediaType.essence(name)
    essences[name] = essence
    return essence
  }
}

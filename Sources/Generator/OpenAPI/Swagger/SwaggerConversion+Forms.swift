internal import SDKGenSourceText

extension SwaggerConversion {
  /// Returns the body that parameters `in: formData` are the fields of.
  func form(_ fields: [SwaggerParameter], of operation: Element) -> Node? {
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
    return .object([(.string("content", at: place), content)], at: place)
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
    let multipart = consumed.filter { essence(of: $0) == "multipart/form-data" }
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

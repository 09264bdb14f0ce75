internal import SDKGenSourceText

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
  func appending(_ name: String, _ type: Node) -> Pointer {
    appending(name).appending(type.string ?? "")
  }
}

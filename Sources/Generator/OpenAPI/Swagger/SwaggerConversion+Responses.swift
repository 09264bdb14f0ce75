internal import SDKGenSourceText
internal import SDKGenSpecReading

extension SwaggerConversion {
  func responses(_ responses: Element, of operation: Element) -> Node {
    guard responses.node.kind == .object else { return responses.node }
    let types = types("produces", of: operation, in: operation)
    return .object(
      responses.keyedMembers.map { response in
        response.name.hasPrefix("x-")
          ? response.node
          : (response.key, self.response(response.element, types, at: response.element.pointer))
      }, at: responses.node)
  }

  /// Converts a response in the media types that its operation produces.
  func response(_ response: Element, _ types: [Node], at place: Pointer) -> Node {
    guard response.node.kind == .object else { return response.node }
    if response["$ref"] != nil {
      follow(response, as: .response)
      return response.node
    }
    let members = members(
      of: response, "a response", keys: ["description", "schema", "headers", "examples"],
      newer: ["content", "links"])
    var own = members.filter { !["schema", "examples"].contains($0.name) }.map(\.node)
    if response["content"] == nil, let content = content(of: response, types, at: place) {
      own.append((.string("content", at: content), content))
    }
    return .object(own, at: response.node)
  }

  private func content(of response: Element, _ types: [Node], at place: Pointer) -> Node? {
    let examples = (response["examples"]?.keyedMembers ?? []).filter { isContentType($0.name) }
    guard let schema = response["schema"] else {
      if examples.isEmpty { return nil }
      return content(of: response, examples.map(\.key), nil, examples, at: place)
    }
    return content(
      of: response, self.types(types, of: schema), schema, examples, at: place)
  }

  private func content(
    of response: Element, _ types: [Node], _ schema: Element?, _ examples: [SwaggerMember],
    at place: Pointer
  ) -> Node {
    moved.add(content: place.appending("content"), of: types, writtenAt: response.pointer)
    let node = (schema ?? response).node
    let converted = schema.map { self.schema($0, at: $0.pointer) }
    let members = converted.map { [(key: Node.string("schema", at: $0), value: $0)] } ?? []
    let plain = Node.object(members, at: node)
    return .object(
      types.map { type in
        guard let example = examples.first(where: { $0.name == type.string }) else {
          return (type, plain)
        }
        let shown = (key: Node.string("example", at: example.key), value: example.element.node)
        return (type, .object(members + [shown], at: node))
      }, at: node)
  }

  /// Returns the media types in which a schema can be. Operations that produce files fail in JSON.
  private func types(_ types: [Node], of schema: Element) -> [Node] {
    let isPlain = !types.isEmpty && !types.contains { MediaType.isFile($0.string ?? "") }
    if isPlain, !hasFiles { return types }
    let target: Element? =
      if case .found(let target) = written.resolve(schema) { target } else { nil }
    let type = target?.text("type")
    if type == "file" {
      let files = types.filter { MediaType.kind(of: $0.string ?? "") != .json }
      if !files.isEmpty { return files }
      return types.isEmpty ? [.string("application/octet-stream", at: schema.node)] : types
    }
    let others = types.filter { type == "string" || !MediaType.isFile($0.string ?? "") }
    return others.isEmpty ? [.string("application/json", at: schema.node)] : others
  }
}

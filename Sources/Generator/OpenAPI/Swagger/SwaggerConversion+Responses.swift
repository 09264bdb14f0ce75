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
          : (
            response.key,
            self.response(
              response.element, types, isError: !["1", "2", "3"].contains(response.name.prefix(1)),
              at: response.element.pointer)
          )
      }, at: responses.node)
  }

  /// Converts a response in the media types that its operation produces.
  func response(
    _ response: Element, _ types: [Node], isError: Bool = false, at place: Pointer
  ) -> Node {
    guard response.node.kind == .object else { return response.node }
    if response["$ref"] != nil {
      follow(response, as: .response)
      return response.node
    }
    let members = members(
      of: response, "a response", keys: Self.responseKeys, newer: Self.newerResponseKeys)
    let own = members.filter { !["schema", "examples"].contains($0.name) }.map(\.node)
    let isNewer = members.contains { $0.name == "content" }
    let content = isNewer ? nil : content(of: response, members, types, isError: isError, at: place)
    return .object(own, new: content.map { [("content", $0)] } ?? [], at: response.node)
  }

  private static let responseKeys: Set = ["description", "schema", "headers", "examples"]
  private static let newerResponseKeys: Set = ["content", "links"]

  private func content(
    of response: Element, _ members: [SwaggerMember], _ types: [Node], isError: Bool,
    at place: Pointer
  ) -> Node? {
    let stated = members.first { $0.name == "examples" }?.element
    let examples = (stated?.keyedMembers ?? []).filter { isContentType($0.name) }
    let schema = members.first { $0.name == "schema" }
    if schema == nil, examples.isEmpty { return nil }
    let types =
      schema.map { self.types(types, of: $0.element, isError: isError) } ?? examples.map(\.key)
    moved.add(content: place.appending("content"), of: types, writtenAt: response.pointer)
    let node = schema?.node.value ?? response.node
    let media =
      schema.map { [(key: $0.key, value: self.schema($0.element, at: $0.element.pointer))] } ?? []
    let plain = Node.object(media, at: node)
    return .object(
      types.map { type in
        guard let example = examples.first(where: { $0.name == type.string }) else {
          return (type, plain)
        }
        return (type, .object(media, new: [("example", example.node.value)], at: node))
      }, at: node)
  }

  /// Returns the media types in which a schema can be. Operations that produce files or text fail in JSON, unless what
  /// they produce can hold an error too.
  private func types(_ types: [Node], of schema: Element, isError: Bool) -> [Node] {
    let isForeign = isError && !types.isEmpty && !types.contains { canBeObject(essence(of: $0)) }
    let isPlain =
      !isForeign && !types.isEmpty && !types.contains { MediaType.isFile(essence: essence(of: $0)) }
    if isPlain, !hasFiles { return types }
    let target: Element? =
      if case .found(let target) = written.resolve(schema) { target } else { nil }
    let type = target?.text("type")
    if target?.isFile == true {
      let files = types.filter { MediaType.kind(of: $0.string ?? "") != .json }
      if !files.isEmpty { return files }
      return types.isEmpty ? [.string("application/octet-stream", at: schema.node)] : types
    }
    if isForeign, type != "string" { return [.string("application/json", at: schema.node)] }
    let others = types.filter { type == "string" || !MediaType.isFile(essence: essence(of: $0)) }
    return others.isEmpty ? [.string("application/json", at: schema.node)] : others
  }

  /// Content of the type is JSON, or XML.
  private func canBeObject(_ essence: String) -> Bool {
    MediaType.kind(of: essence) == .json || essence.hasSuffix("/xml") || essence.hasSuffix("+xml")
  }
}

internal import SDKGenSourceText

extension SwaggerConversion {
  /// Converts an entry of `securityDefinitions`; nil, reported, for one of a type that there is not.
  func securityScheme(_ scheme: Element, at place: Pointer) -> Node? {
    guard scheme.node.kind == .object, scheme["$ref"] == nil else { return scheme.node }
    let members = members(
      of: scheme, "a security scheme", keys: Self.schemeKeys,
      newer: ["scheme", "bearerFormat", "flows", "openIdConnectUrl"])
    guard let written = scheme["type"] else { return scheme.node }
    let type = written.node
    switch type.string {
    case "basic":
      return .object(
        members.filter { $0.name != "type" }.map(\.node) + [
          (.string("type", at: type), .string("http", at: type)),
          (.string("scheme", at: type), .string("basic", at: type)),
        ], at: scheme.node)
    case "oauth2" where scheme["flows"] == nil:
      return oauth2(scheme, members, at: place)
    case "apiKey", "oauth2", "http", "openIdConnect":
      return .object(members.map(\.node), at: scheme.node)
    default:
      report(.securityType(written))
      return nil
    }
  }

  private func oauth2(_ scheme: Element, _ members: [SwaggerMember], at place: Pointer) -> Node {
    let inFlow = ["authorizationUrl", "tokenUrl", "scopes"]
    let others = members.filter { !inFlow.contains($0.name) && $0.name != "flow" }.map(\.node)
    let flow = scheme["flow"]
    guard let flow, let name = flow.node.string, Self.flows.contains(name) else {
      report(.securityFlow(scheme, flow))
      return .object(others, at: scheme.node)
    }
    // The others keep the names that their author knows: only one is a flow that clients follow by themselves.
    let key = name == "application" ? .string("clientCredentials", at: flow.node) : flow.node
    moved.add(place.appending("flows"), writtenAt: scheme.pointer)
    moved.add(
      place.appending("flows").appending(key.string ?? name), writtenAt: scheme.pointer)
    let flows = Node.object(
      [(key, .object(members.filter { inFlow.contains($0.name) }.map(\.node), at: scheme.node))],
      at: scheme.node)
    return .object(others + [(.string("flows", at: flow.node), flows)], at: scheme.node)
  }

  private static let flows = ["accessCode", "application", "implicit", "password"]

  private static let schemeKeys: Set = [
    "type", "description", "name", "in", "flow", "authorizationUrl", "tokenUrl", "scopes",
  ]
}

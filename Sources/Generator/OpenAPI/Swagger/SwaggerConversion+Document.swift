internal import SDKGenSourceText

extension SwaggerConversion {
  /// Converts a whole document.
  func document(_ root: Element) -> Node {
    guard let version = root["swagger"]?.node else { return root.node }
    var members = [
      (key: Node.string("openapi", at: version), value: Node.string("3.0.3", at: version))
    ]
    let servers = servers(of: root)
    for member in self.members(
      of: root, "a document", keys: Self.documentKeys, newer: ["servers", "components", "webhooks"])
    {
      switch member.name {
      case "paths": members.append((member.key, paths(member.element)))
      case "info", "tags", "security", "externalDocs", "webhooks": members.append(member.node)
      case "servers" where servers == nil: members.append(member.node)
      case let name where name.hasPrefix("x-"): members.append(member.node)
      default: break
      }
    }
    if let servers { members.append((.string("servers", at: servers), servers)) }
    members.append((.string("components", at: version), components(of: root, at: version)))
    return .object(members, at: root.node)
  }

  static let documentKeys: Set = [
    "swagger", "info", "host", "basePath", "schemes", "consumes", "produces", "paths",
    "definitions", "parameters", "responses", "securityDefinitions", "security", "tags",
    "externalDocs",
  ]

  func paths(_ paths: Element) -> Node {
    guard paths.node.kind == .object else { return paths.node }
    return .object(
      paths.keyedMembers.map { path in
        path.name.hasPrefix("x-") ? path.node : (path.key, pathItem(path.element))
      }, at: paths.node)
  }
}

package import SDKGenDiagnostics
internal import SDKGenSourceText

/// The versions whose rules differ.
// swift-format-ignore
package enum OpenAPIVersion: Equatable, Sendable {
  case v3_0
  /// 3.2 is read by the same rules.
  case v3_1
}

extension OpenAPIVersion {
  /// The version a document is of; nil, with the reason, when this tool does not read it.
  package static func of(_ root: Element) -> Diagnosed<OpenAPIVersion?> {
    if let swagger = root["swagger"] ?? root["swaggerVersion"] {
      return Diagnosed(nil, [.swaggerVersion(swagger.node.text ?? "?", swagger)])
    }
    guard let member = root["openapi"] else { return Diagnosed(nil, [.notOpenAPI(root)]) }
    let text = member.text ?? ""
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "3", parts.count > 1 else {
      return Diagnosed(nil, [.unknownVersion(text, member)])
    }
    switch parts[1] {
    case "0": return Diagnosed(.v3_0)
    case "1", "2": return Diagnosed(.v3_1)
    default: return Diagnosed(.v3_1, [.newerVersion(text, member)])
    }
  }
}

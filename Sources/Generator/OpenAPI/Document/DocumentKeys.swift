internal import SDKGenSourceText

extension DocumentReader {
  /// Checks the keys of the document's own parts; others are checked where they are read.
  func checkKeys() {
    check(root, "a document", keys: Self.documentKeys)
    if let info = root["info"] { check(info, "'info'", keys: Self.infoKeys) }
    if let components = root["components"] {
      check(components, "'components'", keys: Self.componentKeys)
    }
    var tags: [String: Element] = [:]
    for tag in root["tags"]?.elements ?? [] {
      if tag.node.kind != .object { report(.wrongKind(tag, expected: "an object")) }
      check(tag, "a tag", keys: Self.tagKeys)
      guard let name = tag.text("name") else { continue }
      if let first = tags[name] {
        report(.duplicateTag(tag, named: name, first: first))
      } else {
        tags[name] = tag
      }
    }
    for server in root["servers"]?.elements ?? [] {
      check(server, "a server", keys: Self.serverKeys)
    }
  }

  private static let documentKeys: Set = [
    "openapi", "$self", "info", "jsonSchemaDialect", "servers", "paths", "webhooks", "components",
    "security", "tags", "externalDocs",
  ]

  private static let infoKeys: Set = [
    "title", "summary", "description", "termsOfService", "contact", "license", "version",
  ]

  private static let componentKeys: Set = [
    "schemas", "responses", "parameters", "examples", "requestBodies", "headers",
    "securitySchemes", "links", "callbacks", "pathItems", "mediaTypes",
  ]

  /// Includes keys that are new in 3.2 and change nothing that is generated.
  private static let tagKeys: Set = [
    "name", "summary", "description", "externalDocs", "parent", "kind",
  ]

  static let serverKeys: Set = ["name", "url", "description", "variables"]
}

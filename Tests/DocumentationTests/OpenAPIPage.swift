import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// A whole OpenAPI document, into which the short examples of the page are inserted.
///
/// A block `yaml schemas`, `yaml paths`, `yaml webhooks` or `yaml document` is followed by a block `swift made`, whose
/// pieces must be in the output; a block `json settings` between them has the settings.
struct OpenAPIScaffold {
  private let base: String
  private let files: [String: String]

  init(_ page: Page) throws {
    base = try #require(page.blocks("yaml", "document").first).text
    files = Dictionary(
      page.blocks("yaml", "file").map { ($0.info[2], $0.text) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Generates from the document with `piece` inserted under the key that `kind` names.
  func generate(
    _ kind: String, _ piece: String, settings: Configuration.Entry? = nil
  ) throws -> Diagnosed<[OutputFile]> {
    let document: String
    switch kind {
    case "document": document = piece
    case "schemas":
      let name = try #require(piece.firstMatch(of: /^(\w+):/)).1
      document = base.appending(indented(piece, by: 4)).replacing(
        "paths:\n", with: "paths:\n" + use(of: "{ $ref: \"#/components/schemas/\(name)\" }"))
    case "webhooks": document = base + "webhooks:\n" + indented(piece, by: 2)
    case "paths":
      document = base.replacing("paths:\n", with: "paths:\n" + indented(piece, by: 2))
    default:
      Issue.record("there is no kind of block '\(kind)'")
      return Diagnosed([])
    }
    return SDKGenKit.generate(
      "shop.openapi.yaml",
      load: { path in Array((files[path] ?? (path == "shop.openapi.yaml" ? document : "")).utf8) },
      options: settings?.options ?? .init())
  }

  /// An operation that sends and receives a schema.
  private func use(of schema: String) -> String {
    let content = "content: { application/json: { schema: \(schema) } }"
    return """
        /use:
          put:
            operationId: use
            requestBody: { required: true, \(content) }
            responses: { "200": { description: Done., \(content) } }

      """
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
  }
}

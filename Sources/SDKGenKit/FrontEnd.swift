internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwiftNaming

/// Returns the bytes of a file.
package typealias Load = (_ path: String) throws -> [UInt8]

/// A kind of document that describes APIs. `FrontEnd.all` lists the kinds there are.
struct FrontEnd: Sendable {
  /// Its documents are in the format that `convert` writes.
  var isNative = false
  /// Clashes are errors if the author of the document can be asked to rename things.
  var clashes = ClashPolicy.errors
  var recognizes: @Sendable (_ document: Node) -> Bool
  /// `file` is the document's own path, to which the paths of other files are relative.
  var read:
    @Sendable (_ document: Node, _ file: String, _ load: Load, _ options: ReadingOptions)
      -> Diagnosed<API?>

  /// The first that recognizes a document reads it.
  static let all: [FrontEnd] = [.openAPI, .otherTools, .native]
}

extension FrontEnd {
  /// Files of other tools, given to sdkgen by mistake.
  static let otherTools = FrontEnd(
    recognizes: { otherTool(of: $0) != nil },
    read: { document, _, _, _ in
      let kind = otherTool(of: document) ?? "another document"
      return Diagnosed(nil, [.otherDocument(kind, at: document.location)])
    })

  private static func otherTool(of document: Node) -> String? {
    func has(_ keys: String...) -> Bool { keys.allSatisfy { document[$0] != nil } }
    if has("overlay", "actions") { return "an overlay of a document ('overlays' in sdkgen.json)" }
    if has("asyncapi") { return "an AsyncAPI document" }
    if has("info", "item") { return "a Postman collection" }
    if has("specs") { return "a configuration (sdkgen.json)" }
    if has("log") && document["log"]?.value["entries"] != nil { return "an HTTP archive" }
    if let schema = document["$schema"]?.value.string, schema.contains("json-schema.org") {
      return "a JSON Schema"
    }
    if document["data"]?.value["__schema"] != nil || has("__schema") { return "a GraphQL schema" }
    return nil
  }
}

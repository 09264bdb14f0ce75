internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText
internal import SDKGenSwift

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
    @Sendable (
      _ document: Node, _ file: String, _ load: Load, _ options: ReadingOptions, Findings
    ) -> API?

  /// The first that recognizes a document reads it.
  static let all: [FrontEnd] = [.openAPI, .otherTools, .native]

  /// Files of other tools, given to sdkgen by mistake.
  private static let otherTools = FrontEnd(
    recognizes: { otherTool(of: $0) != nil },
    read: { document, _, _, _, found in
      let kind = otherTool(of: document) ?? "another document"
      return found.refuse(.otherDocument(kind, at: document.location))
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

  private static let native = FrontEnd(
    isNative: true,
    recognizes: { _ in true },
    read: { document, file, load, options, found in
      let spec = found.take(parse(document))
      var seen: Set<String> = [normalized(file)]
      for written in spec.imports
      where seen.contains(normalized(path(written.value, besides: file))) {
        found.report(.importsItself(at: written.location))
      }
      let imports = readImports(of: spec, in: file, load: load, seen: &seen, found)
      var api = found.take(resolve(spec, imports: imports.map(\.document)))
      if options.hasContract {
        api.contract = contractSource(
          of: api, file: file, documents: [document] + imports.map(\.node))
      }
      found.report(options.types.map { .settingNeedsOpenAPI("types", at: $0.location) })
      found.report(
        options.settingsOfDocuments.map { .settingNeedsOpenAPI($0.key, at: $0.location) })
      return api
    })
}

extension ReadingOptions {
  /// The settings beside `types` that a spec in the native format has itself, or has no use for.
  fileprivate var settingsOfDocuments: [(key: String, location: SourceLocation?)] {
    [
      extensions.map { (key: "extensions", location: $0.location) },
      name.map { (key: "name", location: $0.location) },
      isNamespaced.map { (key: "namespace", location: $0.location) },
    ].compactMap(\.self)
  }
}

/// Reads the imports of a document and theirs, each once, the imported first.
///
/// `seen` are the files that were already read: files may import each other.
private func readImports(
  of document: SpecDocument, in file: String, load: Load, seen: inout Set<String>,
  _ found: Findings
) -> [(document: SpecDocument, node: Node)] {
  var imports: [(document: SpecDocument, node: Node)] = []
  for written in document.imports {
    let path = path(written.value, besides: file)
    guard seen.insert(normalized(path)).inserted,
      let node = found.take(readDocument(path, at: written.location, load: load))
    else { continue }
    let document = found.take(parse(node))
    imports += readImports(of: document, in: path, load: load, seen: &seen, found)
    imports.append((document, node))
  }
  return imports
}

/// The JSON Schema of the native format.
package var schemaText: String { nativeSchema }

/// The tables of `Specs/README.md` that describe the native format and `sdkgen.json`, by what precedes them.
package var referenceTables: [(name: String, markdown: String)] {
  ReferenceTable.all.map { ($0.name, $0.markdown) } + [("sdkgen.json", Setting.table)]
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText

extension FrontEnd {
  static let native = FrontEnd(
    isNative: true,
    recognizes: { _ in true },
    read: { document, file, load, options in
      let parsed = parse(document)
      var seen: Set<String> = [normalized(file)]
      let itself = parsed.value.imports.filter {
        normalized(path($0.value, besides: file)) == normalized(file)
      }
      let imports = readImports(of: parsed.value, in: file, load: load, seen: &seen)
      var resolved = resolve(parsed.value, imports: imports.value.map(\.document))
      if options.hasContract {
        resolved.value.contract = contractSource(
          of: resolved.value, file: file, documents: [document] + imports.value.map(\.node))
      }
      return Diagnosed(
        resolved.value,
        parsed.diagnostics + itself.map { .importsItself(at: $0.location) }
          + imports.diagnostics + resolved.diagnostics
          + options.types.map { .settingNeedsOpenAPI("types", at: $0.location) }
          + options.settingsOfDocuments.map { .settingNeedsOpenAPI($0.key, at: $0.location) })
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
  of document: SpecDocument, in file: String, load: Load, seen: inout Set<String>
) -> Diagnosed<[(document: SpecDocument, node: Node)]> {
  var imports = Diagnosed<[(document: SpecDocument, node: Node)]>([])
  for written in document.imports {
    let path = path(written.value, besides: file)
    guard seen.insert(normalized(path)).inserted else { continue }
    let node = readDocument(path, at: written.location, load: load)
    imports.diagnostics += node.diagnostics
    guard let node = node.value else { continue }

    let parsed = parse(node)
    let further = readImports(of: parsed.value, in: path, load: load, seen: &seen)
    imports.value += further.value + [(parsed.value, node)]
    imports.diagnostics += parsed.diagnostics + further.diagnostics
  }
  return imports
}

/// The JSON Schema of the native format.
package var schemaText: String { nativeSchema }

/// The tables of `Specs/README.md` that describe the native format and `sdkgen.json`, by what precedes them.
package var referenceTables: [(name: String, markdown: String)] {
  ReferenceTable.all.map { ($0.name, $0.markdown) } + [("sdkgen.json", Setting.table)]
}

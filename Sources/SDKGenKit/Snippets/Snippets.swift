internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwiftModel
package import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering

/// Returns the call of each chosen operation of the spec at `root`, as Markdown. A spec with errors has none.
package func snippetPage(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let spec = specWithContract(root, load: load, options: options)
  return Diagnosed(
    spec.value.map { markdown(of: $0.snippets, api: $0.api) }, spec.diagnostics)
}

/// Returns an overlay that adds the calls to the OpenAPI document at `root` as `x-codeSamples`, in the syntax of the
/// document; nil when there are errors.
package func snippetOverlay(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let read = specWithContract(root, load: load, options: options)
  guard let spec = read.value else { return Diagnosed(nil, read.diagnostics) }
  if spec.isNative {
    return Diagnosed(nil, read.diagnostics + [.noDocument(root, at: spec.api.location)])
  }
  let files = [root] + options.reading.overlays.map(\.path)
  let overlay = overlay(of: spec.snippets, api: spec.api, version: spec.version, in: Set(files))
  return Diagnosed(
    overlay.value.text(likeThatOf: spec.document), read.diagnostics + overlay.diagnostics)
}

extension ChosenSpec {
  fileprivate var snippets: PlannedSnippets { PlannedSnippets(api, names: names.value) }

  /// The document's own version.
  fileprivate var version: String { document["info"]?.value["version"]?.value.text ?? "1" }
}

extension PlannedSnippets.Snippet {
  /// The call as it is shown beside other text, where there is less room than in an editor.
  var text: String { SDKGenSwiftRendering.text(of: call, width: 80) }
}

/// What a contract leaves out of an operation: it is for people.
package struct OperationNote: Hashable, Sendable {
  /// Its documentation; empty where there is none.
  package var about: String
  /// Its call, with what it needs: `try await api.pets.create(name: "Rex")`.
  package var call: String
}

extension PlannedContract {
  /// By the operation's ID: `Pets.create`.
  package var notes: [String: OperationNote] {
    let notes = snippets.groups.flatMap(\.snippets).map { snippet -> (String, OperationNote) in
      let about = [snippet.about, snippet.deprecation].compactMap(\.self).joined(separator: "\n\n")
      return (snippet.id, OperationNote(about: about, call: snippet.text))
    }
    return Dictionary(notes) { first, _ in first }
  }
}

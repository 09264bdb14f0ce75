internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering

/// Generates the files of an API: `(API, Names, options)` in, files out.
///
/// Where the API is wrong (`isRight` is false) nothing is planned or rendered, but one run reports every
/// mistake.
func swiftFiles(
  of api: API, names: Diagnosed<Names>, options: GenerationOptions, isRight: Bool
) -> Diagnosed<[OutputFile]> {
  let templates = TemplateSet.make(replacing: options.templates)
  let found = templates.diagnostics + names.diagnostics
  // Notes are about names in the result, and there is none.
  guard isRight, !names.hasErrors else {
    return Diagnosed([], found.filter { $0.severity != .note })
  }

  let planned = plan(api, names: names.value, options: options.planning)
  guard !(found + planned.diagnostics).hasErrors else {
    return Diagnosed([], found + planned.diagnostics)
  }
  let files = planned.value.map { file in
    OutputFile(
      name: file.name, kind: file.isForTests ? .mocks : .client,
      text: render(file, templates: templates.value))
  }
  return Diagnosed(files, found + planned.diagnostics)
}

/// A generated file, wherever it is to be written.
package struct OutputFile: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// A file of the client's module.
    case client
    /// A file of the test target.
    case mocks
  }

  /// `JSONPlaceholderModels.swift`
  package var name: String
  package var kind: Kind
  package var text: String

  package init(name: String, kind: Kind = .client, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

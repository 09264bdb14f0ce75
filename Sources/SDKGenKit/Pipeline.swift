internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming
internal import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering

/// Generates the files of an API: `(API, options)` in, files out.
///
/// Names are checked even when the API is wrong (`isRight` is false), so that one run reports every
/// mistake; nothing is planned or rendered then.
func swiftFiles(
  of api: API, clashes: ClashPolicy, options: GenerationOptions, isRight: Bool
) -> Diagnosed<[OutputFile]> {
  let templates = TemplateSet.make(replacing: options.templates)
  let names = nameSymbols(of: api, clashes: clashes)
  let found = templates.diagnostics + names.diagnostics
  // Notes say how things are named, and nothing is.
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

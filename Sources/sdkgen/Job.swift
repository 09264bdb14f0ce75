internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

/// One spec and what is to become of it.
struct Job {
  var spec: String
  var output: String
  /// nil: no mocks are made.
  var mocks: String?
  var options: GenerationOptions

  var folders: [String] { [output] + (mocks.map { [$0] } ?? []) }

  func files(sources: Sources) -> Diagnosed<[PlacedFile]> {
    let made = generate(spec, load: sources.load, options: options)
    let files = made.value.map { file in
      let folder =
        switch file.kind {
        case .client: output
        case .mocks: mocks ?? output
        }
      return PlacedFile(folder: folder, name: file.name, text: file.text, spec: spec)
    }
    return Diagnosed(files, made.diagnostics)
  }
}

/// Templates of a folder: `*.mustache`.
func readTemplates(_ folder: String, sources: Sources) -> Diagnosed<[TemplateText]> {
  let ending = ".mustache"
  let names = fileNames(in: folder).filter { $0.hasSuffix(ending) }
  if names.isEmpty { return Diagnosed([], [.noTemplates(in: folder)]) }
  do {
    let texts = try names.map { name in
      let path = join(folder, name)
      return TemplateText(
        name: String(name.dropLast(ending.count)),
        text: String(decoding: try sources.load(path), as: UTF8.self), file: path)
    }
    return Diagnosed(texts)
  } catch {
    return Diagnosed([], [.unreadableSettings(error)])
  }
}

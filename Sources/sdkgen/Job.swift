internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenTemplates

/// A spec and the folders for its files.
struct Job {
  /// The flags of the command line replace what `sdkgen.json` says.
  var entry: Configuration.Entry
  var output: String

  var folders: [String] { [output] + [entry.mocksFolder].compactMap(\.self) }

  func files(sources: Sources) -> Diagnosed<[PlacedFile]> {
    let generated = generate(entry.spec, load: sources.load, options: entry.options)
    let files = generated.value.map { file in
      let (folder, key) =
        switch file.kind {
        case .client: (output, "output")
        case .mocks: (entry.mocksFolder ?? output, "mocks")
        }
      return PlacedFile(
        folder: folder, name: file.name, text: file.text, spec: entry.spec,
        location: entry.locations[key])
    }
    return Diagnosed(files, generated.diagnostics)
  }
}

/// Reads the templates of a folder: `*.mustache`. `location` is where `sdkgen.json` names the folder.
func readTemplates(
  _ folder: String, at location: SourceLocation?, sources: Sources
) -> Diagnosed<[TemplateText]> {
  let ending = ".mustache"
  let names = sources.fileNames(in: folder).filter { $0.hasSuffix(ending) }
  if names.isEmpty { return Diagnosed([], [.noTemplates(in: folder, at: location)]) }
  do {
    let texts = try names.map { name in
      let path = join(folder, name)
      return TemplateText(
        name: String(name.dropLast(ending.count)),
        text: String(decoding: try sources.load(path), as: UTF8.self), file: path)
    }
    return Diagnosed(texts)
  } catch {
    return Diagnosed([], [.unreadableFile(error, at: location)])
  }
}

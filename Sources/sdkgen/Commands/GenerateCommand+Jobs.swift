internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenSwift
internal import SDKGenTemplates

extension GenerateCommand {
  /// The specs that were named, or else all that are listed, each with its settings.
  func jobs(_ file: ConfigurationFile, sources: Sources) throws -> Diagnosed<[Job]> {
    let entries = try entries(file)
    let jobs = try entries.value.map {
      try job(for: $0, isReadable: !entries.hasErrors, sources: sources)
    }
    return Diagnosed(
      jobs.compactMap(\.value), entries.diagnostics + jobs.flatMap(\.diagnostics))
  }

  private func entries(_ file: ConfigurationFile) throws -> Diagnosed<[Configuration.Entry]> {
    for spec in specs { try refuseMistypedCommand(spec) }
    let entries = try file.entries(for: specs)
    if specs.isEmpty, output != nil, entries.value.count > 1 {
      throw ValidationError("'sdkgen.json' lists several specs; name the one '--output' is for")
    }
    return entries
  }

  /// `isReadable` is false where mistakes in `sdkgen.json` may be the reason why it does not list the spec.
  private func job(
    for entry: Configuration.Entry, isReadable: Bool, sources: Sources
  ) throws -> Diagnosed<Job?> {
    var entry = selection.over(entry)
    if let access { entry.options.planning.access = access }
    if let output {
      entry.output = output
      entry.locations["output"] = nil
    }
    if let templates {
      entry.templates = templates
      entry.locations["templates"] = nil
    }

    guard let output = entry.output else {
      if let location = entry.location {
        // Its other mistakes are reported in the same run.
        let others = generate(entry.spec, load: sources.load, options: entry.options).diagnostics
        return Diagnosed(nil, [.noOutput(for: entry.spec, at: location)] + others)
      }
      do {
        _ = try sources.load(entry.spec)
      } catch {
        return Diagnosed(nil, [.unreadableFile(error)])
      }
      if !isReadable { return Diagnosed(nil) }
      throw ValidationError(
        "'\(entry.spec)' is not listed in a 'sdkgen.json'; give the folder to write to with '--output DIR'"
      )
    }
    let texts = entry.templates.map {
      readTemplates($0, at: entry.locations["templates"], sources: sources)
    }
    entry.options.templates = texts?.value ?? []
    return Diagnosed(Job(entry: entry, output: output), texts?.diagnostics ?? [])
  }

  /// Refuses a mistyped command, which is parsed as a spec, with what was probably meant: `sdkgen validat a.json`,
  /// `sdkgen gen a.json`, `sdkgen check`.
  private func refuseMistypedCommand(_ spec: String) throws {
    guard !spec.contains("."), !spec.contains("/"), DiskEntry(at: spec) == .nothing else { return }
    let commands = SDKGen.configuration.subcommands.map { $0._commandName }
    let beginning = spec.count > 1 ? commands.filter { $0.hasPrefix(spec) } : []
    if let command = beginning.count == 1 ? beginning[0] : nearest(to: spec, in: commands) {
      throw ValidationError(
        "'\(spec)' is neither a command nor a file; did you mean 'sdkgen \(command)'?")
    }
    let options = ["check", "dry-run", "watch"]
    if let option = options.first(where: { $0 == spec }) ?? nearest(to: spec, in: options) {
      throw ValidationError(
        "'\(spec)' is neither a command nor a file; did you mean 'sdkgen --\(option)'?")
    }
  }
}

/// A spec and the folders for its files.
struct Job {
  /// The flags of the command line replace what `sdkgen.json` says.
  var entry: Configuration.Entry
  var output: String

  var folders: [String] { [output] + [entry.mocksFolder].compactMap(\.self) }

  /// Where the settings name the folder that a path leads into, or that is on the way to it.
  func location(of path: String) -> SourceLocation? {
    let path = normalized(path) + "/"
    let named = [(output, "output")] + [entry.mocksFolder].compactMap(\.self).map { ($0, "mocks") }
    let key = named.first { folder, _ in
      let folder = normalized(folder) + "/"
      return path.hasPrefix(folder) || folder.hasPrefix(path)
    }?.1
    return key.flatMap { entry.locations[$0] }
  }

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
private func readTemplates(
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

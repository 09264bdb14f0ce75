internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

extension GenerateCommand {
  /// The specs that were named, or else all that are listed, each with its settings.
  func jobs(_ settings: Settings, sources: Sources) throws -> Diagnosed<[Job]> {
    let entries = try entries(settings)
    let jobs = try entries.map { try job(for: $0, sources: sources) }
    return Diagnosed(
      jobs.compactMap(\.value), settings.configuration.diagnostics + jobs.flatMap(\.diagnostics))
  }

  private func entries(_ settings: Settings) throws -> [Configuration.Entry] {
    if !specs.isEmpty {
      return try specs.map { spec in
        try refuseMistypedCommand(spec)
        // As it was written here, which is how mistakes in it are shown.
        var entry = settings.entry(for: spec) ?? Configuration.Entry(spec: spec)
        entry.spec = spec
        return entry
      }
    }
    if settings.file == nil {
      throw ValidationError(
        "there is no 'sdkgen.json' here or in a folder above; name a spec, or begin with "
          + "'sdkgen init'")
    }
    if output != nil && settings.configuration.value.entries.count > 1 {
      throw ValidationError("'sdkgen.json' lists several specs; name the one '--output' is for")
    }
    return settings.configuration.value.entries
  }

  private func job(for entry: Configuration.Entry, sources: Sources) throws -> Diagnosed<Job?> {
    guard let output = output ?? entry.output else {
      if let location = entry.location {
        return Diagnosed(nil, [.noOutput(for: entry.spec, at: location)])
      }
      throw ValidationError(
        "'\(entry.spec)' is not listed in a 'sdkgen.json'; say where to write with '--output DIR'")
    }
    let texts = (templates ?? entry.templates).map { readTemplates($0, sources: sources) }
    let options = GenerationOptions(
      access: access ?? entry.access ?? .public,
      selection: selection.over(entry.selection),
      reading: ReadingOptions(
        overlays: entry.overlays, types: entry.types,
        location: specs.isEmpty ? entry.location : nil),
      renamings: entry.renamings, acronyms: entry.acronyms, conformances: entry.conformances,
      mocks: entry.mocks.map { _ in GenerationOptions.Mocks(module: entry.module) },
      shards: entry.shards, templates: texts?.value ?? [])
    let job = Job(spec: entry.spec, output: output, mocks: entry.mocks, options: options)
    return Diagnosed(job, texts?.diagnostics ?? [])
  }

  /// `sdkgen validat a.json` reads as two specs; say what was meant rather than that there is no
  /// such file.
  private func refuseMistypedCommand(_ spec: String) throws {
    guard !spec.contains("."), !spec.contains("/"), DiskEntry(at: spec) == .nothing else { return }
    let commands = SDKGen.configuration.subcommands.map { $0._commandName }
    if let command = nearest(to: spec, in: commands) {
      throw ValidationError(
        "'\(spec)' is no command and no file; did you mean 'sdkgen \(command)'?")
    }
  }
}

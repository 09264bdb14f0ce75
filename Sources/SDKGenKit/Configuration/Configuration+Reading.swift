package import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwiftPlanning

extension Configuration {
  /// Reads `sdkgen.json`: text in, settings out, each mistake with its location.
  ///
  /// `defaults` are the options of an entry without settings.
  package static func read(
    _ bytes: [UInt8], file: String, defaults: GenerationOptions = .init()
  ) -> Diagnosed<Configuration> {
    let document = readJSON(bytes, file: file)
    guard let node = document.value else { return Diagnosed(.init(), document.diagnostics) }
    guard node.kind == .object else {
      return Diagnosed(
        .init(), document.diagnostics + [node.isNot("an object with a key 'specs'")])
    }

    let unknown = node.members.compactMap {
      $0.unlessKnown(["specs", "$schema"], in: "sdkgen.json")
    }
    guard let specs = node["specs"]?.value else {
      let missing = Diagnostic.missingKey("specs", of: "sdkgen.json", at: node.location)
      return Diagnosed(.init(), document.diagnostics + unknown + [missing])
    }
    let entries = specs.elements.map { Entry.read($0, besides: file, defaults: defaults) }
    let wrong = specs.kind == .array ? [] : [specs.isNot("an array of specs")]
    var configuration = Configuration()
    configuration.entries = entries.compactMap(\.value)
    configuration.location = specs.location
    return Diagnosed(
      configuration, document.diagnostics + unknown + wrong + entries.flatMap(\.diagnostics))
  }
}

/// The keys of other tools for what is `spec` here.
private let specHabits = ["file", "path", "input", "source", "document", "openapi", "specs"]

extension Configuration.Entry {
  package static var keys: [String] { Setting.all.map(\.key) }

  fileprivate static func read(
    _ node: Node, besides file: String, defaults: GenerationOptions
  ) -> Diagnosed<Self?> {
    guard node.kind == .object else {
      let hint = node.string.map {
        ", such as { \"spec\": \(quoted($0)), \"output\": \"Generated\" }"
      }
      return Diagnosed(nil, [node.isNot("an object" + (hint ?? ""))])
    }
    guard node["spec"] != nil else {
      let other = node.members.first { specHabits.contains($0.key.lowercased()) }
      let mistake = other.map { member in
        Diagnostic.unknownKey(
          member.key, of: "an entry of 'specs'", nearest: "spec", at: member.keyLocation)
      }
      return Diagnosed(
        nil, [mistake ?? .missingKey("spec", of: "an entry of 'specs'", at: node.location)])
    }
    var entry = Self(spec: "", options: defaults)
    let settings = Setting.all
    var found: [Diagnostic] = []
    for member in node.members {
      if let setting = settings.first(where: { $0.key == member.key }) {
        entry.locations[member.key] = member.value.location
        found += setting.apply(member.value, file, &entry)
      } else if let unknown = member.unlessKnown(settings.map(\.key), in: "an entry of 'specs'") {
        found.append(unknown)
      }
    }
    entry.options.reading.location = entry.location
    entry.options.planning.mocks =
      switch entry.mocks {
      case nil: nil
      case .besideClients: .besideClients
      case .folder: .apart(module: entry.module)
      }
    found += [entry.missingModule].compactMap(\.self)
    entry.mistakes = entry.options.isStrict ? found.strict() : found
    return Diagnosed(entry, entry.mistakes)
  }

  private var missingModule: Diagnostic? {
    guard module == nil, let mocks = mocksFolder, let output, let client = target(of: output),
      let tests = target(of: mocks), tests != client
    else { return nil }
    return .mocksWithoutModule(
      mocks: mocks, output: output, module: fileName(of: client), at: locations["mocks"])
  }

  /// The settings of this entry that have no effect where the build plugin decides what is written and
  /// where.
  package var unusableInBuild: [(key: String, location: SourceLocation?)] {
    Setting.all.filter { !$0.isForBuilds || $0.key == "mocks" && mocksFolder != nil }
      .filter { locations[$0.key] != nil }.map { ($0.key, locations[$0.key]) }
  }
}

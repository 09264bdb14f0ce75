package import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwift

/// The contents of `sdkgen.json`: which specs become which files, and how.
package struct Configuration: Equatable, Sendable {
  package var entries: [Entry] = []
  /// The list of specs.
  package var location: SourceLocation?

  package init() {}

  /// The place of mocks.
  package enum Mocks: Equatable, Sendable {
    /// `true`: in the files of the clients.
    case besideClients
    case folder(String)
  }

  /// One spec and its settings. Paths are relative to where the configuration itself was named.
  package struct Entry: Equatable, Sendable {
    package var spec: String
    /// The folder for the client's files; nil under the build plugin, which has its own.
    package var output: String?
    /// The place of mocks; nil: none are generated.
    package var mocks: Mocks?
    /// The module that holds the client, which mocks in a folder import; nil: they are in it too.
    package var module: String?
    /// A folder of templates that replace built-in ones.
    package var templates: String?
    package var options: GenerationOptions
    /// The locations of the values in `sdkgen.json`, by their keys; empty: it does not list the spec.
    package var locations: [String: SourceLocation] = [:]
    /// The mistakes in its settings, which are among those of the configuration too.
    package var mistakes: [Diagnostic] = []

    package init(spec: String, options: GenerationOptions = .init()) {
      self.spec = spec
      self.options = options
    }

    package var location: SourceLocation? { locations["spec"] }

    /// The folder for mocks; nil: they are beside the clients, or there are none.
    package var mocksFolder: String? {
      if case .folder(let folder)? = mocks { folder } else { nil }
    }
  }

  /// Reads `sdkgen.json`: text in, settings out, each mistake with its location.
  ///
  /// `defaults` are the options of an entry without settings.
  package static func read(
    _ bytes: [UInt8], file: String, defaults: GenerationOptions = .init()
  ) -> Diagnosed<Configuration> {
    let found = Findings()
    var configuration = Configuration()
    let first = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    if let first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      found.report(.notSettings(at: SourceLocation(file: file, line: 1, column: 1)))
    } else if let node = found.take(readJSON(bytes, file: file)) {
      configuration.read(node, besides: file, defaults: defaults, found)
    }
    return Diagnosed(configuration, found.diagnostics)
  }

  private mutating func read(
    _ node: Node, besides file: String, defaults: GenerationOptions, _ found: Findings
  ) {
    guard node.kind == .object else {
      return found.report(node.isNot("an object with a key 'specs'"))
    }
    if node["specs"] == nil,
      ["openapi", "swagger", "server", "models"].contains(where: { node[$0] != nil })
    {
      return found.report(.notSettings(at: node.location))
    }
    found.report(
      node.members.compactMap { $0.unlessKnown(["specs", "$schema"], in: "sdkgen.json") })
    guard let specs = node["specs"]?.value else {
      return found.report(.missingKey("specs", of: "sdkgen.json", at: node.location))
    }
    if specs.kind != .array { found.report(specs.isNot("an array of specs")) }
    location = specs.location
    entries = specs.elements.compactMap {
      found.take(Entry.read($0, besides: file, defaults: defaults))
    }
  }
}

/// The keys by which other tools call `spec`.
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
    let findings = Findings()
    for member in node.members {
      if let setting = settings.first(where: { $0.key == member.key }) {
        entry.locations[member.key] = member.value.location
        setting.apply(
          WrittenSetting(node: member.value, file: file, found: findings), &entry)
      } else if let unknown = member.unlessKnown(settings.map(\.key), in: "an entry of 'specs'") {
        findings.report(unknown)
      }
    }
    entry.options.reading.location = entry.location
    entry.options.planning.mocks =
      switch entry.mocks {
      case nil: nil
      case .besideClients: .besideClients
      case .folder: .apart(module: entry.module)
      }
    if case .only = entry.options.planning.contract {
      entry.options.planning.contract = .only(module: entry.module)
    }
    let found =
      findings.diagnostics + [entry.missingModule].compactMap(\.self) + entry.settingsWithoutEffect
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

  private var settingsWithoutEffect: [Diagnostic] {
    let planning = options.planning
    func withoutEffect(_ keys: [String], _ why: String) -> [Diagnostic] {
      keys.compactMap { key in
        locations[key].map { .settingWithoutEffect(key, why, at: $0) }
      }
    }
    if case .only = planning.contract {
      let others = [
        "protocols", "decorators", "mocks", "samples", "completionHandlers", "publishers",
      ]
      return withoutEffect(others, "beside a 'contract' that is \"only\"")
    }
    return planning.hasDecorators && planning.protocols == nil && planning.mocks == nil
      ? withoutEffect(["decorators"], "without 'protocols' or 'mocks'") : []
  }

  /// The settings of this entry that have no effect where the build plugin decides what is written and
  /// where.
  package var unusableInBuild: [(key: String, location: SourceLocation?)] {
    Setting.all.filter { !$0.isForBuilds || $0.key == "mocks" && mocksFolder != nil }
      .filter { locations[$0.key] != nil }.map { ($0.key, locations[$0.key]) }
  }
}

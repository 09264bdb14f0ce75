package import SDKGenDiagnostics
internal import SDKGenSourceText

extension Configuration {
  /// Reads `sdkgen.json`: text in, settings out, each mistake with its place.
  package static func read(_ bytes: [UInt8], file: String) -> Diagnosed<Configuration> {
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
    let entries = specs.elements.map { Entry.read($0, besides: file) }
    let wrong = specs.kind == .array ? [] : [specs.isNot("an array of specs")]
    return Diagnosed(
      Configuration(entries: entries.compactMap(\.value)),
      document.diagnostics + unknown + wrong + entries.flatMap(\.diagnostics))
  }
}

extension Configuration.Entry {
  /// What a spec's settings may say.
  private enum Key: String, CaseIterable {
    case spec, output, access, include, exclude, rename, types, conformances, overlays, mocks
    case templates, module, shards, acronyms
  }

  fileprivate static func read(_ node: Node, besides file: String) -> Diagnosed<Self?> {
    guard node.kind == .object else { return Diagnosed(nil, [node.isNot("an object")]) }
    guard let spec = node["spec"]?.value else {
      return Diagnosed(nil, [.missingKey("spec", of: "an entry of 'specs'", at: node.location)])
    }
    var entry = Self(spec: "", location: spec.location)
    var diagnostics: [Diagnostic] = []
    for member in node.members { diagnostics += entry.set(member, besides: file) }
    return Diagnosed(entry, diagnostics)
  }

  /// Takes over one setting and says what is wrong with it.
  private mutating func set(_ member: Node.Member, besides file: String) -> [Diagnostic] {
    guard let key = Key(rawValue: member.key) else {
      return [member.unlessKnown(Key.allCases.map(\.rawValue), in: "an entry of 'specs'")]
        .compactMap { $0 }
    }
    let value = member.value
    switch key {
    case .spec: return assign(value.path(besides: file), to: &spec)
    case .output: return assign(value.path(besides: file), to: &output)
    case .mocks: return assign(value.path(besides: file), to: &mocks)
    case .templates: return assign(value.path(besides: file), to: &templates)
    case .module: return assign(value.module, to: &module)
    case .shards: return assign(value.shards, to: &shards)
    case .access: return assign(value.access, to: &access)
    case .include: return assign(value.selectors, to: &selection.include)
    case .exclude: return assign(value.selectors, to: &selection.exclude)
    case .conformances: return assign(value.conformances, to: &conformances)
    case .acronyms: return assign(value.acronyms, to: &acronyms)
    case .rename: return assign(value.renamings, to: &renamings)
    case .types: return assign(value.typeMappings, to: &types)
    case .overlays: return assign(value.overlays(besides: file), to: &overlays)
    }
  }
}

private func assign<Value>(_ read: Diagnosed<Value>, to target: inout Value) -> [Diagnostic] {
  if !read.hasErrors { target = read.value }
  return read.diagnostics
}

private func assign<Value>(_ read: Diagnosed<Value>, to target: inout Value?) -> [Diagnostic] {
  if !read.hasErrors { target = read.value }
  return read.diagnostics
}

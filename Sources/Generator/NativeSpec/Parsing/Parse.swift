package import SDKGenDiagnostics
package import SDKGenSourceText

let documentKeys = [
  "$schema", "name", "about", "server", "servers", "defaults", "models", "groups", "endpoints",
  "auth", "dates", "acronyms", "namespace", "import", "serverRequired",
]

/// Reads what was written: `Node` in, `SpecDocument` out, names unresolved.
package func parse(_ node: Node) -> Diagnosed<SpecDocument> {
  var keys = ObjectReader(node, "a spec", keys: documentKeys)
  keys.require("name")
  keys.allowOne(of: ["server", "servers"])
  let name = keys.readAny("name", parseName)
  _ = keys.readAny("$schema", parseString)
  let only = keys.readAny("server", parseOnlyServer)
  return keys.finish(
    SpecDocument(
      name: name ?? Located("API", at: node.location),
      about: keys.readAny("about", parseText),
      servers: only.map { [$0] } ?? keys.read("servers", parseServers) ?? [],
      isServerRequired: keys.read("serverRequired", parseBool) ?? false,
      defaults: keys.read("defaults", parseDefaults),
      models: keys.read("models") { parseMembers($0, $1, parseModel) } ?? [],
      groups: keys.groups(),
      auth: keys.read("auth", parseSchemes) ?? [],
      dates: keys.read("dates", parseTypeExpression),
      acronyms: keys.read("acronyms", parseTexts) ?? [],
      isNamespaced: keys.read("namespace", parseBool) ?? false,
      imports: keys.read("import", parseLocatedTexts) ?? [],
      location: name?.location ?? node.location))
}

private func parseName(_ node: Node, _ what: String) -> Diagnosed<Located<String>?> {
  let name = parseLocatedText(node, what)
  guard let text = name.value, !text.value.contains(where: \.isLetter) else { return name }
  return Diagnosed(nil, [.nameWithoutLetter(text.value, at: text.location)])
}

extension ObjectReader {
  fileprivate mutating func groups() -> [SpecGroup] {
    let groups = read("groups") { parseMembers($0, $1, parseGroup) } ?? []
    guard let endpoints = self["endpoints"] else { return groups }
    let own = SpecGroup(
      name: nil, settings: SpecSettings(),
      endpoints: take(parseMembers(endpoints.value, "'endpoints'", parseEndpoint)),
      location: endpoints.keyLocation)
    // In the order of the file, as everything.
    let keys = node.members.map(\.key)
    let isFirst = keys.first { $0 == "endpoints" || $0 == "groups" } == "endpoints"
    return isFirst ? [own] + groups : groups + [own]
  }
}

private func parseGroup(_ member: Node.Member) -> Diagnosed<SpecGroup?> {
  var keys = ObjectReader(
    member.value, "a group", keys: ["about", "swift", "endpoints"] + settingKeys)
  keys.require("endpoints")
  return keys.finish(
    SpecGroup(
      name: member.key,
      swiftName: keys.readAny("swift", parseSwiftName),
      about: keys.readAny("about", parseText),
      settings: keys.settings(),
      endpoints: keys.read("endpoints") { parseMembers($0, $1, parseEndpoint) } ?? [],
      location: member.keyLocation))
}

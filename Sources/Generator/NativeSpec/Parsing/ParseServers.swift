import SDKGenDiagnostics
import SDKGenSourceText

/// `"server": "https://…"`; an object may stand here as in `servers`.
func parseOnlyServer(_ node: Node, _ what: String) -> Diagnosed<SpecServer?> {
  parseServer(nil, node, what, at: node.location)
}

func parseServers(_ node: Node, _ what: String) -> Diagnosed<[SpecServer]> {
  var servers = parseMembers(node, what) {
    parseServer($0.key, $0.value, "'\($0.key)'", at: $0.keyLocation)
  }
  if node.kind == .object, node.members.isEmpty {
    servers.diagnostics.append(.emptyList(what, hint: "it needs a server", at: node.location))
  }
  return servers
}

private func parseServer(
  _ name: String?, _ node: Node, _ what: String, at location: SourceLocation
) -> Diagnosed<SpecServer?> {
  if node.string != nil {
    return Diagnosed(SpecServer(name: name, url: node, variables: [], location: location))
  }
  guard node.kind == .object else {
    return Diagnosed(nil, [.wrongKind(what, expected: "a URL or an object", found: node)])
  }
  var keys = ObjectReader(node, "a server", keys: ["url", "about", "variables"])
  keys.require("url")
  let url = keys.readAny("url") { node, what in
    let text = parseText(node, what)
    return Diagnosed(text.value.map { _ in node }, text.diagnostics)
  }
  let about = keys.readAny("about", parseText)
  let variables = keys.read("variables") { parseMembers($0, $1, parseVariable) } ?? []
  return keys.finish(
    url.map {
      SpecServer(name: name, about: about, url: $0, variables: variables, location: location)
    })
}

private func parseVariable(_ member: Node.Member) -> Diagnosed<SpecServer.Variable?> {
  var keys = ObjectReader(member.value, "a variable", keys: ["default", "enum"])
  let standard = keys.readAny("default", parseLocatedText)
  let allowed = keys.read("enum", parseTexts) ?? []
  if let standard, !allowed.isEmpty, !allowed.contains(standard.value) {
    keys.report(
      .unknownChoice(standard.value, for: "'default'", among: allowed, at: standard.location))
  }
  return keys.finish(
    SpecServer.Variable(
      name: member.key, default: standard, allowed: allowed, location: member.keyLocation))
}

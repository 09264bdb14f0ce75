internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The servers of a document and of single operations.
struct ServerList {
  private var all: [Server] = []
  /// The document has a server for every call: the first. Otherwise all are operations'.
  private(set) var hasDefault = false
  /// The servers of the document itself, among which callers choose, each once.
  private var choices: [Listed] = []
  /// The URL of the document's first server: `/` where it states none (OpenAPI Object, `servers`).
  private var base = "/"
  /// The hosts that have their place in the choices.
  private var placed: Set<Int> = []
  /// The hosts that have none in some, since the caller must give a part of their address.
  private var open: Set<Int> = []

  /// A server as it is listed, with its position in `all`.
  private struct Listed {
    var element: Element
    var index: Int

    var name: String? { element.text("name") }
    var description: String? { trimmed(element.text("description")) }

    /// What people may call it: `production`, also of `The production environment`.
    var labels: Set<String> {
      let all = [name, described(description), description]
      return Set(all.compactMap { $0?.lowercased() })
    }

    /// Where both have a name, nothing else is compared.
    func hasName(of other: Listed) -> Bool { name != nil && name == other.name }

    func hasDescription(of other: Listed) -> Bool {
      (name == nil || other.name == nil) && description != nil && description == other.description
    }
  }

  /// The servers of the whole document. `operations` are the lists of its operations: where each has a host, and the
  /// document none, those of the first operation take its place.
  static func of(_ root: Element, operations: [[Element]]) -> Diagnosed<ServerList> {
    var list = ServerList()
    let own = root["servers"]?.elements ?? []
    let found = list.choose(among: own)
    list.base = own.first.flatMap { filledURL($0) } ?? "/"
    if list.choices.isEmpty, operations.allSatisfy(namesHost), let first = operations.first {
      _ = list.choose(among: first.filter { serverReference($0) == nil })
    }
    list.hasDefault = !list.choices.isEmpty
    return Diagnosed(list, found)
  }

  private mutating func choose(among list: [Element]) -> [Diagnostic] {
    list.flatMap { element in
      let added = add(element)
      if let index = added.value, !choices.contains(where: { $0.index == index }) {
        choices.append(Listed(element: element, index: index))
      }
      return added.diagnostics
    }
  }

  /// Returns whether the first server of a list is a host, not a path in place of the client's.
  private static func namesHost(_ list: [Element]) -> Bool {
    let first = list.lazy.compactMap { element in
      serverReference(element).map { $0.value == nil ? nil : false }
        ?? (serverParts(element, scheme: "https").value == nil ? nil : true)
    }.first
    return first ?? false
  }

  /// The position of a server, which is added if it is new; nil when it is none.
  ///
  /// A server is its URL and its variables: one with other defaults is another host.
  /// `scheme` is that of a URL that has none, `//host`; nil: such a URL is relative.
  mutating func add(_ element: Element, scheme: String? = nil) -> Diagnosed<Int?> {
    let parts = serverParts(element, scheme: scheme)
    guard let url = parts.value else { return Diagnosed(nil, parts.diagnostics) }
    let allowsInsecureServer = InsecureServerExtension.isTrue(in: element)
    if let known = all.firstIndex(where: { $0.url == url }) {
      if allowsInsecureServer { all[known].allowsInsecureServer = true }
      return Diagnosed(known)
    }
    all.append(
      Server(
        name: name(for: element, url),
        about: joined(element.markdown("description"), variablesText(of: element)), url: url,
        allowsInsecureServer: allowsInsecureServer, location: element.location))
    return Diagnosed(all.count - 1, parts.diagnostics)
  }

  /// Returns the server of an operation from the list that applies to it: the name of one of `all`, or a path in place
  /// of that of the client's server. Nil: the client's. `others` says that nothing is sent to some of the list.
  mutating func server(_ list: [Element]) -> Diagnosed<(name: String?, others: Bool)> {
    let scheme = base.hasPrefix("http://") ? "http" : "https"
    var found: [Diagnostic] = []
    var hosts: [Listed] = []
    var paths: [(path: String, isFirst: Bool)] = []
    for element in list {
      if let reference = serverReference(element) {
        if let path = reference.value { paths.append((path, hosts.isEmpty)) }
        found += reference.diagnostics
      } else {
        let added = add(element, scheme: scheme)
        if let index = added.value { hosts.append(Listed(element: element, index: index)) }
        found += added.diagnostics
      }
    }
    if let first = paths.first, first.isFirst {
      return Diagnosed((leads(first.path, to: base) ? nil : first.path, list.count > 1), found)
    }
    guard let host = hosts.first else { return Diagnosed((nil, false), found) }
    let isDefault = host.index == 0 && hasDefault
    let partners = isDefault ? choices : partners(among: hosts)
    if !isDefault, placed.insert(host.index).inserted { found += place(host, partners) }
    let used = Set(partners.compactMap { $0?.index } + [host.index])
    let isUnused = !paths.isEmpty || hosts.contains { !used.contains($0.index) }
    return Diagnosed((isDefault ? nil : all[host.index].name, isUnused), found)
  }

  /// Returns for each choice the server of an operation that belongs to it: the one of the same name, else of the same
  /// description, else the only one that is called alike; if there are none, that of the same position in a list as long.
  private func partners(among hosts: [Listed]) -> [Listed?] {
    var partners: [Listed?] = choices.map { _ in nil }
    var used: Set<Int> = []
    func pair(_ index: Int, with hosts: [Listed]) {
      // Several of one name stand in the same order.
      guard let host = hosts.first(where: { !used.contains($0.index) }) ?? hosts.first else {
        return
      }
      partners[index] = host
      used.insert(host.index)
    }
    for isSame in [Listed.hasName, Listed.hasDescription] {
      for index in choices.indices where partners[index] == nil {
        pair(index, with: hosts.filter { isSame(choices[index])($0) })
      }
    }
    let open = choices.indices.filter { partners[$0] == nil }
    let free = hosts.filter { !used.contains($0.index) }
    func areAlike(_ left: Listed, _ right: Listed) -> Bool {
      !left.labels.isDisjoint(with: right.labels)
    }
    for index in open {
      let alike = free.filter { areAlike(choices[index], $0) }
      if alike.count == 1, open.filter({ areAlike(choices[$0], alike[0]) }).count == 1 {
        pair(index, with: alike)
      }
    }
    if partners.contains(where: { $0 != nil }) { return partners }
    return hosts.count == choices.count ? hosts : partners
  }

  /// Gives each choice its address of a host, which is the host's own for those that have none. Reports these.
  private mutating func place(_ host: Listed, _ partners: [Listed?]) -> [Diagnostic] {
    guard let name = all[host.index].name else { return [] }
    var lost: [String] = []
    for (choice, partner) in zip(choices, partners) {
      guard choice.index != host.index else { continue }
      func address(_ listed: Listed) -> Server.Host? {
        all[listed.index].host(named: name, of: all[choice.index])
      }
      let partner = partner.flatMap(address)
      guard let address = partner ?? address(host) else {
        open.insert(host.index)
        continue
      }
      all[choice.index].hosts.append(address)
      if partner == nil, choice.index != 0, all[choice.index].authority != all[0].authority,
        let own = all[choice.index].name
      {
        lost.append(own)
      }
    }
    return (lost.isEmpty ? [] : [.missingHost(host.element, of: lost)])
      + (open.contains(host.index) ? [.openHost(host.element, named: name)] : [])
  }

  /// The servers that callers choose among, and hosts whose address only they can give; if there are none, the hosts of
  /// operations. The only choice has no name, unless callers can choose parts of it.
  var named: [Server] {
    guard hasDefault else { return placed.sorted().map { all[$0] } }
    var servers = choices.map { all[$0.index] }
    servers += open.subtracting(choices.map(\.index)).sorted().map { all[$0] }
    if servers.count == 1, !servers[0].hasVariables { servers[0].name = nil }
    return servers
  }

  private func name(for element: Element, _ url: [Server.Part]) -> String {
    let candidates = [
      element.text("name"), described(element.text("description")), host(element.text("url")),
      all.isEmpty ? "main" : nil,
    ].compactMap { $0 }
    let taken = Set(all.compactMap(\.name))
    let base = candidates.first ?? "server"
    let withDefaults = ([base] + url.defaults).joined(separator: " ")
    if let free = (candidates + [withDefaults]).first(where: { !taken.contains($0) }) {
      return free
    }
    let numbered = (2...(all.count + 2)).lazy.map { "\(base) \($0)" }
    return numbered.first { !taken.contains($0) } ?? base
  }
}

extension Server {
  /// The host and port as they are written.
  fileprivate var authority: String {
    let text = url.map { if case .literal(let text) = $0 { text } else { "{}" } }.joined()
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
    return String(rest.prefix { $0 != "/" })
  }

  fileprivate var hasVariables: Bool {
    url.contains { part in
      if case .variable = part { true } else { false }
    }
  }
}

extension [Server.Part] {
  /// The defaults of the variables, which tell servers of the same URL apart.
  fileprivate var defaults: [String] {
    compactMap { part in
      if case .variable(_, let value, _) = part { value } else { nil }
    }
  }
}

/// A list of the variables of a URL that are described.
private func variablesText(of server: Element) -> String? {
  let lines = (server["variables"]?.members ?? []).compactMap { variable in
    variable.markdown("description").map { about in
      "- `\(variable.name)`: " + about.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}

/// `Server for file uploads.` is `file uploads`; nil when it is a sentence and no name.
private func described(_ text: String?) -> String? {
  guard let sentence = text?.split(whereSeparator: { ".\n(:,;".contains($0) }).first else {
    return nil
  }
  let words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    .filter { !fillers.contains($0.lowercased()) }
  guard 1...3 ~= words.count, words[0].first?.isLetter == true else { return nil }
  return words.joined(separator: " ").lowercased()
}

private let fillers: Set = [
  "server", "servers", "api", "the", "a", "an", "our", "for", "of", "this", "is", "url", "base",
  "endpoint", "environment", "to", "in", "with", "use", "your", "main",
]

/// `https://upload.example.com/2.0` is `upload`.
private func host(_ url: String?) -> String? {
  let hasScheme = url?.hasPrefix("//") != true
  guard let rest = url?.split(separator: "/").dropFirst(hasScheme ? 1 : 0).first else { return nil }
  let labels = rest.split(separator: ".").filter { !$0.contains("{") && $0 != "www" }
  guard let first = labels.first?.prefix(while: { $0 != ":" }), first.first?.isLetter == true
  else { return nil }
  return String(first)
}

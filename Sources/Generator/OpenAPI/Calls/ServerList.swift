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
  /// The hosts that have their place in the choices, each by itself and what belongs to each choice.
  private var placed: [[Int?]: Int] = [:]
  /// The servers that the lists of operations with a host say belong to each choice.
  private var stated: [Int: [Set<Int>]] = [:]
  /// What the list of an operation comes to, by the place of its first server.
  private var answers: [Pointer: OwnServer] = [:]
  /// The hosts that have none in some, since the caller must give a part of their address.
  private var open: Set<Int> = []

  /// The server of an operation.
  struct OwnServer {
    /// The name of one of all servers, or a path in place of that of the client's server. Nil: the client's.
    var name: String?
    /// Nothing is sent to some of the list.
    var hasOthers = false
  }

  /// The servers that an operation lists.
  private struct OwnList {
    var count: Int
    var hosts: [Listed] = []
    var paths: [String] = []
    var beginsWithPath = false
    var partners: [Listed?] = []
  }

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

    func isSame(as other: Listed) -> Bool { index == other.index }

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
    var found = list.choose(among: own)
    list.base = own.first.flatMap { filledURL($0) } ?? "/"
    if list.choices.isEmpty, operations.allSatisfy(namesHost), let first = operations.first {
      _ = list.choose(among: first.filter { serverReference($0) == nil })
    }
    list.hasDefault = !list.choices.isEmpty
    found += list.answer(operations)
    return Diagnosed(list, found)
  }

  /// Reads all lists before it decides what belongs to a host: what one says of it holds for the others, wherever they
  /// stand.
  private mutating func answer(_ operations: [[Element]]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var lists: [(place: Pointer, own: OwnList)] = []
    var seen: Set<Pointer> = []
    for elements in operations {
      guard let place = elements.first?.pointer, seen.insert(place).inserted else { continue }
      let own = read(elements)
      found += own.diagnostics
      lists.append((place, own.value))
      guard let host = own.value.hosts.first else { continue }
      for (choice, partner) in own.value.partners.enumerated() {
        guard let partner else { continue }
        stated[host.index, default: choices.map { _ in [] }][choice].insert(partner.index)
      }
    }
    for (place, own) in lists {
      let server = server(own)
      answers[place] = server.value
      found += server.diagnostics
    }
    return found
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

  /// The server of an operation from the list that applies to it.
  func server(_ list: [Element]) -> OwnServer {
    list.first.flatMap { answers[$0.pointer] } ?? OwnServer()
  }

  private mutating func read(_ list: [Element]) -> Diagnosed<OwnList> {
    let scheme = base.hasPrefix("http://") ? "http" : "https"
    var found: [Diagnostic] = []
    var own = OwnList(count: list.count)
    for element in list {
      if let reference = serverReference(element) {
        if let path = reference.value {
          own.beginsWithPath = own.beginsWithPath || own.hosts.isEmpty
          own.paths.append(path)
        }
        found += reference.diagnostics
      } else {
        let added = add(element, scheme: scheme)
        if let index = added.value { own.hosts.append(Listed(element: element, index: index)) }
        found += added.diagnostics
      }
    }
    own.partners = partners(among: own.hosts)
    return Diagnosed(own, found)
  }

  private mutating func server(_ own: OwnList) -> Diagnosed<OwnServer> {
    if own.beginsWithPath, let path = own.paths.first {
      return Diagnosed(
        OwnServer(name: leads(path, to: base) ? nil : path, hasOthers: own.count > 1))
    }
    guard let host = own.hosts.first else { return Diagnosed(OwnServer()) }
    let used = Set(own.partners.compactMap { $0?.index } + [host.index])
    let hasOthers = !own.paths.isEmpty || own.hosts.contains { !used.contains($0.index) }
    let isDefault = hasDefault && host.index == 0
    let partners = choices.indices.map { choice -> Int? in
      if let partner = own.partners[choice] { return partner.index }
      if isDefault { return choices[choice].index }
      let others = stated[host.index]?[choice] ?? []
      return others.count == 1 ? others.first : nil
    }
    if hasDefault, partners == choices.map(\.index) {
      return Diagnosed(OwnServer(hasOthers: hasOthers))
    }
    let key = [host.index] + partners
    if let known = placed[key] {
      return Diagnosed(OwnServer(name: all[known].name, hasOthers: hasOthers))
    }
    var index = host.index
    // The same server again, to which other ones belong.
    if isDefault || placed.values.contains(index) {
      var other = all[index]
      other.name = free(
        [hostLabel(host.element.text("url")), other.name].compactMap { $0 }, other.url)
      other.hosts = []
      index = all.count
      all.append(other)
    }
    placed[key] = index
    let found = place(Listed(element: host.element, index: index), partners)
    return Diagnosed(OwnServer(name: all[index].name, hasOthers: hasOthers), found)
  }

  /// Returns for each choice the server of an operation that belongs to it: itself, else the one of the same name, else
  /// of the same description, else the only one that is called alike; if there are none, that of the same position in a
  /// list as long.
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
    for isSame in [Listed.isSame, Listed.hasName, Listed.hasDescription] {
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
    guard hosts.count == choices.count else { return partners }
    // A list that repeats some of the choices says of the others by their place alone what they are.
    let isLikeChoices = zip(choices, hosts).allSatisfy { choice, host in
      choice.isSame(as: host) || choice.labels.isEmpty || host.labels.isEmpty
    }
    let isByPlace = zip(partners, zip(choices, hosts)).allSatisfy { partner, place in
      partner == nil || partner?.index == place.0.index && place.0.isSame(as: place.1)
    }
    return partners.allSatisfy { $0 == nil } || isLikeChoices && isByPlace ? hosts : partners
  }

  /// Gives each choice its address of a host, which is the host's own for those that have none. Reports these.
  private mutating func place(_ host: Listed, _ partners: [Int?]) -> [Diagnostic] {
    guard let name = all[host.index].name else { return [] }
    var lost: [String] = []
    for (choice, partner) in zip(choices, partners) where choice.index != host.index {
      func address(_ index: Int) -> Server.Host? {
        all[index].host(named: name, of: all[choice.index])
      }
      let partner = partner.flatMap(address)
      guard let address = partner ?? address(host.index) else {
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
    guard hasDefault else { return placed.values.sorted().map { all[$0] } }
    var servers = choices.map { all[$0.index] }
    servers += open.subtracting(choices.map(\.index)).sorted().map { all[$0] }
    if servers.count == 1, !servers[0].hasVariables { servers[0].name = nil }
    return servers
  }

  private func name(for element: Element, _ url: [Server.Part]) -> String {
    let candidates = [
      element.text("name"), described(element.text("description")), hostLabel(element.text("url")),
      all.isEmpty ? "main" : nil,
    ]
    return free(candidates.compactMap { $0 }, url)
  }

  /// Returns the first name that no server has, else the first one with the defaults of the URL or a number.
  private func free(_ candidates: [String], _ url: [Server.Part]) -> String {
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

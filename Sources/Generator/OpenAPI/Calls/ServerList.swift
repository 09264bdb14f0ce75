internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The servers of a document and of single operations.
struct ServerList {
  private var all: [Server] = []
  /// The document has a server for every call: the first. Otherwise all are operations'.
  private(set) var hasDefault = false
  /// The servers of the document itself, among which callers choose, each once.
  private var choices: [ListedServer] = []
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
  /// The paths that operations have in place of those of servers.
  private var paths: [String] = []
  /// The variables of servers that keep their defaults where these are hosts of a choice.
  private var fixed: [SourceLocation: Set<String>] = [:]
  /// The names of paths that are listed, each for itself and what belongs to each choice.
  private var placedPaths: [[Int?]: String] = [:]
  private let found = Findings()

  /// The server of an operation.
  struct OwnServer {
    /// The name of one of all servers, or a path in place of that of the client's server. Nil: the client's.
    var name: String?
    /// Nothing is sent to some of the list.
    var hasOthers = false
  }

  /// The servers that an operation lists, in order, and which of them belongs to each choice.
  private struct OwnList {
    var servers: [ListedServer] = []
    var partners: [ListedServer?] = []
  }

  /// The servers of the whole document. `operations` are the lists of its operations: where each has a host, and the
  /// document none, those of the first operation take its place.
  static func of(_ root: Element, operations: [[Element]]) -> Diagnosed<ServerList> {
    var list = ServerList()
    let own = root["servers"]?.elements ?? []
    list.choose(among: own)
    list.base = own.first.flatMap { filledURL($0) } ?? "/"
    if list.choices.isEmpty, operations.allSatisfy(\.namesHost), let first = operations.first {
      // What is wrong with others is reported with their operation.
      list.choose(
        among: first.filter { serverReference($0) == nil && serverParts($0).value != nil })
    }
    list.hasDefault = !list.choices.isEmpty
    list.answer(operations)
    return Diagnosed(list, list.found.diagnostics)
  }

  /// Reads all lists before it decides what belongs to a host: what one says of it holds for the others, wherever they
  /// stand.
  private mutating func answer(_ operations: [[Element]]) {
    var lists: [(place: Pointer, own: OwnList)] = []
    var seen: Set<Pointer> = []
    for elements in operations {
      guard let place = elements.first?.pointer, seen.insert(place).inserted else { continue }
      let own = read(elements)
      lists.append((place, own))
      guard let host = own.servers.first, host.path == nil else { continue }
      for (choice, partner) in own.partners.enumerated() {
        guard let partner, partner.path == nil else { continue }
        stated[host.index, default: choices.map { _ in [] }][choice].insert(partner.index)
      }
    }
    for (place, own) in lists { answers[place] = server(own) }
    for server in lists.flatMap(\.own.servers) {
      guard let names = fixed.removeValue(forKey: server.element.location) else { continue }
      found.report(.fixedVariables(names.sorted(), server.element))
    }
  }

  private mutating func choose(among list: [Element]) {
    for element in list {
      guard let index = add(element), !choices.contains(where: { $0.index == index }) else {
        continue
      }
      choices.append(ListedServer(element: element, index: index))
    }
  }

  /// The position of a server, which is added if it is new; nil when its URL is no base of calls.
  ///
  /// A server is its URL and its variables: one with other defaults is another host.
  /// `scheme` is that of a URL that has none, `//host`; nil: such a URL is relative.
  private mutating func add(_ element: Element, scheme: String? = nil) -> Int? {
    let parts = serverParts(element, scheme: scheme)
    guard let url = parts.value else {
      found.report(parts.diagnostics)
      return nil
    }
    let allowsInsecureServer = InsecureServerExtension.isTrue(in: element)
    if let known = all.firstIndex(where: { $0.url.leads(whereDoes: url) }) {
      if allowsInsecureServer { all[known].allowsInsecureServer = true }
      return known
    }
    found.report(parts.diagnostics)
    all.append(
      Server(
        name: name(for: element, url),
        about: joined(element.markdown("description"), variablesText(of: element)), url: url,
        allowsInsecureServer: allowsInsecureServer, location: element.location))
    return all.count - 1
  }

  /// The server of an operation from the list that applies to it.
  func server(_ list: [Element]) -> OwnServer {
    list.first.flatMap { answers[$0.pointer] } ?? OwnServer()
  }

  private mutating func read(_ list: [Element]) -> OwnList {
    let scheme = base.hasPrefix("http://") ? "http" : "https"
    var own = OwnList()
    for element in list {
      switch serverReference(element) {
      case .path(let path, let note):
        let position = paths.firstIndex(of: path) ?? paths.count
        if position == paths.count { paths.append(path) }
        own.servers.append(ListedServer(element: element, index: -1 - position, path: path))
        note.map { found.report($0) }
      case .same: break
      case .unusable(let reason): found.report(reason)
      case nil:
        guard let index = add(element, scheme: scheme) else { continue }
        own.servers.append(ListedServer(element: element, index: index))
      }
    }
    own.partners = own.servers.partners(of: choices)
    return own
  }

  private mutating func server(_ own: OwnList) -> OwnServer {
    guard let host = own.servers.first else { return OwnServer() }
    let used = Set(own.partners.compactMap { $0?.index } + [host.index])
    let hasOthers = own.servers.contains { !used.contains($0.index) }
    if host.path != nil {
      // What belongs to the first choice is that of servers which the document does not list.
      let standard = own.partners.first.flatMap { $0 }.flatMap { $0.path == nil ? nil : $0 } ?? host
      return server(standard, own, hasOthers: hasOthers)
    }
    let isDefault = hasDefault && host.index == 0
    let partners = choices.indices.map { choice -> Int? in
      if let partner = own.partners[choice] { return partner.index }
      if isDefault { return choices[choice].index }
      let others = stated[host.index]?[choice] ?? []
      return others.count == 1 ? others.first : nil
    }
    if hasDefault, partners == choices.map(\.index) { return OwnServer(hasOthers: hasOthers) }
    let key = [host.index] + partners
    if let known = placed[key] { return OwnServer(name: all[known].name, hasOthers: hasOthers) }
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
    let isOfAnother =
      own.partners.first.flatMap { $0 } == nil && own.partners.contains { $0 != nil }
    place(ListedServer(element: host.element, index: index), partners, isOfAnother: isOfAnother)
    return OwnServer(name: all[index].name, hasOthers: hasOthers)
  }

  /// Returns the path that takes the place of that of the client's server. A choice that has another in the list calls
  /// that.
  private mutating func server(
    _ host: ListedServer, _ own: OwnList, hasOthers: Bool
  ) -> OwnServer {
    guard let path = host.path else { return OwnServer() }
    let partners = own.partners.map { $0?.index == host.index ? nil : $0?.index }
    let isAlone = partners.allSatisfy { $0 == nil }
    var lost = isAlone ? lost(own.partners.map { $0?.index }) : []
    defer { reportMissing(host, of: lost) }
    let urls = [base] + choices.compactMap { filledURL($0.element) }
    if isAlone, urls.allSatisfy({ leads(path, to: $0) }) { return OwnServer(hasOthers: hasOthers) }
    let key = [host.index] + partners
    if let known = placedPaths[key] { return OwnServer(name: known, hasOthers: hasOthers) }
    // Where it is the name of another list it says so in other words: `/./v2` leads where `/v2` does.
    var name = path
    while placedPaths.values.contains(name) {
      name = name.hasPrefix("/") ? "/." + name : "./" + name
    }
    placedPaths[key] = name
    for (choice, partner) in zip(choices, partners) {
      guard let partner else { continue }
      // One of whose address callers would have to give a part has none.
      let address = address(of: partner, named: name, for: choice)
      address.map { all[choice.index].hosts.append($0) }
      if address == nil, let own = all[choice.index].name { lost.append(own) }
    }
    return OwnServer(name: name, hasOthers: hasOthers)
  }

  /// Returns the address of a listed server with a choice.
  private mutating func address(
    of index: Int, named name: String, for choice: ListedServer
  ) -> Server.Host? {
    let server = all[choice.index]
    if index >= 0 {
      let host = all[index].host(named: name, of: server)
      let names = host == nil ? [] : all[index].fixedVariables(of: server)
      if !names.isEmpty { fixed[all[index].location, default: []].formUnion(names) }
      return host
    }
    return server.url(at: paths[-1 - index]).map {
      Server.Host(
        name: name, url: $0, allowsInsecureServer: server.allowsInsecureServer,
        location: choice.element.location)
    }
  }

  /// Returns the choices for which nothing is listed, where something is for others.
  private func lost(_ partners: [Int?]) -> [String] {
    guard partners.contains(where: { $0 != nil }) else { return [] }
    return zip(choices, partners).compactMap { $1 == nil ? all[$0.index].name : nil }
  }

  private func reportMissing(_ host: ListedServer, of choices: [String]) {
    if !choices.isEmpty { found.report(.missingHost(host.element, of: choices)) }
  }

  /// Gives each choice its address of a host, which is the host's own for those that have none. Reports these.
  ///
  /// - `isOfAnother`: the list has servers for other choices than the first.
  private mutating func place(
    _ host: ListedServer, _ partners: [Int?], isOfAnother: Bool
  ) {
    guard let name = all[host.index].name else { return }
    var lost: [String] = []
    for (choice, partner) in zip(choices, partners) where choice.index != host.index {
      let partner = partner.flatMap { address(of: $0, named: name, for: choice) }
      guard let address = partner ?? address(of: host.index, named: name, for: choice) else {
        open.insert(host.index)
        continue
      }
      all[choice.index].hosts.append(address)
      let isLost =
        choice.index == 0 ? isOfAnother : all[choice.index].authority != all[0].authority
      if partner == nil, isLost, let own = all[choice.index].name { lost.append(own) }
    }
    reportMissing(host, of: lost)
    if open.contains(host.index) { found.report(.openHost(host.element, named: name)) }
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
      trimmed(element.text("name")), described(element.text("description")),
      hostLabel(element.text("url")),
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

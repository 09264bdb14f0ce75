internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The servers of a document and of single operations.
struct ServerList {
  private(set) var all: [Server] = []
  /// The document has a server for every call: the first. Otherwise all are operations'.
  private(set) var hasDefault = false

  /// The servers of the whole document.
  static func of(_ root: Element) -> Diagnosed<ServerList> {
    var list = ServerList()
    guard let servers = root["servers"] else { return Diagnosed(list) }
    var found: [Diagnostic] = []
    for element in servers.elements { found += list.add(element).diagnostics }
    list.hasDefault = !list.all.isEmpty
    return Diagnosed(list, found)
  }

  /// The position of a server, which is added if it is new; nil when it is none.
  ///
  /// A server is its URL and its variables: one with other defaults is another host.
  mutating func add(_ element: Element) -> Diagnosed<Int?> {
    let parts = serverParts(element)
    guard let url = parts.value else { return Diagnosed(nil, parts.diagnostics) }
    if let known = all.firstIndex(where: { $0.url == url }) { return Diagnosed(known) }
    all.append(
      Server(
        name: name(for: element, url), about: element.markdown("description"), url: url,
        location: element.location))
    return Diagnosed(all.count - 1, parts.diagnostics)
  }

  /// The servers of the document and of operations. The only one has no name, unless it is an
  /// operation's or callers can choose parts of it.
  var named: [Server] {
    guard hasDefault, all.count == 1, var only = all.first, !only.hasVariables else { return all }
    only.name = nil
    return [only]
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
  guard let rest = url?.split(separator: "/").dropFirst().first else { return nil }
  let labels = rest.split(separator: ".").filter { !$0.contains("{") && $0 != "www" }
  guard let first = labels.first?.prefix(while: { $0 != ":" }), first.first?.isLetter == true
  else { return nil }
  return String(first)
}

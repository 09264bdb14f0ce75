internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The URL of a server with its variables; nil, with the reason, when it is no base of calls.
///
/// `scheme` is that of a URL that has none, `//host`; nil: such a URL is relative.
func serverParts(_ element: Element, scheme: String? = nil) -> Diagnosed<[Server.Part]?> {
  guard let url = element["url"], var text = writtenURL(element) else {
    return Diagnosed(nil, [.missingMember("url", of: "a server", element)])
  }
  if let scheme, text.hasPrefix("//") { text = scheme + ":" + text }
  guard isAbsolute(text) else { return Diagnosed(nil, [.relativeServer(text, url)]) }
  var found: [Diagnostic] = []
  guard let pieces = serverParts(of: text) else {
    return Diagnosed(nil, [.serverURL(text, reason: "its braces must enclose names", at: url)])
  }
  let variables = element["variables"]
  var parts = pieces.map { piece -> Server.Part in
    guard case .variable(let name, _, _) = piece else { return piece }
    guard let variable = variables?[name] else {
      found.append(.undeclaredVariable(name, url))
      return piece
    }
    var standard = variable.text("default")
    // `default: "{your-agent-url}"`, `default: <your host>`
    if let text = standard, text.contains("{") || text.contains("<") {
      found.append(.placeholder(name, variable["default"] ?? variable))
      standard = nil
    }
    var allowed = (variable["enum"]?.elements ?? []).compactMap(\.text)
    if let standard, !allowed.isEmpty, !allowed.contains(standard) { allowed.append(standard) }
    return .variable(name: name, default: standard, allowed: allowed)
  }
  for variable in variables?.members ?? []
  where !pieces.contains(where: { $0.isVariable(variable.name) }) {
    found.append(.unusedVariable(variable))
  }
  parts.removeUselessChoices()
  // `https://{tenant}.example` with nothing in its place
  for index in parts.indices where urlProblem(parts) != nil {
    guard case .variable(let name, "", let allowed) = parts[index] else { continue }
    parts[index] = .variable(name: name, default: nil, allowed: allowed.filter { !$0.isEmpty })
    found.append(.emptyVariable(name, variables?[name]?["default"] ?? url))
  }
  if let why = urlProblem(parts) {
    return Diagnosed(nil, [.serverURL(text, reason: why, at: url)])
  }
  return Diagnosed(parts, found)
}

/// The URL of a server with the defaults of its variables, where they have some.
func filledURL(_ element: Element) -> String? {
  writtenURL(element).map { text in
    (serverParts(of: text) ?? [.literal(text)]).map { part in
      switch part {
      case .literal(let text): text
      case .variable(let name, _, _):
        element["variables"]?[name]?.text("default") ?? "{\(name)}"
      }
    }.joined()
  }
}

/// The URLs of a server with the values that its variables are known to have.
func knownURLs(_ element: Element) -> [String] {
  guard let text = writtenURL(element) else { return [] }
  return (serverParts(of: text) ?? [.literal(text)]).map { part -> Server.Part in
    guard case .variable(let name, _, _) = part, let variable = element["variables"]?[name] else {
      return part
    }
    return .variable(
      name: name, default: variable.text("default"),
      allowed: (variable["enum"]?.elements ?? []).compactMap(\.text))
  }.knownURLs
}

/// What a relative URL of an operation's server stands for.
enum ServerReference {
  /// A path in place of that of the client's server: `/v2`, `./v2`. The note says that its variables have their defaults.
  case path(String, note: Diagnostic?)
  /// The client's server.
  case same
  /// Nothing that calls can be sent to.
  case unusable(Diagnostic)
}

/// Returns what the URL of an operation's server stands for; nil where it is not relative.
func serverReference(_ element: Element) -> ServerReference? {
  guard let url = element["url"], let text = writtenURL(element),
    var path = filledURL(element), !isAbsolute(path), !text.hasPrefix("//")
  else { return nil }
  if path.hasPrefix("//") {
    let why = "with the defaults of its variables it is '\(path)', which begins with a host"
    return .unusable(.serverURL(text, reason: why, at: url))
  }
  // The same again, as any reference without a text (RFC 3986, section 4.4).
  if path.isEmpty { return .same }
  // Another scheme, such as that of WebSocket.
  if path.prefix(while: { $0 != "/" }).hasSuffix(":"), let why = urlProblem(path) {
    return .unusable(.serverURL(text, reason: why, at: url))
  }
  if Diagnostic.beginsWithHost(path) { return .unusable(.hostWithoutScheme(text, url)) }
  if let open = path.firstIndex(of: "{") {
    let name = path[open...].dropFirst().prefix { $0 != "}" }
    return .unusable(.serverURL(text, reason: "'\(name)' has no default", at: url))
  }
  if let why = urlProblem("https://1/" + path) {
    return .unusable(.serverURL(text, reason: why, at: url))
  }
  let note = path == text ? nil : Diagnostic.fixedVariables(path, url)
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  if path == "." || path == ".." { path += "/" }
  return .path(Server.isReference(path) ? path : "./" + path, note: note)
}

/// Returns whether a path in place of that of a URL is the same again.
func leads(_ reference: String, to base: String) -> Bool {
  let path =
    base.firstRange(of: "://").map { base[$0.upperBound...].drop { $0 != "/" } } ?? base[...]
  return segments(of: reference, at: path) == path.split(separator: "/")
}

/// The segments of the path to which a reference leads.
private func segments(of reference: String, at path: some StringProtocol) -> [Substring] {
  let folder = reference.hasPrefix("/") ? "" : path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  return withoutDots("/\(folder)/\(reference)"[...]).split(separator: "/")
}

/// The URL of a server as it is written, with its scheme in lower case and without `.` and `..` in its path (RFC 3986,
/// sections 3.1 and 5.2.4); an empty one is relative.
private func writtenURL(_ element: Element) -> String? {
  guard var text = element.text("url").map({ trimmed($0) ?? "" }) else { return nil }
  let scheme = text.prefix { $0 != ":" }
  if ["http", "https"].contains(scheme.lowercased()) {
    text = scheme.lowercased() + text[scheme.endIndex...]
  }
  guard let host = text.firstRange(of: "://")?.upperBound,
    let path = text[host...].firstIndex(of: "/")
  else { return text }
  return String(text[..<path] + withoutDots(text[path...]))
}

func isAbsolute(_ url: String) -> Bool {
  // A variable may be the scheme itself.
  url.hasPrefix("https://") || url.hasPrefix("http://") || url.hasPrefix("{")
}

extension [Server.Part] {
  /// Removes the values of a variable at the beginning that make no URL of HTTP: `wss`.
  fileprivate mutating func removeUselessChoices() {
    guard case .variable(let name, let standard, let allowed)? = first else { return }
    let useful = allowed.filter { value in
      urlProblem([.variable(name: name, default: value, allowed: [])] + dropFirst()) == nil
    }
    self[0] = .variable(name: name, default: standard, allowed: useful)
  }
}

extension Server.Part {
  fileprivate func isVariable(_ name: String) -> Bool {
    if case .variable(name, _, _) = self { true } else { false }
  }
}

extension Server {
  /// The host and port as they are written.
  var authority: String {
    let text = url.map { if case .literal(let text) = $0 { text } else { "{}" } }.joined()
    let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
    return String(rest.prefix { $0 != "/" })
  }

  /// Returns the URL with another path in place of its own, as a reference leads there (RFC 3986, section 5.2); nil where
  /// a variable is in the way.
  func url(at reference: String) -> [Part]? {
    var host: [Part] = []
    var path: String?
    var isBehindScheme = url.first.map { if case .variable = $0 { true } else { false } } ?? false
    for part in url {
      guard case .literal(let text) = part else {
        if path != nil, !reference.hasPrefix("/") { return nil }
        if path == nil { host.append(part) }
        continue
      }
      var rest = text[...]
      if let found = path {
        path = found + rest
        continue
      }
      if let scheme = rest.firstRange(of: "://") {
        host.append(.literal(String(rest[..<scheme.upperBound])))
        rest = rest[scheme.upperBound...]
        isBehindScheme = true
      }
      let authority = isBehindScheme ? rest.prefix { $0 != "/" } : rest
      if !authority.isEmpty { host.append(.literal(String(authority))) }
      if authority.endIndex < rest.endIndex { path = String(rest[authority.endIndex...]) }
    }
    let segments = SDKGenOpenAPI.segments(of: reference, at: path ?? "")
    return (host + [.literal("/" + segments.joined(separator: "/"))]).joinedLiterals
  }

  var hasVariables: Bool {
    url.contains { part in
      if case .variable = part { true } else { false }
    }
  }
}

extension [Server.Part] {
  /// Returns whether both are one URL: hosts have no case, and a slash at the end says nothing.
  func leads(whereDoes other: Self) -> Bool { self == other || compared == other.compared }

  private var compared: Self {
    var isInPath = false
    var parts = map { part -> Server.Part in
      guard case .literal(let text) = part, !isInPath else { return part }
      let host = text.firstRange(of: "://")?.upperBound ?? text.startIndex
      let path = text[host...].firstIndex(of: "/") ?? text.endIndex
      isInPath = path < text.endIndex
      return .literal(text[..<path].lowercased() + text[path...])
    }
    if case .literal(let text)? = parts.last, text.hasSuffix("/") {
      parts.removeLast()
      if text.count > 1 { parts.append(.literal(String(text.dropLast()))) }
    }
    return parts
  }

  /// The parts with neighbouring texts as one.
  fileprivate var joinedLiterals: Self {
    reduce(into: []) { parts, part in
      if case .literal(let next) = part, case .literal(let text)? = parts.last {
        parts[parts.count - 1] = .literal(text + next)
      } else {
        parts.append(part)
      }
    }
  }

  /// The defaults of the variables, which tell servers of the same URL apart.
  var defaults: [String] {
    compactMap { part in
      if case .variable(_, let value, _) = part { value } else { nil }
    }
  }
}

/// A list of the variables of a URL that are described.
func variablesText(of server: Element) -> String? {
  let lines = (server["variables"]?.members ?? []).compactMap { variable in
    variable.markdown("description").map { about in
      "- `\(variable.name)`: " + about.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}

/// `Server for file uploads.` is `file uploads`; nil when it is a sentence and no name.
func described(_ text: String?) -> String? {
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
func hostLabel(_ url: String?) -> String? {
  let hasScheme = url?.hasPrefix("//") != true
  guard let rest = url?.split(separator: "/").dropFirst(hasScheme ? 1 : 0).first else { return nil }
  let labels = rest.split(separator: ".").filter { !$0.contains("{") && $0 != "www" }
  guard let first = labels.first?.prefix(while: { $0 != ":" }), first.first?.isLetter == true
  else { return nil }
  return String(first)
}

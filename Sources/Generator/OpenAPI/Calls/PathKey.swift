internal import SDKGenSpecReading

/// A key of `paths`: a template, with the suffix that some documents use to have a path twice.
struct PathKey: Equatable {
  enum Part: Equatable {
    case literal(String)
    case parameter(String)
  }

  /// An item behind `?`, or a name in `{?page,size}`.
  struct QueryItem: Equatable {
    var name: String
    /// nil where a parameter has the value: `?page={page}`, `{?page}`.
    var value: String?
    /// The name in the braces that stand for the value; else that of the item.
    var variable: String
    /// Indicates that the item may be left out, as `{?page}` may be.
    var isOptional: Bool

    init(name: String, value: String?, variable: String? = nil, isOptional: Bool = false) {
      self.name = name
      self.value = value
      self.variable = variable ?? name
      self.isOptional = isOptional
    }
  }

  /// As the document writes it.
  let text: String
  var parts: [Part]
  /// The items behind `?`: `/responses?beta=true`.
  var query: [QueryItem]
  /// The part after `#`, which tells the operation from another of the same path and is never sent: `/files/{id}#copy`.
  var fragment: String?
  /// A brace without its partner.
  var isMalformed: Bool
  /// It has parts `.` or `..`, which stand for others (RFC 3986, section 5.2.4).
  var hasDots: Bool
  /// What frameworks write for parameters, where none of the name is declared: `:id`, `*`.
  var foreign: [String]
  /// The names in expressions that keep reserved characters, `{+path}` (RFC 6570, section 3.2.3) or `{name=**}`.
  var reserved: [String]

  /// - `declared`: the names of the operation's parameters in the path.
  /// - `styled`: those that are written with a sign in front, `.json` or `;id=1`.
  init(_ text: String, declared: [String] = [], styled: [String] = []) {
    self.text = text
    let braced = Placeholder.braced(text, declared, styled)
    foreign = braced.foreign
    var key = braced.text[...]
    let expanded = Self.takeQueryExpressions(of: &key)
    let sent = key.prefix { $0 != "#" }
    let rest = key.dropFirst(sent.count + 1)
    fragment = rest.isEmpty || rest.contains("{") ? nil : String(rest)
    reserved = braced.reserved
    let halves = sent.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = withoutDots(halves.first ?? "")
    hasDots = path != halves.first ?? ""
    let template = Self.template(path)
    parts = template.parts
    isMalformed = template.isMalformed
    query =
      (halves.count > 1 ? halves[1] : "").split(separator: "&").map(Self.queryItem)
      + expanded.map { QueryItem(name: $0, value: nil, isOptional: true) }
  }

  private static func queryItem(_ text: Substring) -> QueryItem {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = percentDecoded(sides[0])
    let value = sides.count > 1 ? sides[1] : ""
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}"),
      let variable = names(in: text[open...close]).first
    else { return QueryItem(name: name, value: percentDecoded(value)) }
    // `?{page}`
    return QueryItem(
      name: name.contains("{") ? variable : name, value: nil, variable: variable)
  }

  /// Removes `{?page,size}` and `{&page}` (RFC 6570, sections 3.2.8 and 3.2.9), and returns their names. Those of a
  /// fragment, `{#part}`, are nothing that is sent.
  private static func takeQueryExpressions(of key: inout Substring) -> [String] {
    var found: [String] = []
    var left = ""
    while let open = key.firstIndex(of: "{") {
      let close = key[open...].firstIndex(of: "}").map { key.index(after: $0) } ?? key.endIndex
      let expression = key[open..<close]
      let isQuery = ["{?", "{&"].contains { expression.hasPrefix($0) } && expression.last == "}"
      if isQuery { found += names(in: expression) }
      let isSent = !isQuery && !(expression.hasPrefix("{#") && expression.last == "}")
      left += key[..<open] + (isSent ? expression : "")
      key = key[close...]
    }
    key = (left + key)[...]
    return found
  }

  /// The names in braces: `page` and `tags` in `{?page,tags*}`.
  private static func names(in expression: Substring) -> [String] {
    expression.split { "{}?&,".contains($0) }.compactMap { name in
      let name = name.filter { $0 != " " }.prefix { $0 != "*" && $0 != ":" }
      return name.isEmpty ? nil : String(name)
    }
  }

  /// The names in braces, in order.
  var names: [String] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      if case .parameter(let name) = part, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// The path as it is sent, with names in braces.
  var written: String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The path without names and fragment, as it reads: `["flights", "delayed"]`.
  var words: [String] {
    parts.flatMap { part -> [String] in
      guard case .literal(let text) = part else { return [] }
      // `;id=` belongs to the parameter behind it.
      return text.split(separator: "/").map { percentDecoded($0.prefix { $0 != ";" }) }
        .filter { !$0.allSatisfy { $0 == "." } }
    }
  }

  /// Splits `/a/{b}`, percent-encoding literals as they are sent.
  private static func template(_ text: Substring) -> (parts: [Part], isMalformed: Bool) {
    var parts: [Part] = []
    var isMalformed = false
    var rest = text
    func literal(_ text: Substring) -> Part { .literal(percentEncodedPath(String(text))) }
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inner = rest.index(after: open)
      guard rest[open] == "{",
        let close = rest[inner...].firstIndex(where: { $0 == "}" || $0 == "{" }),
        rest[close] == "}", close > inner
      else {
        isMalformed = true
        if open > rest.startIndex { parts.append(literal(rest[..<open])) }
        parts.append(literal(rest[open..<inner]))
        rest = rest[inner...]
        continue
      }
      if open > rest.startIndex { parts.append(literal(rest[..<open])) }
      parts.append(.parameter(String(rest[inner..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(literal(rest)) }
    return (parts, isMalformed)
  }
}

/// Returns a path in which no part stands for another (RFC 3986, section 5.2.4).
func withoutDots(_ path: Substring) -> Substring {
  var parts: [Substring] = []
  for part in path.split(separator: "/", omittingEmptySubsequences: false) {
    if part == "..", parts.count > 1 { parts.removeLast() }
    if part != ".", part != ".." { parts.append(part) }
  }
  // What ends in such a part ends in a slash.
  let end = path.hasSuffix("/.") || path.hasSuffix("/..") ? "/" : ""
  return (parts.joined(separator: "/") + end)[...]
}

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
  /// What frameworks write for parameters, where none of the name is declared: `:id`, `*`.
  var foreign: [String]

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
    fragment = rest.isEmpty ? nil : String(rest)
    let halves = sent.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let template = Self.template(halves.first ?? "")
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

  /// The path without names and fragment, as it reads: `["flights", "delayed"]`.
  var words: [String] {
    parts.flatMap { part -> [String] in
      guard case .literal(let text) = part else { return [] }
      return text.split(separator: "/").map(percentDecoded)
    }
  }

  /// Splits `/a/{b}`, percent-encoding literals as they are sent.
  private static func template(_ text: Substring) -> (parts: [Part], isMalformed: Bool) {
    var parts: [Part] = []
    var isMalformed = false
    var rest = text
    func literal(_ text: Substring) -> Part { .literal(percentEncodedPath(text)) }
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

/// A parameter in a path, in whatever notation.
private struct Placeholder {
  var written: Substring
  /// Empty for `*`.
  var name: Substring
  var isBraced: Bool

  /// Writes each placeholder as `{name}`, by the name of the declared parameter that it stands for.
  ///
  /// Braces may hold more than a name (`{path:.*}`, `{+path}`, `{id?}`, `{ id }`), several, and a sign that stands in
  /// front of each (`{/a,b}` is `/{a}/{b}`; RFC 6570, sections 3.2.5 to 3.2.7). Frameworks have notations of their own
  /// (`:id`, `<int:id>`, `[id]`, `*path`). Those are placeholders only where a parameter of the name is declared; else
  /// they are returned as well.
  static func braced(
    _ key: String, _ declared: [String], _ styled: [String]
  ) -> (text: String, foreign: [String]) {
    guard key.utf8.contains(where: { "{:<[*".utf8.contains($0) }) else { return (key, []) }
    var text = ""
    var foreign: [String] = []
    var rest = key[...]
    while let character = rest.first {
      let placeholder = Self(rest, startsSegment: text.last == "/")
      let written = placeholder?.written ?? rest.prefix(1)
      rest = rest.dropFirst(written.count)
      guard let placeholder else {
        text.append(character)
        continue
      }
      func parameter(_ name: Substring) -> String? {
        declared.first { $0 == name }
          ?? declared.first { folded($0) == folded(String(name)) && !key.contains("{\($0)}") }
      }
      let name = placeholder.name
      if placeholder.isBraced {
        let whole = written.dropFirst().dropLast()
        let known = declared.first { $0 == whole }
        let names =
          (known ?? parameter(name)).map { [$0] }
          ?? placeholder.names.map { parameter($0) ?? String($0) }
        text += Self.expanded(names, known == nil ? placeholder.sign : nil, styled)
      } else if let name = parameter(name) {
        text += "{\(name)}"
      } else {
        text += written
        foreign.append(String(written))
      }
    }
    return (text, foreign)
  }

  /// The names, each behind the sign that its style does not write anyway.
  private static func expanded(
    _ names: [String], _ sign: Character?, _ styled: [String]
  ) -> String {
    let texts = names.map { name -> String in
      guard let sign, !styled.contains(name) || sign == "/" else { return "{\(name)}" }
      return sign == ";" ? ";\(name)={\(name)}" : "\(sign){\(name)}"
    }
    return texts.joined(separator: sign == nil ? "," : "")
  }

  /// The sign at the beginning of an expression that stands in front of each value.
  private var sign: Character? {
    written.dropFirst().first.flatMap { "/.;".contains($0) ? $0 : nil }
  }

  /// The names in braces that hold several.
  private var names: [Substring] {
    name.split(separator: ",").map { $0.prefix { !" :=*?".contains($0) } }.filter { !$0.isEmpty }
  }

  private init?(_ text: Substring, startsSegment: Bool) {
    switch text.first {
    case "{": self.init(braced: text)
    case "<": self.init(text, until: ">") { $0.split(separator: ":").last ?? "" }
    case "[" where startsSegment: self.init(text, until: "]") { $0.drop { "[.".contains($0) } }
    case ":" where startsSegment: self.init(text, behind: ":")
    case "*" where startsSegment: self.init(text, behind: "*")
    default: return nil
    }
    guard isBraced || name.allSatisfy(isPartOfName) else { return nil }
  }

  /// What stands between a brace and its partner: a regular expression may have braces of its own.
  private init?(braced text: Substring) {
    var depth = 0
    let end = text.firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    guard let end, let inner = text[...end].dropFirst().dropLast().first, !"?&".contains(inner)
    else { return nil }
    written = text[...end]
    let bare = written.dropFirst().dropLast().drop { " +*/;.".contains($0) }
    // `{a*,b}`
    let isList = bare.split(separator: ",").allSatisfy { piece in
      piece.allSatisfy { isPartOfName($0) || $0 == "*" }
    }
    let isSeveral = bare.contains(",") && isList
    let name = isSeveral ? bare : bare.prefix { !" :=*?".contains($0) }
    if name.contains(where: { "{}/".contains($0) }) || name.isEmpty { return nil }
    self.name = name
    isBraced = true
  }

  private init?(_ text: Substring, until end: Character, name: (Substring) -> Substring) {
    guard let close = text.firstIndex(of: end) else { return nil }
    written = text[...close] + text[close...].dropFirst().prefix { $0 == end }
    self.name = name(text[..<close].dropFirst())
    isBraced = false
    if self.name.isEmpty { return nil }
  }

  /// `:id`, `:id?`, `:id(\d+)`, `*path`, and `*` for a whole part.
  private init?(_ text: Substring, behind sign: Character) {
    let start = text.drop { $0 == sign }
    name = start.prefix(while: isPartOfName)
    var rest = start.dropFirst(name.count)
    if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[close...].dropFirst() }
    let modified = rest.drop { "?*+".contains($0) }
    if modified.first ?? "/" == "/" { rest = modified }
    if name.isEmpty, sign != "*" || rest.first ?? "/" != "/" { return nil }
    written = text[..<rest.startIndex]
    isBraced = false
  }
}

private func isPartOfName(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || "_-".contains(character)
}

/// Escapes characters that RFC 3986 does not allow in a path, except existing escapes.
private func percentEncodedPath(_ text: Substring) -> String {
  let bytes = Array(text.utf8)
  return bytes.indices.reduce(into: "") { encoded, index in
    let byte = bytes[index]
    if isPathByte(byte) || byte == 0x25 && isEscape(bytes[index...]) {
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += (byte < 0x10 ? "%0" : "%") + digits
    }
  }
}

private func isPathByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "-._~/!$&'()*+,;=:@".utf8.contains(byte)
  }
}

/// Begins with an escape such as `%2F`.
private func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
  let digits = bytes.dropFirst().prefix(2)
  return digits.count == 2
    && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
}

internal import SDKGenSpecReading

/// A parameter in a path, in whatever notation.
struct Placeholder {
  private var written: Substring
  /// Empty for `*`.
  private var name: Substring
  private var isBraced: Bool

  /// Writes each placeholder as `{name}`, by the name of the declared parameter that it stands for.
  ///
  /// Braces may hold more than a name (`{path:.*}`, `{+path}`, `{id?}`, `{ id }`), several, and a sign that stands in
  /// front of each (`{/a,b}` is `/{a}/{b}`; RFC 6570, sections 3.2.5 to 3.2.7). Frameworks have notations of their own
  /// (`:id`, `<int:id>`, `[id]`, `*path`). Those are placeholders only where a parameter of the name is declared; else
  /// they are returned as well.
  static func braced(
    _ key: String, _ declared: [String], _ styled: [String]
  ) -> (text: String, foreign: [String], reserved: [String]) {
    var text = ""
    var foreign: [String] = []
    var reserved: [String] = []
    var rest = key[...]
    while !rest.isEmpty {
      let plain = rest.prefix { !signs.contains($0) }
      text += plain
      rest = rest[plain.endIndex...]
      guard let placeholder = Self(rest, startsSegment: text.last == "/") else {
        text += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      let written = placeholder.written
      rest = rest[written.endIndex...]
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
        if known == nil, placeholder.isReserved { reserved += names }
      } else if let name = parameter(name) {
        text += "{\(name)}"
      } else {
        text += written
        foreign.append(String(written))
      }
    }
    return (text, foreign, reserved)
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

  /// `{+path}`, and a variable of Google's of several parts: `{name=projects/*}`, `{name=**}`.
  private var isReserved: Bool {
    let pattern = written.drop { $0 != "=" }
    return written.hasPrefix("{+") || pattern.contains("/") || pattern.hasPrefix("=**")
  }

  /// The names in braces that hold several.
  private var names: [Substring] {
    name.split(separator: ",").map { $0.prefix { !" :=*?".contains($0) } }.filter { !$0.isEmpty }
  }

  /// What a placeholder begins with.
  private static let signs: Set<Character> = ["{", "<", "[", ":", "*"]

  /// No notation is longer. A path may have a brace for each of its characters, and each brace looks for its partner.
  private static let maximumLength = 512

  private init?(_ rest: Substring, startsSegment: Bool) {
    guard let first = rest.first else { return nil }
    let text = rest.prefix(Self.maximumLength)
    switch first {
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
    guard let end, let inner = text[...end].dropFirst().dropLast().first, !"?&#".contains(inner)
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
    written = text[..<text[close...].drop { $0 == end }.startIndex]
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

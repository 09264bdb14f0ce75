/// A piece of a description, which is CommonMark with HTML in it.
enum HTMLToken: Equatable {
  case text(Substring)
  /// CommonMark code, which holds no tags.
  case verbatim(Substring)
  /// The content of `<code>`, and of `<pre>`.
  case code(String)
  case block(String)
  case tag(Tag)

  struct Tag: Equatable {
    /// In lower case.
    var name: String
    var isClosing = false
    /// The value of `href`.
    var link: String?
    var raw: Substring
  }
}

/// Splits a description into tokens. Unknown tags that nothing closes are text.
struct HTMLScanner {
  private var rest: Substring
  private var text: Substring
  private var tokens: [HTMLToken] = []
  private var isAtLineStart = true
  /// Ends that do not occur in the rest: `-->`, `</code>`. They are not looked for again.
  private var missing: Set<String> = []
  /// The names of elements that HTML does not have and that are open: `<currency>100</currency>`.
  private var others: [Substring] = []

  static func tokens(of description: String) -> [HTMLToken] {
    var scanner = HTMLScanner(description)
    scanner.scan()
    return scanner.tokens
  }

  private init(_ description: String) {
    rest = description[...]
    text = description[description.startIndex..<description.startIndex]
  }

  private mutating func scan() {
    while true {
      skipPlainText()
      guard let first = rest.first else { break }
      let end = special(first)
      isAtLineStart = first.isNewline || isAtLineStart && first == " "
      if let (token, end) = end {
        finishText()
        tokens.append(token)
        rest = rest[end...]
        text = rest[rest.startIndex..<rest.startIndex]
      } else {
        // A run of backticks that nothing closes is text as a whole.
        let run =
          first == "`" ? rest.prefix { $0 == "`" }.endIndex : rest.index(after: rest.startIndex)
        text = text.base[text.startIndex..<run]
        rest = rest[run...]
      }
    }
    finishText()
  }

  /// Goes on behind characters of ASCII in which nothing begins.
  private mutating func skipPlainText() {
    var isBlank = true
    let length = rest.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      let count = bytes.count
      var length = 0
      while length < count {
        let byte = start[length]
        // `<`, a backtick and `~`
        if byte < 0x20 || byte == 0x3C || byte == 0x60 || byte >= 0x7E {
          // What follows may be part of the character before.
          return byte >= 0x80 ? max(0, length - 1) : length
        }
        if byte != 0x20 { isBlank = false }
        length += 1
      }
      return length
    }
    if length == 0 { return }
    if !isBlank { isAtLineStart = false }
    let end = rest.utf8.index(rest.startIndex, offsetBy: length)
    text = text.base[text.startIndex..<end]
    rest = rest[end...]
  }

  private mutating func finishText() {
    if !text.isEmpty { tokens.append(.text(text)) }
  }

  private mutating func special(_ first: Character) -> (HTMLToken, end: Substring.Index)? {
    switch first {
    case "`", "~": isAtLineStart ? fence(first) ?? span(first) : span(first)
    case "<": tag()
    default: nil
    }
  }

  /// Lines between fences.
  private func fence(_ mark: Character) -> (HTMLToken, end: Substring.Index)? {
    let opening = rest.prefix { $0 == mark }
    guard opening.count >= 3 else { return nil }
    var line = rest.drop { !$0.isNewline }
    while !line.isEmpty {
      line = line.dropFirst()
      let start = line.drop { $0 == " " }
      if start.hasPrefix(opening) {
        let end = start.drop { $0 == mark }
        return (.verbatim(rest[..<end.startIndex]), end.startIndex)
      }
      line = line.drop { !$0.isNewline }
    }
    return (.verbatim(rest), rest.endIndex)
  }

  /// Between runs of as many backticks.
  private func span(_ mark: Character) -> (HTMLToken, end: Substring.Index)? {
    guard mark == "`" else { return nil }
    let opening = rest.prefix { $0 == "`" }
    var inner = rest[opening.endIndex...].drop { $0 != "`" }
    while !inner.isEmpty {
      let run = inner.prefix { $0 == "`" }
      if run.count == opening.count { return (.verbatim(rest[..<run.endIndex]), run.endIndex) }
      inner = inner[run.endIndex...].drop { $0 != "`" }
    }
    return nil
  }

  private mutating func tag() -> (HTMLToken, end: Substring.Index)? {
    if rest.hasPrefix("<!--"), let end = range(of: "-->", in: rest)?.upperBound {
      return (.text(""), end)
    }
    guard let close = endOfTag(rest) else { return nil }
    let end = rest.index(after: close)
    let inner = rest[rest.index(after: rest.startIndex)..<close]
    let isClosing = inner.hasPrefix("/")
    let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    let attributes = inner[name.endIndex...]
    guard attributes.first.map({ $0.isWhitespace || $0 == "/" }) ?? true else { return nil }
    let tag = HTMLToken.Tag(
      name: name.lowercased(), isClosing: isClosing, link: link(in: attributes),
      raw: rest[..<end])
    if ["code", "tt", "kbd", "samp", "pre"].contains(tag.name) { return code(tag, from: end) }
    return Self.known.contains(tag.name)
      ? (.tag(tag), end) : other(name, isClosing: isClosing, end: end)
  }

  /// Leaves out the tags of an element that only the document's own site knows.
  private mutating func other(
    _ name: Substring, isClosing: Bool, end: Substring.Index
  ) -> (HTMLToken, end: Substring.Index)? {
    if isClosing {
      guard let index = others.lastIndex(of: name) else { return nil }
      others.remove(at: index)
    } else {
      guard !name.isEmpty, others.count < 32, range(of: "</\(name)>", in: rest[end...]) != nil
      else { return nil }
      others.append(name)
    }
    return (.text(rest[end..<end]), end)
  }

  private mutating func range(
    of text: String, in place: Substring
  ) -> Range<Substring.Index>? {
    if missing.contains(text) { return nil }
    let range = place.firstRange(of: text)
    if range == nil { missing.insert(text) }
    return range
  }

  private mutating func code(
    _ tag: HTMLToken.Tag, from start: Substring.Index
  ) -> (HTMLToken, end: Substring.Index)? {
    guard !tag.isClosing else { return nil }
    let inside = rest[start...]
    let close =
      range(of: "</\(tag.name)>", in: inside)
      ?? range(of: "</\(tag.name.uppercased())>", in: inside)
    guard let close else { return nil }
    let content = plainText(of: inside[..<close.lowerBound])
    return (tag.name == "pre" ? .block(content) : .code(content), close.upperBound)
  }

  private func link(in attributes: Substring) -> String? {
    guard let name = attributes.lowercased().firstRange(of: "href") else { return nil }
    let offset = attributes.lowercased().distance(
      from: attributes.lowercased().startIndex, to: name.upperBound)
    let value = attributes.dropFirst(offset).drop { $0.isWhitespace }
    guard value.first == "=" else { return nil }
    let written = value.dropFirst().drop { $0.isWhitespace }
    guard let quote = written.first, quote == "\"" || quote == "'" else {
      return plainText(of: written.prefix { !$0.isWhitespace })
    }
    return plainText(of: written.dropFirst().prefix { $0 != quote })
  }

  private static let known: Set = [
    "p", "br", "a", "b", "strong", "i", "em", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6",
    "div", "span", "hr",
  ]
}

/// Decodes entities and removes tags, for code in HTML.
private func plainText(of html: Substring) -> String {
  var result = ""
  var rest = html
  while let first = rest.first {
    if first == "<", let end = endOfTag(rest), isTag(rest[..<end]) {
      rest = rest[rest.index(after: end)...]
    } else if first == "&", let entity = entity(at: rest) {
      result.append(entity.character)
      rest = rest[entity.end...]
    } else {
      result.append(first)
      rest = rest.dropFirst()
    }
  }
  return result
}

/// Finds the `>` that ends a tag; nil where another `<` comes before it.
private func endOfTag(_ text: Substring) -> Substring.Index? {
  guard let end = text.dropFirst().firstIndex(where: { $0 == ">" || $0 == "<" }) else { return nil }
  return text[end] == ">" ? end : nil
}

private func isTag(_ text: Substring) -> Bool {
  text.dropFirst().first.map { $0.isLetter || $0 == "/" } ?? false
}

/// Decodes the entity at the start of a text: `&amp;`, `&#38;`, `&#x26;`
func entity(at text: Substring) -> (character: Character, end: Substring.Index)? {
  let name = text.dropFirst().prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
  guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == ";" else {
    return nil
  }
  let end = text.index(after: name.endIndex)
  if let known = entities[String(name)] { return (known, end) }
  guard name.first == "#" else { return nil }
  let isHex = name.dropFirst().first.map { "xX".contains($0) } ?? false
  let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
  guard let scalar = value.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else { return nil }
  return (Character(scalar), end)
}

private let entities: [String: Character] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
  "mdash": "—", "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "rarr": "→", "larr": "←",
  "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "times": "×",
  "deg": "°", "euro": "€", "pound": "£", "sect": "§", "le": "≤", "ge": "≥", "ne": "≠",
]

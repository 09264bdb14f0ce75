import SDKGenDiagnostics

/// Reads the declarations of a file of generated Swift, for an `Interface`.
struct InterfaceReader {
  private(set) var types: [(name: String, keyword: String, conformances: Set<String>)] = []
  private(set) var members: [(member: Interface.Member, type: String)] = []
  private let tokens: [SwiftToken]
  private var index = 0

  init(_ source: String) {
    tokens = SwiftToken.tokens(of: source)
    readDeclarations(in: "")
  }

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let memberKeywords: Set = ["func", "init", "subscript", "typealias", "case"]

  private var text: String { index < tokens.count ? tokens[index].text : "}" }

  /// Reads up to the brace that closes the type `scope`, or to the end of the file.
  private mutating func readDeclarations(in scope: String) {
    var modifiers: Set<String> = []
    while index < tokens.count {
      let word = text
      let isPublic = modifiers.contains("public")
      switch word {
      case "}":
        index += 1
        return
      case "{": skip("{", to: "}")
      case "import":
        index += 2
        modifiers = []
      case _ where word.hasPrefix("@"):
        index += 1
        if text == "(" { skip("(", to: ")") }
      case _ where Self.typeKeywords.contains(word):
        readType(word, in: scope)
        modifiers = []
      case "let", "var":
        readProperty(in: scope, isSeen: isPublic)
        modifiers = []
      case _ where Self.memberKeywords.contains(word):
        readMember(word, in: scope, isSeen: word == "case" || isPublic)
        modifiers = []
      default:
        modifiers.insert(word)
        index += 1
        // `private(set)`
        if text == "(" { skip("(", to: ")") }
      }
    }
  }

  private mutating func readType(_ keyword: String, in scope: String) {
    index += 1
    let name = readHead(until: [":", "{", "where", "<"])
    let full = scope.isEmpty ? name : "\(scope).\(name)"
    if text == "<" { skip("<", to: ">") }
    var conformances: Set<String> = []
    if text == ":" {
      index += 1
      conformances = Set(readHead(until: ["{", "where"]).split(separator: ",").map(String.init))
    }
    while text != "{", index < tokens.count { index += 1 }
    types.append((full, keyword, conformances))
    index += 1
    readDeclarations(in: full)
  }

  /// Reads tokens up to one of `ends`, which is not in brackets.
  private mutating func readHead(until ends: Set<String>) -> String {
    var head = ""
    var depth = 0
    while index < tokens.count, depth > 0 || !ends.contains(text) {
      depth += ["(", "[", "<"].contains(text) ? 1 : [")", "]", ">"].contains(text) ? -1 : 0
      head += needsSpace(head, text) ? " " + text : text
      index += 1
    }
    return head
  }

  private mutating func readProperty(in scope: String, isSeen: Bool) {
    index += 1
    let name = text
    index += 1
    var type = ""
    if text == ":" {
      index += 1
      type = readLine(until: ["{", "="])
    }
    skipRest()
    guard isSeen else { return }
    members.append(
      (Interface.Member(keyword: "var", name: name, arguments: [], type: type), scope))
  }

  private mutating func readMember(_ keyword: String, in scope: String, isSeen: Bool) {
    repeat {
      index += 1
      let hasName = keyword != "init" && keyword != "subscript"
      let name = hasName ? text : keyword
      if hasName { index += 1 }
      while text == "?" { index += 1 }
      if text == "<" { skip("<", to: ">") }
      var arguments: [Interface.Argument] = []
      if text == "(" { arguments = readArguments() }
      let type = keyword == "case" ? "" : readLine(until: ["{", "where"])
      // What a `HashableModel` is compared by depends on how many properties it has, and nobody calls it.
      let isComparison = arguments.last?.type.hasSuffix("PropertyPairs") == true
      if isSeen && !isComparison {
        let member = Interface.Member(
          keyword: keyword, name: name, arguments: arguments, type: type)
        members.append((member, scope))
      }
    } while keyword == "case" && text == ","
    skipRest()
  }

  private mutating func readArguments() -> [Interface.Argument] {
    var arguments: [Interface.Argument] = []
    index += 1
    while index < tokens.count, text != ")" {
      let words = readParts()
      let type = words.type.isEmpty ? words.label : words.type
      let label = words.type.isEmpty ? "_" : words.label
      arguments.append(
        Interface.Argument(label: label, type: type, hasDefault: words.hasDefault))
      if text == "," { index += 1 }
    }
    index += 1
    return arguments
  }

  /// Reads an argument as label, type and whether there is a default.
  private mutating func readParts() -> (label: String, type: String, hasDefault: Bool) {
    // `label name`, of which callers see the first.
    let head = readHead(until: [":", ",", ")", "="])
    let label = text == ":" ? head.split(separator: " ").first.map(String.init) ?? head : head
    var type = ""
    if text == ":" {
      index += 1
      type = readHead(until: [",", ")", "="])
    }
    guard text == "=" else { return (label, type, false) }
    _ = readHead(until: [",", ")"])
    return (label, type, true)
  }

  /// Reads to the end of the line, which goes on in brackets and after signs.
  private mutating func readLine(until ends: Set<String>) -> String {
    var line = ""
    var depth = 0
    while index < tokens.count, depth > 0 || !(ends.contains(text) || text == "}") {
      if depth == 0, tokens[index].beginsLine, !continues(tokens[index - 1].text, text) { break }
      depth += ["(", "[", "<"].contains(text) ? 1 : [")", "]", ">"].contains(text) ? -1 : 0
      line += needsSpace(line, text) ? " " + text : text
      index += 1
    }
    return line
  }

  private func continues(_ last: String, _ next: String) -> Bool {
    ["->", "async", "throws", "where", "&"].contains(next)
      || [":", "->", ",", "=", "&", "async", "throws"].contains(last)
  }

  private func needsSpace(_ before: String, _ next: String) -> Bool {
    guard let last = before.last, let first = next.first else { return false }
    return (last.isLetter || last == "_") && (first.isLetter || first == "_" || next == "->")
  }

  /// Skips a value after `=`, and a body in braces.
  private mutating func skipRest() {
    if text == "=" { _ = readLine(until: []) }
    if text == "where" { _ = readLine(until: ["{"]) }
    if text == "{" { skip("{", to: "}") }
  }

  private mutating func skip(_ open: String, to close: String) {
    var depth = 0
    while index < tokens.count {
      if text == open { depth += 1 }
      if text == close { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }
}

/// A word, string or sign of Swift source.
private struct SwiftToken {
  var text: String
  /// Indicates the first token of a line.
  var beginsLine: Bool

  /// The tokens of generated Swift, which has no regular expressions, raw strings or nested comments.
  static func tokens(of source: String) -> [SwiftToken] {
    var reader = Reader(bytes: Array(source.utf8))
    var tokens: [SwiftToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private struct Reader {
    var bytes: [UInt8]
    var index = 0

    mutating func next() -> SwiftToken? {
      var beginsLine = index == 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
          beginsLine = true
          index += 1
        case UInt8(ascii: " "): index += 1
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
          while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && at(1) == 0x2F) {
            index += 1
          }
          index += 2
        default:
          let start = index
          skipToken()
          let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
          return SwiftToken(text: text, beginsLine: beginsLine)
        }
      }
      return nil
    }

    private func at(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func skipToken() {
      if bytes[index] == UInt8(ascii: "\"") { return skipString() }
      if bytes[index] == UInt8(ascii: "-"), at(1) == UInt8(ascii: ">") {
        index += 2
      } else if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
      } else {
        index += 1
      }
    }

    private func isWord(_ byte: UInt8) -> Bool {
      byte.isASCIILetterOrDigit || byte >= 0x80 || "_`@#".utf8.contains(byte)
    }

    /// Skips a string, with what is interpolated in it.
    private mutating func skipString() {
      let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
      index += isLong ? 3 : 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where at(1) == UInt8(ascii: "("):
          index += 2
          skipInterpolation()
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "\""):
          if !isLong {
            index += 1
            return
          }
          if at(1) == UInt8(ascii: "\""), at(2) == UInt8(ascii: "\"") {
            index += 3
            return
          }
          index += 1
        default: index += 1
        }
      }
    }

    private mutating func skipInterpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        switch bytes[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          skipString()
          continue
        default: break
        }
        index += 1
      }
    }
  }
}

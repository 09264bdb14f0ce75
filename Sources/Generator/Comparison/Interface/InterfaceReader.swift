/// Reads the declarations of a file of generated Swift, for an `Interface`.
struct InterfaceReader {
  let tokens: [SwiftToken]
  private var index = 0

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  private static let typeKeywords: Set = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let memberKeywords: Set = ["func", "init", "subscript", "typealias", "case"]

  private var text: String { index < tokens.count ? tokens[index].text : "}" }

  /// Reads up to the brace that closes the type `scope`, or to the end of the file.
  mutating func readDeclarations(
    in scope: String, into interface: inout Interface
  ) {
    var modifiers: Set<String> = []
    while index < tokens.count {
      let word = text
      switch word {
      case "}":
        index += 1
        return
      case "{": skipBraces()
      case "import":
        index += 2
        modifiers = []
      case _ where word.hasPrefix("@"):
        index += 1
        if text == "(" { skip("(", to: ")") }
      case _ where Self.typeKeywords.contains(word):
        readType(word, in: scope, into: &interface)
        modifiers = []
      case "let", "var":
        readProperty(in: scope, isSeen: isSeen(modifiers), into: &interface)
        modifiers = []
      case _ where Self.memberKeywords.contains(word):
        readMember(word, in: scope, isSeen: word == "case" || isSeen(modifiers), into: &interface)
        modifiers = []
      default:
        modifiers.insert(word)
        index += 1
        // `private(set)`
        if text == "(" { skip("(", to: ")") }
      }
    }
  }

  private func isSeen(_ modifiers: Set<String>) -> Bool { modifiers.contains("public") }

  private mutating func readType(
    _ keyword: String, in scope: String, into interface: inout Interface
  ) {
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
    interface.add(full, keyword: keyword, conformances: conformances)
    index += 1
    readDeclarations(in: full, into: &interface)
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

  private mutating func readProperty(
    in scope: String, isSeen: Bool, into interface: inout Interface
  ) {
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
    interface.add(
      Interface.Member(keyword: "var", name: name, arguments: [], type: type), to: scope)
  }

  private mutating func readMember(
    _ keyword: String, in scope: String, isSeen: Bool, into interface: inout Interface
  ) {
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
      // What a `HashableModel` is compared by depends on how many properties it has, and is nobody's to call.
      let isComparison = arguments.last?.type.hasSuffix("PropertyPairs") == true
      if isSeen && !isComparison {
        interface.add(
          Interface.Member(keyword: keyword, name: name, arguments: arguments, type: type),
          to: scope)
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
    if text == "=" {
      _ = readLine(until: [])
    }
    if text == "where" { _ = readLine(until: ["{"]) }
    if text == "{" { skipBraces() }
  }

  private mutating func skipBraces() { skip("{", to: "}") }

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

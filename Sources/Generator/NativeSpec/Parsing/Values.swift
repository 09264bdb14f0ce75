import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// Any string, also an empty one.
func parseString(_ node: Node, _ what: String) -> Diagnosed<String?> {
  guard let string = node.string else {
    return Diagnosed(nil, [.wrongKind(what, expected: "a string", found: node)])
  }
  return Diagnosed(string)
}

/// A string that says something.
func parseText(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let string = parseString(node, what)
  guard string.value?.isEmpty == true else { return string }
  return Diagnosed(nil, [.emptyText(what, at: node.location)])
}

func parseLocatedText(_ node: Node, _ what: String) -> Diagnosed<Located<String>?> {
  let text = parseText(node, what)
  return Diagnosed(text.value.map { Located($0, at: node.location) }, text.diagnostics)
}

func parseBool(_ node: Node, _ what: String) -> Diagnosed<Bool> {
  guard let bool = node.bool else {
    return Diagnosed(false, [.wrongKind(what, expected: "true or false", found: node)])
  }
  return Diagnosed(bool)
}

func parseTexts(_ node: Node, _ what: String) -> Diagnosed<[String]> {
  parseElements(node, what, parseText)
}

func parseLocatedTexts(_ node: Node, _ what: String) -> Diagnosed<[Located<String>]> {
  parseElements(node, what, parseLocatedText)
}

func parseInteger(
  _ node: Node, _ what: String, in range: ClosedRange<Int>
) -> Diagnosed<Int?> {
  guard let text = node.number else {
    return Diagnosed(nil, [.wrongKind(what, expected: "a whole number", found: node)])
  }
  guard let value = Int(text), range.contains(value) else {
    return Diagnosed(nil, [.outOfRange(what, text, in: range, at: node.location)])
  }
  return Diagnosed(value)
}

/// `true`, `false` or a text that says what to use instead.
func parseDeprecation(_ node: Node, _ what: String) -> Diagnosed<SpecDeprecation?> {
  if let isDeprecated = node.bool {
    return Diagnosed(isDeprecated ? SpecDeprecation(message: nil) : nil)
  }
  guard node.string != nil else {
    return Diagnosed(nil, [.wrongKind(what, expected: "true or a text", found: node)])
  }
  let text = parseText(node, what)
  return Diagnosed(text.value.map { SpecDeprecation(message: $0) }, text.diagnostics)
}

/// A name as Swift writes it, without backticks.
func parseSwiftName(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let name = text.value else { return text }
  let isLegal =
    name.contains { $0.isLetter } && name.first?.isNumber == false
    && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  return isLegal ? text : Diagnosed(nil, [.badSwiftName(name, at: node.location)])
}

/// A path into a response: `response.body.items`.
func parseResponsePath(_ node: Node, _ what: String) -> Diagnosed<[String]?> {
  let text = parseText(node, what)
  guard let path = text.value else { return Diagnosed(nil, text.diagnostics) }
  let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard names.allSatisfy({ !$0.isEmpty && !$0.contains("[") && !$0.contains("]") }) else {
    return Diagnosed(nil, [.badResponsePath(path, at: node.location)])
  }
  return Diagnosed(names)
}

func parseLocatedResponsePath(_ node: Node, _ what: String) -> Diagnosed<Located<[String]>?> {
  let path = parseResponsePath(node, what)
  return Diagnosed(path.value.map { Located($0, at: node.location) }, path.diagnostics)
}

func parseHeaderName(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let name = text.value, let mistake = mistake(inHeader: name, at: node.location) else {
    return text
  }
  return Diagnosed(nil, [mistake])
}

/// What keeps a name from being a header of the author's; nil when nothing does.
func mistake(inHeader name: String, at location: SourceLocation) -> Diagnostic? {
  if !isHeaderName(name) { return .badHeaderName(name, at: location) }
  return isReservedHeader(name) ? .reservedHeader(name, at: location) : nil
}

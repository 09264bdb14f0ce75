internal import SDKGenDiagnostics

// libyaml stops at the first mistake. Its words speak of its tokens and states; these say what the
// author is to do.
extension YAMLReader {
  mutating func stopAtMistake() throws(Stop) -> Never {
    let mistake = events.mistake
    if mistake.isMemory { try stop(.yamlSyntax("not enough memory to read this", at: nil)) }
    if mistake.isReading {
      // What is no UTF-8 was refused before.
      let start = textStart + mistake.byteOffset
      try stop(.yamlControlCharacter(mistake.character, at: place(start..<start + 1)))
    }
    let problem = offset(ofScalar: mistake.problemIndex)
    let context = offset(ofScalar: mistake.contextIndex)
    try stop(
      structureMistake(mistake, problem, context) ?? scalarMistake(mistake, problem, context)
        ?? propertyMistake(mistake, problem, context)
        ?? .yamlSyntax("expected YAML but \(mistake.problem)", at: placeOfWord(problem)))
  }

  private func beginsWithColon(_ position: Int) -> Bool {
    position < bytes.count && bytes[position] == 0x3A
  }

  private func beginsLine(_ position: Int) -> Bool {
    var start = position
    while start > textStart, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == textStart || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  private func placeOfWord(_ start: Int) -> SourceLocation { place(word(at: start)) }

  /// What is wrong between values.
  private func structureMistake(
    _ mistake: YAMLMistake, _ problem: Int, _ context: Int
  ) -> Diagnostic? {
    func expected(_ thing: String, opened: String? = nil) -> Diagnostic {
      let opening = opened.map {
        Diagnostic.Note("\($0) begins here", at: place(context..<context + 1))
      }
      return .yamlExpected(
        thing, found(at: problem), at: placeOfWord(problem), notes: opening.map { [$0] } ?? [])
    }
    /// For what begins a line; in the midst of one the value before it has not ended.
    func expectedInLine(_ thing: String, opened: String? = nil) -> Diagnostic {
      guard beginsLine(problem) else {
        return .yamlExpected(
          "the end of the line", found(at: problem),
          hint: "put a string that contains quotes or brackets in quotes as a whole",
          at: placeOfWord(problem))
      }
      var diagnostic = expected(thing, opened: opened)
      diagnostic.message += "; check the indentation"
      return diagnostic
    }
    switch mistake.problem {
    case "could not find expected ':'":
      return .keyWithoutColon(shortened(text(line(at: context))), at: place(line(at: context)))
    case "block sequence entries are not allowed in this context":
      return .yamlSyntax(
        "a list does not begin here; put '-' on a line of its own", at: placeOfWord(problem))
    case "mapping keys are not allowed in this context":
      return .yamlSyntax(
        "'?' begins a key, and there cannot be one here; put a string that begins with it in quotes",
        at: placeOfWord(problem))
    case "mapping values are not allowed in this context":
      return .yamlSyntax(
        "no value can follow this ':'; put a string that contains ': ' in quotes, or align the key with the others",
        at: placeOfWord(problem))
    case "did not find expected '-' indicator":
      return expectedInLine("'-' or the end of the list", opened: "the list")
    case "did not find expected key":
      if beginsWithColon(problem) { return .emptyKey(at: placeOfWord(problem)) }
      return expectedInLine("a key aligned with the others", opened: "the object")
    case "did not find expected ',' or ']'": return expected("',' or ']'", opened: "the list")
    case "did not find expected ',' or '}'": return expected("',' or '}'", opened: "the object")
    case "did not find expected node content":
      return beginsWithColon(problem) ? .emptyKey(at: placeOfWord(problem)) : expected("a value")
    case "did not find expected <document start>":
      return expectedInLine("the end of the document")
    case let problem where problem.hasPrefix("Maximum nesting level"):
      return .tooDeep(Self.maximumDepth, at: placeOfWord(context))
    default: return nil
    }
  }

  /// What is wrong in a scalar, or with what should be one.
  private func scalarMistake(
    _ mistake: YAMLMistake, _ problem: Int, _ context: Int
  ) -> Diagnostic? {
    let opening = place(context..<context + 1)
    switch mistake.problem {
    case "found character that cannot start any token":
      if problem < bytes.count, bytes[problem] == 0x09 {
        return .tabIndentation(at: place(problem..<problem + 1))
      }
      return .yamlSyntax(
        "a string cannot begin with '\(text(problem..<min(problem + 1, bytes.count)))'; put it in quotes",
        at: placeOfWord(problem))
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tabIndentation(at: place(problem..<problem + 1))
    case "found unexpected ':'":
      return .yamlSyntax(
        "put a string that contains ':' between brackets in quotes", at: placeOfWord(problem))
    case "found unexpected end of stream":
      return .openQuote(
        quote(at: context), but: "the file ends here", opening: opening, at: placeOfWord(problem))
    case "found unexpected document indicator":
      return .openQuote(
        quote(at: context), but: "found \(found(at: problem) ?? "the end")", opening: opening,
        at: placeOfWord(problem))
    case "found an indentation indicator equal to 0":
      return .yamlSyntax(
        "the number after '|' or '>' is 1 to 9; leave it out to take the first line's indentation",
        at: placeOfWord(context))
    case "did not find expected comment or line break" where mistake.context.hasSuffix("scalar"):
      return .yamlExpected(
        "the end of the line", found(at: problem), hint: "the string begins on the next one",
        at: placeOfWord(problem))
    default: return escapeMistake(mistake, problem)
    }
  }

  private func escapeMistake(_ mistake: YAMLMistake, _ problem: Int) -> Diagnostic? {
    let escape = place(problem..<min(problem + 2, bytes.count))
    let letter = problem + 1 < bytes.count ? bytes[problem + 1] : 0
    switch mistake.problem {
    case "found unknown escape character": return .yamlInvalidEscape(letter, at: escape)
    case "did not find expected hexdecimal number":
      let start = max(0, problem - 2)
      return .yamlIncompleteEscape(
        text(start..<problem), digits: digitCount(after: start + 1), at: place(start..<problem))
    case "found invalid Unicode character escape code":
      let start = max(0, problem - 2)
      return .yamlSurrogate(
        at: place(start..<min(bytes.count, problem + digitCount(after: start + 1))))
    default: return nil
    }
  }

  private func digitCount(after letter: Int) -> Int {
    switch letter < bytes.count ? bytes[letter] : 0 {
    case 0x78: 2
    case 0x75: 4
    default: 8
    }
  }

  /// What is wrong with an anchor, an alias, a tag or a directive.
  private func propertyMistake(
    _ mistake: YAMLMistake, _ problem: Int, _ context: Int
  ) -> Diagnostic? {
    let place = place(line(at: context))
    switch mistake.context {
    case "while scanning an anchor":
      return .yamlSyntax(
        "expected a name after '&'; put a string that begins with '&' in quotes", at: place)
    case "while scanning an alias":
      return .yamlSyntax(
        "expected a name after '*'; put a string that begins with '*' in quotes", at: place)
    case "while scanning a tag", "while parsing a tag":
      return .yamlSyntax(
        "expected a tag after '!'; put a string that begins with '!' in quotes", at: place)
    case let context where context.hasSuffix("directive"):
      return .yamlSyntax("a line that begins with '%' is for YAML itself; remove it", at: place)
    default: break
    }
    switch mistake.problem {
    case "found undefined tag handle":
      return .yamlSyntax(
        "this tag's prefix is not declared; remove the tag", at: placeOfWord(problem))
    case "found incompatible YAML document":
      return .yamlSyntax(
        "sdkgen reads YAML 1.2; remove this line", at: self.place(line(at: problem)))
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      return .yamlSyntax("this was said before; remove it", at: self.place(line(at: problem)))
    default: return nil
    }
  }

  private func quote(at position: Int) -> String {
    position < bytes.count && bytes[position] == 0x27 ? "\"'\"" : "'\"'"
  }
}

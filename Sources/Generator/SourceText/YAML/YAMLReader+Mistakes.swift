internal import CYaml
internal import SDKGenDiagnostics

// libyaml stops at the first mistake. Its messages are about its tokens and states; these tell the author what to do.
extension YAMLReader {
  mutating func stopAtMistake() throws(Stop) -> Never {
    let mistake = events.mistake
    if mistake.isMemory { try stop(.yamlSyntax("not enough memory to read this", at: nil)) }
    if mistake.isReading {
      // Bytes that are not UTF-8 were refused before.
      let start = textStart + mistake.byteOffset
      try stop(.yamlControlCharacter(mistake.character, at: location(of: start..<start + 1)))
    }
    let problem = offset(ofScalar: mistake.problemIndex)
    let context = offset(ofScalar: mistake.contextIndex)
    try stop(
      structureMistake(mistake, at: problem, in: context) ?? scalarMistake(
        mistake, at: problem, in: context)
        ?? propertyMistake(mistake, at: problem, in: context)
        ?? .yamlSyntax("expected YAML but \(mistake.problem)", at: locationOfWord(problem)))
  }

  private func beginsWithColon(_ position: Int) -> Bool {
    position < bytes.count && bytes[position] == 0x3A
  }

  private func beginsLine(_ position: Int) -> Bool {
    var start = position
    while start > textStart, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == textStart || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  private func locationOfWord(_ start: Int) -> SourceLocation { location(of: word(at: start)) }

  /// Returns the mistake between values; nil when there is none.
  private func structureMistake(
    _ mistake: YAMLMistake, at problem: Int, in context: Int
  ) -> Diagnostic? {
    func expected(_ thing: String, opened: String? = nil, hint: String = "") -> Diagnostic {
      let opening = opened.map {
        Diagnostic.Note("\($0) begins here", at: location(of: context..<context + 1))
      }
      return .yamlExpected(
        thing, found: found(at: problem), hint: hint, at: locationOfWord(problem),
        notes: opening.map { [$0] } ?? [])
    }
    /// Reports a thing that must begin a line; in the middle of one the value before it has not ended.
    func expectedInLine(_ thing: String, opened: String? = nil) -> Diagnostic {
      guard beginsLine(problem) else {
        return .yamlExpected(
          "the end of the line", found: found(at: problem),
          hint: "put a string that contains quotes or brackets in quotes as a whole",
          at: locationOfWord(problem))
      }
      var diagnostic = expected(thing, opened: opened)
      diagnostic.message += "; check the indentation"
      return diagnostic
    }
    switch mistake.problem {
    case "could not find expected ':'":
      return .keyWithoutColon(
        shortened(text(line(at: context))), at: location(of: line(at: context)))
    case "block sequence entries are not allowed in this context":
      return .yamlSyntax(
        "a list does not begin here; put '-' on a line of its own", at: locationOfWord(problem))
    case "mapping keys are not allowed in this context":
      // `[String]?`
      if problem > textStart, bytes[problem - 1] == UInt8(ascii: "]") {
        return .yamlSyntax(
          "a list ends in front of '?'; put the whole string in quotes, such as \"[String]?\"",
          at: locationOfWord(problem))
      }
      return .yamlSyntax(
        "'?' begins a key, and there cannot be one here; put a string that begins with it in quotes",
        at: locationOfWord(problem))
    case "mapping values are not allowed in this context":
      return .yamlSyntax(
        "no value can follow this ':'; put a string that contains ': ' in quotes, or align the key with the others",
        at: locationOfWord(problem))
    case "did not find expected '-' indicator":
      return expectedInLine("'-' or the end of the list", opened: "the list")
    case "did not find expected key":
      if beginsWithColon(problem) { return .emptyKey(at: locationOfWord(problem)) }
      return expectedInLine("a key aligned with the others", opened: "the object")
    case "did not find expected ',' or ']'":
      return expected("',' or ']'", opened: "the list", hint: quotingHint(at: problem))
    case "did not find expected ',' or '}'":
      return expected("',' or '}'", opened: "the object", hint: quotingHint(at: problem))
    case "did not find expected node content":
      return beginsWithColon(problem) ? .emptyKey(at: locationOfWord(problem)) : expected("a value")
    case "did not find expected <document start>":
      return expectedInLine("the end of the document")
    case let problem where problem.hasPrefix("Maximum nesting level"):
      return .tooDeep(Self.maximumDepth, at: locationOfWord(context))
    default: return nil
    }
  }

  /// Returns the remedy for a string that ends at a sign inside it: `{ GET: /posts/{id: Int} }`.
  private func quotingHint(at problem: Int) -> String {
    guard problem > textStart, problem < bytes.count, "{[?".utf8.contains(bytes[problem]),
      bytes[problem - 1] != 0x20, bytes[problem - 1] != 0x0A
    else { return "" }
    if bytes[problem] == UInt8(ascii: "?"), bytes[problem - 1] == UInt8(ascii: "]") {
      return "put the whole string in quotes, such as \"[String]?\""
    }
    return "put a string that contains '\(text(problem..<problem + 1))' in quotes"
  }

  /// Returns the mistake in a scalar, or in something that should be one; nil when there is none.
  private func scalarMistake(
    _ mistake: YAMLMistake, at problem: Int, in context: Int
  ) -> Diagnostic? {
    let opening = location(of: context..<context + 1)
    switch mistake.problem {
    case "found character that cannot start any token":
      if problem < bytes.count, bytes[problem] == 0x09 {
        return .tabIndentation(at: location(of: problem..<problem + 1))
      }
      return .yamlSyntax(
        "a string cannot begin with '\(text(problem..<min(problem + 1, bytes.count)))'; put it in quotes",
        at: locationOfWord(problem))
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return .tabIndentation(at: location(of: problem..<problem + 1))
    case "found unexpected ':'":
      return .yamlSyntax(
        "put a string that contains ':' between brackets in quotes", at: locationOfWord(problem))
    case "found unexpected end of stream":
      return .openQuote(
        quote(at: context), found: "the file ends here", opening: opening,
        at: locationOfWord(problem))
    case "found unexpected document indicator":
      return .openQuote(
        quote(at: context), found: "found \(found(at: problem) ?? "the end")", opening: opening,
        at: locationOfWord(problem))
    case "found an indentation indicator equal to 0":
      return .yamlSyntax(
        "the number after '|' or '>' is 1 to 9; leave it out to take the first line's indentation",
        at: locationOfWord(context))
    case "did not find expected comment or line break" where mistake.context.hasSuffix("scalar"):
      return .yamlExpected(
        "the end of the line", found: found(at: problem), hint: "the string begins on the next one",
        at: locationOfWord(problem))
    default: return escapeMistake(mistake, at: problem)
    }
  }

  private func escapeMistake(_ mistake: YAMLMistake, at problem: Int) -> Diagnostic? {
    let escape = location(of: problem..<min(problem + 2, bytes.count))
    let letter = problem + 1 < bytes.count ? bytes[problem + 1] : 0
    switch mistake.problem {
    case "found unknown escape character": return .yamlInvalidEscape(letter, at: escape)
    case "did not find expected hexdecimal number":
      let start = max(0, problem - 2)
      return .yamlIncompleteEscape(
        text(start..<problem), digits: digitCount(after: start + 1),
        at: location(of: start..<problem))
    case "found invalid Unicode character escape code":
      let start = max(0, problem - 2)
      return .yamlSurrogate(
        at: location(of: start..<min(bytes.count, problem + digitCount(after: start + 1))))
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

  /// Returns the mistake in an anchor, an alias, a tag or a directive; nil when there is none.
  private func propertyMistake(
    _ mistake: YAMLMistake, at problem: Int, in context: Int
  ) -> Diagnostic? {
    let location = location(of: line(at: context))
    switch mistake.context {
    case "while scanning an anchor":
      return .yamlSyntax(
        "expected a name after '&'; put a string that begins with '&' in quotes", at: location)
    case "while scanning an alias":
      return .yamlSyntax(
        "expected a name after '*'; put a string that begins with '*' in quotes", at: location)
    case "while scanning a tag", "while parsing a tag":
      return .yamlSyntax(
        "expected a tag after '!'; put a string that begins with '!' in quotes", at: location)
    case let context where context.hasSuffix("directive"):
      return .yamlSyntax("a line that begins with '%' is for YAML itself; remove it", at: location)
    default: break
    }
    switch mistake.problem {
    case "found undefined tag handle":
      return .yamlSyntax(
        "this tag's prefix is not declared; remove the tag", at: locationOfWord(problem))
    case "found incompatible YAML document":
      return .yamlSyntax(
        "sdkgen reads YAML 1.2; remove this line", at: self.location(of: line(at: problem)))
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      return .yamlSyntax(
        "this was said before; remove it", at: self.location(of: line(at: problem)))
    default: return nil
    }
  }

  private func quote(at position: Int) -> String {
    position < bytes.count && bytes[position] == 0x27 ? "\"'\"" : "'\"'"
  }

  func location(of range: Range<Int>) -> SourceLocation { file.location(of: range) }

  /// Returns the location of the first character of a record.
  func locationOfStart(_ record: Int) -> SourceLocation {
    let start = tape.range(of: record).lowerBound
    return location(of: start..<start + 1)
  }

  mutating func offset(_ mark: yaml_mark_t) -> Int { offset(ofScalar: mark.index) }

  private mutating func offset(ofScalar index: Int) -> Int {
    textStart + cursor.offset(ofScalar: index)
  }

  mutating func rangeOfEvent() -> Range<Int> {
    let start = offset(events.event.pointee.start_mark)
    return start..<max(start, offset(events.event.pointee.end_mark))
  }

  mutating func locationOfEvent() -> SourceLocation { location(of: rangeOfEvent()) }

  /// Reports a warning. Warnings do not end reading; beyond the limit they are left out.
  mutating func warn(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.maximumMistakes - 1 { diagnostics.append(diagnostic) }
  }

  /// Returns the bytes from an offset on that belong together: up to a blank, a comma or a bracket, and at
  /// least one character.
  private func word(at start: Int) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D]
    var end = start
    while end < bytes.count, !blanks.contains(bytes[end]) { end += 1 }
    return start..<max(end, start + 1)
  }

  /// Returns the rest of the line from an offset on, without a comment or blanks at its end.
  private func line(at start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == 0x23, end > start, bytes[end - 1] <= 0x20 { break }
      end += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the word at an offset, as messages name it; nil at the end of the file.
  private func found(at start: Int) -> String? {
    if start >= bytes.count { return nil }
    return bytes[start] == 0x0A || bytes[start] == 0x0D
      ? "the end of the line" : named(text(word(at: start)))
  }
}

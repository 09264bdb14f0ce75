internal import SDKGenDiagnostics

/// The error thrown when reading cannot go on; its reason has been reported.
struct Stop: Error {}

/// A reader that goes on behind mistakes, up to a number of them.
protocol MistakeReporting: ~Copyable {
  var diagnostics: [Diagnostic] { get set }
}

extension MistakeReporting where Self: ~Copyable {
  static var maximumMistakes: Int { 100 }

  mutating func report(_ diagnostic: Diagnostic) throws(Stop) {
    diagnostics.append(diagnostic)
    if diagnostics.count >= Self.maximumMistakes {
      diagnostics.append(.tooManyMistakes(Self.maximumMistakes, at: diagnostic.location))
      throw Stop()
    }
  }

  mutating func stop(_ diagnostic: Diagnostic) throws(Stop) -> Never {
    diagnostics.append(diagnostic)
    throw Stop()
  }
}

extension JSONReader {
  /// Reports something else than a value, and records the value that was meant when that is plain.
  mutating func recoverFromMissingValue() throws(Stop) {
    let container = open.last
    switch byte {
    case 0x27:
      let start = position
      let text = try readSingleQuoted()
      tape.append(.string, start..<position, text: text)
    case 0x2B, 0x2E: try readBadNumber(from: position)
    case 0x2C where container != nil, 0x7D where container?.isObject == true:
      try report(.expected("a value", found(), at: locationOfToken()))
      tape.append(.null, position..<position)
    case _ where isWordByte(byte): try recoverFromWord()
    default:
      let isFirst = container.map { !$0.isObject && tape.records.count == $0.record + 1 } ?? false
      try stopAtToken(isFirst ? "a value or ']'" : "a value")
    }
  }

  /// Skips everything that looks like part of the number, reports the mistake, and goes on.
  mutating func readBadNumber(from start: Int) throws(Stop) {
    position = start
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tape.append(.number, start..<position)
    try report(
      .invalidNumber(
        shortened(text), because: numberMistake(text), at: location(of: start..<position)))
  }

  private mutating func recoverFromWord() throws(Stop) {
    let range = tokenRange()
    let word = String(decoding: bytes[range], as: UTF8.self)
    let meant =
      switch word.lowercased() {
      case "true", "yes", "on": "true"
      case "false", "no", "off": "false"
      case "null", "nil", "none", "undefined", "nan", "infinity": "null"
      default: nearest(to: word, in: ["true", "false", "null"])
      }
    position = range.upperBound
    tape.append(meant.map { $0 == "null" ? .null : .bool } ?? .string, range)
    try report(.unknownWord(shortened(word), meant: meant, at: location(of: range)))
  }

  /// Reports something else than a key. Returns the way to read the text of the key that was meant.
  mutating func recoverFromMissingKey() throws(Stop) -> Tape.Text {
    if byte == 0x27 { return try readSingleQuoted() }
    guard isWordByte(byte) else {
      let isFirst = open.last.map { tape.records.count == $0.record + 1 } ?? false
      try stopAtToken(isFirst ? "a key in double quotes or '}'" : "a key in double quotes")
    }
    let range = tokenRange()
    position = range.upperBound
    let word = String(decoding: bytes[range], as: UTF8.self)
    try report(.unquotedKey(shortened(word), at: location(of: range)))
    return .plain
  }

  /// Returns whether a value follows.
  mutating func recoverFromMissingColon() throws(Stop) -> Bool {
    let isValueMissing = byte == 0x2C || byte == 0x7D
    guard isValueMissing || beginsValue || byte == 0x3D else { try stopAtToken("':'") }
    try report(.expected("':'", found(), at: locationOfToken()))
    if byte == 0x3D { position += 1 }
    return !isValueMissing
  }

  mutating func recoverFromMissingComma(in container: Container) throws(Stop) {
    let expected = container.isObject ? "',' or '}'" : "',' or ']'"
    guard container.isObject ? byte == 0x22 || byte == 0x27 : beginsValue else {
      try stopAtToken(expected)
    }
    try report(.expected(expected, found(), at: locationOfToken()))
  }

  private mutating func readSingleQuoted() throws(Stop) -> Tape.Text {
    let start = position
    let text = try readString(quote: 0x27)
    try report(.singleQuotes(at: location(of: start..<position)))
    return text
  }

  private var beginsValue: Bool {
    switch byte {
    case 0x22, 0x27, 0x5B, 0x7B, 0x2D: true
    default: isWordByte(byte)
    }
  }

  func location(of range: Range<Int>) -> SourceLocation { file.location(of: range) }

  func locationOfByte() -> SourceLocation { location(of: position..<position + 1) }

  func locationOfToken() -> SourceLocation { location(of: tokenRange()) }

  /// Returns the bytes from here that belong together: a word, a string up to its quote, or one character.
  private func tokenRange() -> Range<Int> {
    if isAtEnd { return position..<position }
    var end = position
    if byte == 0x22 {
      end += 1
      while end < bytes.count, bytes[end] >= 0x20 {
        end += 1
        if bytes[end - 1] == 0x22, bytes[end - 2] != 0x5C { break }
      }
      return position..<end
    }
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return position..<max(end, position + max(1, scalarLength(in: bytes, at: position)))
  }

  /// Returns the current token, in quotes, as messages name it; nil at the end of the file.
  func found() -> String? {
    isAtEnd ? nil : named(String(decoding: bytes[tokenRange()], as: UTF8.self))
  }

  /// Reports that reading cannot go on at the current token.
  private mutating func stopAtToken(_ expected: String) throws(Stop) -> Never {
    try refuseBadByte()
    var diagnostic = Diagnostic.expected(expected, found(), at: locationOfToken())
    if let container = open.last {
      let start = Int(tape.records[container.record].start)
      let bracket = container.isObject ? "'{'" : "'['"
      diagnostic.notes.append(
        .init("\(bracket) was opened here", at: location(of: start..<start + 1)))
    }
    try stop(diagnostic)
  }

  /// Stops when the current byte begins no character.
  mutating func refuseBadByte() throws(Stop) {
    if byte >= 0x80, scalarLength(in: bytes, at: position) == 0 {
      try stop(.notUTF8(in: bytes, position: position, at: locationOfByte()))
    }
  }

  /// Skips the byte order mark of UTF-8; refuses those of other encodings.
  mutating func refuseOtherEncodings() throws(Stop) {
    if let mistake = Diagnostic.otherEncoding(of: bytes, in: file) { try stop(mistake) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }
}

/// Returns whether a character is visible: a no-break space or a word joiner is not.
private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
    .paragraphSeparator:
    false
  default: true
  }
}

/// Returns whether a byte may be part of a word or number in ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2B, 0x2D, 0x2E: true
  default: false
  }
}

/// Returns a token as messages name it: in quotes, unless it would be invisible there.
func named(_ token: String) -> String {
  guard let first = token.unicodeScalars.first, isVisible(first) else {
    return "the character \(codePoint(token.unicodeScalars.first?.value ?? 0))"
  }
  return "'\(shortened(token))'"
}

/// `U+000B`.
func codePoint(_ value: UInt32) -> String {
  "U+" + hex(value, width: 4)
}

/// Returns at most thirty characters of a string.
func shortened(_ text: String) -> String {
  text.count > 30 ? text.prefix(29) + "…" : text
}

/// Returns the mistake in a text that was meant as a number.
private func numberMistake(_ text: String) -> String {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  let lower = digits.lowercased()
  if digits.isEmpty { return "expected a digit after '-'" }
  if lower.hasPrefix("0x") { return "write it in decimal" }
  if digits.hasPrefix("+") { return "a number has no '+' in front" }
  if digits.hasPrefix(".") { return "write a 0 before the point" }
  if lower.hasSuffix("infinity") || lower.hasSuffix("inf") { return "JSON has no infinity" }
  if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
    return "a number does not begin with 0"
  }
  if digits.contains("_") { return "JSON does not group digits" }
  if digits.hasSuffix(".") || lower.contains(".e") { return "expected a digit after '.'" }
  if lower.hasSuffix("e") || lower.hasSuffix("e+") || lower.hasSuffix("e-") {
    return "expected a digit in the exponent"
  }
  return "put a string in double quotes"
}

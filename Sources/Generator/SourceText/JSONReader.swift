package import SDKGenDiagnostics

/// Reads JSON (RFC 8259, UTF-8) into a tree.
///
/// The tree is nil when reading could not go on. After a mistake that leaves no doubt about what
/// was meant (a trailing comma, a comment, single quotes) reading goes on and there is a tree, so
/// that one run also finds what is wrong further down. A message names at most the first hundred.
package func readJSON(_ bytes: [UInt8], file name: String) -> Diagnosed<Node?> {
  let file = SourceFile(name: name, bytes: bytes)
  return bytes.withUnsafeBytes { raw in
    var reader = JSONReader(bytes: raw, file: file)
    do {
      try reader.read()
      let document = SourceDocument(SourceBytes(file), tape: reader.tape)
      return Diagnosed(document.root, reader.diagnostics)
    } catch {
      return Diagnosed(nil, reader.diagnostics)
    }
  }
}

/// Reads the bytes once and records the values it finds. Open containers are a list, not the call
/// stack, so no depth can overflow it. It is not copyable, since the tape that it fills is one.
struct JSONReader: MistakeReporting, ~Copyable {
  /// An array or object whose end has not been read yet.
  struct Container {
    var record: Int
    var isObject: Bool
    var isEmpty = true
    /// The index in `keys` of its first key.
    var firstKey: Int

    var closer: UInt8 { isObject ? 0x7D : 0x5D }
  }

  static let maximumDepth = 512

  /// The bytes, which are only valid while `readJSON` runs.
  let bytes: UnsafeRawBufferPointer
  let file: SourceFile
  var position = 0
  var tape = Tape()
  var open: [Container] = []
  /// The keys of all open objects, by object.
  var keys: [ReadKey] = []
  var diagnostics: [Diagnostic] = []

  init(bytes: UnsafeRawBufferPointer, file: SourceFile) {
    self.bytes = bytes
    self.file = file
  }

  /// The current byte; 0 at the end, which no rule of JSON takes.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }
  var isAtEnd: Bool { position >= bytes.count }

  fileprivate mutating func read() throws(Stop) {
    try refuseOtherEncodings()
    // A node for every twelve bytes is what real documents have, within a factor of two.
    tape.records.reserveCapacity(bytes.count / 12 + 1)
    try skipSpace()
    if isAtEnd { try stop(.emptyFile(isBlank: !bytes.isEmpty, at: location(of: 0..<0))) }
    try readValue()
    while let container = open.last { try readNext(in: container) }
    try skipSpace()
    try refuseBadByte()
    if !isAtEnd { try report(.textAfterEnd(found(), at: locationOfToken())) }
  }

  /// Reads the next element or member of the innermost container, or its end.
  private mutating func readNext(in container: Container) throws(Stop) {
    try skipSpace()
    if byte == container.closer { return try close(container) }
    if container.isEmpty {
      open[open.count - 1].isEmpty = false
    } else {
      if try readComma(in: container) { return }
    }
    if container.isObject, try !readKey() {
      tape.append(.null, position..<position)
      return
    }
    try skipSpace()
    try readValue()
  }

  /// Reads the comma after a value; true when a mistake after it was handled.
  private mutating func readComma(in container: Container) throws(Stop) -> Bool {
    let comma = position
    guard byte == 0x2C else {
      try recoverFromMissingComma(in: container)
      return false
    }
    position += 1
    try skipSpace()
    if byte == container.closer {
      try report(.trailingComma(at: location(of: comma..<comma + 1)))
      try close(container)
      return true
    }
    guard byte == 0x2C else { return false }
    try report(.expected(container.isObject ? "a key" : "a value", "','", at: locationOfToken()))
    return true
  }

  /// Reads a scalar, or the opening bracket of a container.
  private mutating func readValue() throws(Stop) {
    switch byte {
    case 0x22:
      let start = position
      let text = try readString()
      tape.append(.string, start..<position, text: text)
    case 0x7B: try readOpening(.object)
    case 0x5B: try readOpening(.array)
    case 0x2D, 0x30...0x39: try readNumber()
    case 0x74 where isWord("true"): appendWord(.bool, 4)
    case 0x66 where isWord("false"): appendWord(.bool, 5)
    case 0x6E where isWord("null"): appendWord(.null, 4)
    default: try recoverFromMissingValue()
    }
  }

  private mutating func readOpening(_ kind: Node.Kind) throws(Stop) {
    if open.count == Self.maximumDepth {
      try stop(.tooDeep(Self.maximumDepth, at: location(of: position..<position + 1)))
    }
    let record = tape.open(kind, at: position)
    open.append(Container(record: record, isObject: kind == .object, firstKey: keys.count))
    position += 1
  }

  private mutating func close(_ container: Container) throws(Stop) {
    position += 1
    tape.close(container.record, at: position)
    open.removeLast()
    if container.isObject { try reportRepeatedKeys(since: container.firstKey) }
  }

  private func isWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    return position + length == bytes.count || !isWordByte(bytes[position + length])
  }

  private mutating func appendWord(_ kind: Node.Kind, _ length: Int) {
    tape.append(kind, position..<position + length)
    position += length
  }

  /// Reads a key and the colon after it; returns whether a value follows.
  private mutating func readKey() throws(Stop) -> Bool {
    let start = position
    let text: Tape.Text
    if byte == 0x22 { text = try readString() } else { text = try recoverFromMissingKey() }
    keys.append(ReadKey(hash: hash(of: start..<position, text), record: tape.records.count))
    tape.append(.string, start..<position, text: text)
    try skipSpace()
    guard byte == 0x3A else { return try recoverFromMissingColon() }
    position += 1
    return true
  }

  private func hash(of range: Range<Int>, _ text: Tape.Text) -> UInt64 {
    switch text {
    case .quoted: return hashBytes(bytes, range.lowerBound + 1..<range.upperBound - 1)
    case .plain: return hashBytes(bytes, range)
    case .escaped, .kept, .elsewhere:
      let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
      var text = unescape(file.bytes[inner])
      return text.withUTF8 { hashBytes(UnsafeRawBufferPointer($0), 0..<$0.count) }
    }
  }

  /// Ends an object: removes its keys from `keys` and reports repeated ones.
  private mutating func reportRepeatedKeys(since first: Int) throws(Stop) {
    defer { keys.removeLast(keys.count - first) }
    for diagnostic in tape.hideRepeated(keys[first...], in: file) { try report(diagnostic) }
  }

  /// Reads a string from its quote on, and works out the way to get it from its bytes.
  ///
  /// `quote` is a single quote when going on after that mistake.
  mutating func readString(quote: UInt8 = 0x22) throws(Stop) -> Tape.Text {
    let start = position
    var text = Tape.Text.quoted
    position += 1
    while true {
      if quote == 0x22 { skipOrdinaryBytes() }
      switch byte {
      case quote where !isAtEnd:
        position += 1
        return text
      case 0x5C:
        text = .escaped
        try readEscape(quote: quote)
      case 0x80...: try readScalar()
      case 0x00...0x1F: try readControl(in: start)
      default: position += 1
      }
    }
  }

  /// Skips printable ASCII other than the quote and the backslash.
  private mutating func skipOrdinaryBytes() {
    while position < bytes.count, (0x20..<0x80).contains(bytes[position]), bytes[position] != 0x22,
      bytes[position] != 0x5C
    { position += 1 }
  }

  /// Reads one UTF-8 scalar of several bytes.
  private mutating func readScalar() throws(Stop) {
    try refuseBadByte()
    position += scalarLength(in: bytes, at: position)
  }

  /// Handles a byte below space, or the end of the text, inside a string.
  private mutating func readControl(in start: Int) throws(Stop) {
    let opening = location(of: start..<start + 1)
    if isAtEnd { try stop(.unterminatedString(opening, atLineEnd: false, at: locationOfByte())) }
    if byte == 0x0A || byte == 0x0D {
      try stop(.unterminatedString(opening, atLineEnd: true, at: locationOfByte()))
    }
    try report(.controlCharacter(byte, at: locationOfByte()))
    position += 1
  }

  private mutating func readEscape(quote: UInt8) throws(Stop) {
    let start = position
    guard position + 1 < bytes.count else {
      position += 1
      return
    }
    let letter = bytes[position + 1]
    if letter == 0x75 { return try readUnicodeEscape() }
    // A bad byte or the end of the line after the backslash is handled on its own.
    position += letter >= 0x20 && letter < 0x7F ? 2 : 1
    if shortEscape(letter) == nil, letter != quote {
      try report(.invalidEscape(letter, at: location(of: start..<position)))
    }
  }

  private mutating func readUnicodeEscape() throws(Stop) {
    let start = position
    guard let unit = hexUnit(bytes, at: position + 2) else {
      position += 2
      return try report(.invalidUnicodeEscape(at: location(of: start..<position)))
    }
    position += 6
    guard (0xD800..<0xE000).contains(unit) else { return }
    if unit < 0xDC00, byte == 0x5C, position + 1 < bytes.count, bytes[position + 1] == 0x75,
      let low = hexUnit(bytes, at: position + 2), (0xDC00..<0xE000).contains(low)
    {
      position += 6
    } else {
      try report(.loneSurrogate(isHigh: unit < 0xDC00, at: location(of: start..<position)))
    }
  }
}

/// Returns the number of bytes of the UTF-8 scalar at `position`; 0 when it is not well formed.
func scalarLength(in bytes: UnsafeRawBufferPointer, at position: Int) -> Int {
  let lead = bytes[position]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
  for offset in 2..<max(2, length) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
  return length
}

extension JSONReader {
  /// Reads a number and keeps it as text; only numbers that no `Double` can hold are refused.
  private mutating func readNumber() throws(Stop) {
    let start = position
    var isLong = false
    guard skipNumber(hasExponent: &isLong), !isWordByte(byte) else {
      return try readBadNumber(from: start)
    }
    tape.append(.number, start..<position)
    // Without an exponent 308 characters are in range whatever they are.
    if isLong || position - start > 308 { try checkRange(start..<position) }
  }

  /// Reads a number by the grammar of RFC 8259; false where it is broken.
  private mutating func skipNumber(hasExponent: inout Bool) -> Bool {
    if byte == 0x2D { position += 1 }
    if byte == 0x30 {
      position += 1
    } else if !skipDigits() {
      return false
    }
    if byte == 0x2E {
      position += 1
      if !skipDigits() { return false }
    }
    if byte == 0x65 || byte == 0x45 {
      hasExponent = true
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      return skipDigits()
    }
    return true
  }

  /// Reads digits; false when there is none.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  private mutating func checkRange(_ range: Range<Int>) throws(Stop) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let value = Double(text), value.isFinite { return }
    try report(.numberRange(shortened(text), at: location(of: range)))
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

extension JSONReader {
  /// Skips white space; reports comments on the way.
  private mutating func skipSpace() throws(Stop) {
    while true {
      skipBlanks()
      switch byte {
      case 0x2F where position + 1 < bytes.count && (bytes[position + 1] == 0x2F):
        try skipLineComment()
      case 0x23: try skipLineComment()
      case 0x2F where position + 1 < bytes.count && bytes[position + 1] == 0x2A:
        try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func skipLineComment() throws(Stop) {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    let isReturn = position > start && bytes[position - 1] == 0x0D
    try report(.comment(at: location(of: start..<(isReturn ? position - 1 : position))))
  }

  private mutating func skipBlockComment() throws(Stop) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == 0x2A, bytes[position + 1] == 0x2F {
        position += 2
        return try report(.comment(at: location(of: start..<position)))
      }
      position += 1
    }
    try report(.comment(at: location(of: start..<start + 2)))
    position = bytes.count
  }
}

internal import SDKGenDiagnostics

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
}

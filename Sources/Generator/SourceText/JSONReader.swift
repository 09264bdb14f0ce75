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
    let record = tape.records.count
    tape.append(.string, start..<position, text: text)
    keys.append(ReadKey(hash: tape.hash(ofText: record, in: bytes, file), record: record))
    try skipSpace()
    guard byte == 0x3A else { return try recoverFromMissingColon() }
    position += 1
    return true
  }

  /// Ends an object: removes its keys from `keys` and reports repeated ones.
  private mutating func reportRepeatedKeys(since first: Int) throws(Stop) {
    defer { keys.removeLast(keys.count - first) }
    for diagnostic in tape.hideRepeated(keys[first...], in: file) { try report(diagnostic) }
  }

  // MARK: Blanks and comments

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

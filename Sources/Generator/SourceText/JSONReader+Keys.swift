internal import SDKGenDiagnostics

extension JSONReader {
  /// Reads a key and the colon after it; returns whether a value follows.
  mutating func readKey() throws(Stop) -> Bool {
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
  mutating func reportRepeatedKeys(since first: Int) throws(Stop) {
    defer { keys.removeLast(keys.count - first) }
    for diagnostic in tape.hideRepeated(keys[first...], in: file) { try report(diagnostic) }
  }
}

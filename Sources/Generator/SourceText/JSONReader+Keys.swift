internal import SDKGenDiagnostics

extension JSONReader {
  /// A key that was read: a hash of its text, to find two that are equal, and its record.
  struct Key {
    var hash: UInt64
    var record: Int
  }

  /// Reads a key and the colon after it; returns whether a value follows.
  mutating func readKey() throws(Stop) -> Bool {
    let start = position
    let text: Tape.Text
    if byte == 0x22 { text = try readString() } else { text = try recoverFromMissingKey() }
    keys.append(Key(hash: hash(of: start..<position, text), record: tape.records.count))
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
      var text = keyText(of: range, text)
      return text.withUTF8 { hashBytes(UnsafeRawBufferPointer($0), 0..<$0.count) }
    }
  }

  private func keyText(of range: Range<Int>, _ text: Tape.Text) -> String {
    switch text {
    case .plain, .kept, .elsewhere: String(decoding: file.bytes[range], as: UTF8.self)
    case .quoted, .escaped:
      unescape(file.bytes[range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)])
    }
  }

  /// Ends an object: its keys are taken off `keys`, and those that are there twice are reported.
  mutating func reportRepeatedKeys(since first: Int) throws(Stop) {
    defer { keys.removeLast(keys.count - first) }
    guard mayRepeat(keys[first...]) else { return }
    var seen: [String: SourceLocation] = [:]
    for key in keys[first...] {
      let record = tape.records[key.record]
      let range = Int(record.start)..<Int(record.end)
      let text = keyText(of: range, record.text)
      if let before = seen[text] {
        tape.records[key.record].isRepeated = true
        try report(.duplicateKey(text, before: before, at: place(range)))
      } else {
        seen[text] = place(range)
      }
    }
  }

  /// Whether two of the hashes are equal; almost always false, and then nothing else is done.
  private func mayRepeat(_ keys: ArraySlice<Key>) -> Bool {
    if keys.count <= 12 {
      for index in keys.indices.dropFirst() {
        let hash = keys[index].hash
        for other in keys.startIndex..<index where keys[other].hash == hash { return true }
      }
      return false
    }
    let sorted = keys.map(\.hash).sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}

/// A hash of bytes that is the same on every run.
private func hashBytes(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
  var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(range.count)
  var offset = range.lowerBound
  while offset + 8 <= range.upperBound {
    hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
  }
  var rest: UInt64 = 0
  while offset < range.upperBound {
    rest = rest << 8 | UInt64(bytes[offset])
    offset += 1
  }
  return mix(hash, rest)
}

private func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
  let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
  return product.high ^ product.low
}

/// A cursor that finds the byte offset of an index in Unicode scalars.
///
/// For indices that are close together, in whatever direction, it takes time proportional to the text as a whole.
struct ScalarCursor {
  let bytes: UnsafeRawBufferPointer
  let isASCII: Bool
  /// Counts the scalars that begin before `byte`, at which one begins unless it is the end.
  private var scalar = 0
  private var byte = 0

  /// Creates a cursor. `bytes` are well-formed UTF-8.
  init(_ bytes: UnsafeRawBufferPointer, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  mutating func offset(ofScalar index: Int) -> Int {
    if isASCII { return min(index, bytes.count) }
    while scalar > index {
      byte -= 1
      if beginsScalar(bytes[byte]) { scalar -= 1 }
    }
    skipWords(before: index)
    while byte < bytes.count, scalar < index || !beginsScalar(bytes[byte]) {
      if beginsScalar(bytes[byte]) { scalar += 1 }
      byte += 1
    }
    return byte
  }

  /// Skips eight bytes at a time, as long as the scalar looked for is not among them.
  private mutating func skipWords(before index: Int) {
    while byte + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
      let count = 8 - (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      if scalar + count >= index { return }
      scalar += count
      byte += 8
    }
  }

  private func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}

/// Returns whether all is ASCII, and the first byte that begins no UTF-8 character, if there is one.
func scanUTF8(_ bytes: UnsafeRawBufferPointer) -> (isASCII: Bool, bad: Int?) {
  var isASCII = true
  var position = 0
  while position < bytes.count {
    if position + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      position += 8
      continue
    }
    let length = scalarLength(in: bytes, at: position)
    if length == 0 { return (false, position) }
    if length > 1 { isASCII = false }
    position += length
  }
  return (isASCII, nil)
}

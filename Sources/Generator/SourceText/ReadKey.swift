internal import SDKGenDiagnostics

/// A key that was read: a hash of its text, to find two that are equal, and its record.
struct ReadKey {
  var hash: UInt64
  var record: Int
  /// Indicates that it came through a YAML merge (`<<`): a key that is written replaces it without a diagnostic.
  var isMerged = false
}

extension Tape {
  /// Hides the repeated keys of an object, and reports them.
  mutating func hideRepeated(_ keys: ArraySlice<ReadKey>, in file: SourceFile) -> [Diagnostic] {
    // Almost always all hashes differ, and then nothing else is done.
    guard Set(keys.map(\.hash)).count < keys.count else { return [] }
    var seen: [String: SourceLocation] = [:]
    var found: [Diagnostic] = []
    for key in keys.filter({ !$0.isMerged }) + keys.filter(\.isMerged) {
      let text = text(of: key.record, in: file.bytes)
      let location = file.location(of: range(of: key.record))
      guard let before = seen[text] else {
        seen[text] = location
        continue
      }
      records[key.record].isHidden = true
      if !key.isMerged { found.append(.duplicateKey(text, before: before, at: location)) }
    }
    return found
  }
}

/// Returns a hash of bytes that is the same on every run.
func hashBytes(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
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

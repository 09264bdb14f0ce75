import Foundation

/// Finds the values and keys of a JSON text, in one pass over its bytes.
///
/// It checks the structure. Numbers, and strings other than plain ones, are checked when they are
/// read, as by `JSONDecoder`: what is not read may be malformed.
struct TapeScanner {
  /// An array or object that has begun.
  private struct Container {
    var kind: TapeEntry.Kind
    /// The index of its entry.
    var start: Int
    var count = 0
    /// Some bits of each key.
    var filter: UInt64 = 0
  }

  static let maxDepth = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private(set) var entries: TapeEntries
  /// The most containers that were open at once.
  private(set) var maxOpen = 0
  private var innermost = Container(kind: .array, start: 0)
  /// The containers around the innermost, from without. An allocation that flat texts do without.
  private var outer: ContiguousArray<Container> = []
  /// The number of containers that are open.
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    entries = TapeEntries(capacity: bytes.count / 8 + 4)
  }

  /// Scans the whole text. The entries are to be deallocated, whether it throws or not.
  mutating func scan() throws(JSONSyntaxError) {
    try scanValue()
    while depth > 0 { try scanRest() }
    skipSpace()
    guard index == bytes.count else { throw .unexpectedByte(offset: index) }
  }

  /// Scans a scalar, or the beginning of a container up to the first scalar in it. Containers in others
  /// take no stack.
  private mutating func scanValue() throws(JSONSyntaxError) {
    while try scanBeginning() {}
  }

  /// Scans a scalar, or the beginning of a container; returns whether a value follows in it.
  private mutating func scanBeginning() throws(JSONSyntaxError) -> Bool {
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    switch bytes[index] {
    case UInt8(ascii: "\""): entries.append(try string())
    case UInt8(ascii: "{"): return try begin(.object)
    case UInt8(ascii: "["): return try begin(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): entries.append(number())
    case UInt8(ascii: "t"): entries.append(try literal("true", .true))
    case UInt8(ascii: "f"): entries.append(try literal("false", .false))
    case UInt8(ascii: "n"): entries.append(try literal("null", .null))
    default: throw .unexpectedByte(offset: index)
    }
    return false
  }

  /// Begins a container, and its first element or property if it has one.
  private mutating func begin(_ kind: TapeEntry.Kind) throws(JSONSyntaxError) -> Bool {
    guard depth < Self.maxDepth else { throw .tooDeep }
    index += 1
    if depth > 0 { outer.append(innermost) }
    depth += 1
    innermost = Container(kind: kind, start: entries.count)
    entries.append(TapeEntry(kind, end: 0, count: 0))
    maxOpen = max(maxOpen, depth)
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    if bytes[index] == closingByte {
      end()
      return false
    }
    try beginMember()
    return true
  }

  private var closingByte: UInt8 {
    innermost.kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
  }

  private mutating func end() {
    index += 1
    entries[innermost.start] = TapeEntry(
      innermost.kind, end: entries.count, count: innermost.count)
    depth -= 1
    if depth > 0 { innermost = outer.removeLast() }
  }

  /// Scans what follows a value in the innermost container: its end, or a comma and another value.
  /// A comma before the end is allowed, as by Foundation.
  private mutating func scanRest() throws(JSONSyntaxError) {
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    if bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
      guard index < bytes.count else { throw .unexpectedEnd }
      if bytes[index] != closingByte {
        try beginMember()
        return try scanValue()
      }
    }
    guard bytes[index] == closingByte else { throw .unexpectedByte(offset: index) }
    end()
  }

  /// Begins an element, or scans a key; the value follows.
  private mutating func beginMember() throws(JSONSyntaxError) {
    innermost.count += 1
    if innermost.kind != .array { try scanKey() }
  }

  private mutating func scanKey() throws(JSONSyntaxError) {
    let key = try string()
    if innermost.kind == .object {
      let bits = bits(of: key)
      if innermost.count > Self.maxPlainCount || !isNormal(key)
        || innermost.filter & bits == bits && contains(key, from: innermost.start + 1)
      {
        innermost.kind = .indexedObject
      }
      innermost.filter |= bits
    }
    entries.append(key)
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    guard bytes[index] == UInt8(ascii: ":") else { throw .unexpectedByte(offset: index) }
    index += 1
  }
}

// Of equal keys the first counts. To look keys up from where the last was found, it must be known
// that no two are equal.
extension TapeScanner {
  /// The most properties that are compared one after the other.
  static let maxPlainCount = 32

  /// Returns whether the key is equal to no key of other bytes.
  private func isNormal(_ key: TapeEntry) -> Bool {
    switch key.kind {
    case .plainString: return true
    case .string:
      // fits: the string was scanned
      let end = key.offset + key.length
      return UnsafeBufferPointer(rebasing: bytes[key.offset..<end]).isNormalText
    default: return false
    }
  }

  /// Returns two bits of 64, by the length of a key and three of its bytes.
  private func bits(of key: TapeEntry) -> UInt64 {
    let (offset, length) = (key.offset, key.length)
    guard length > 0 else { return 1 }
    let first = UInt64(truncatingIfNeeded: bytes[offset])
    let middle = UInt64(truncatingIfNeeded: bytes[offset + length / 2])
    let last = UInt64(truncatingIfNeeded: bytes[offset + length - 1])
    let part = UInt64(truncatingIfNeeded: length) << 24 | first << 16 | middle << 8 | last
    let hash = part &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (hash >> 58) | 1 &<< (hash >> 52 & 63)
  }

  /// Returns whether an equal key is among those of an object whose first is at `first`.
  private func contains(_ key: TapeEntry, from first: Int) -> Bool {
    var index = first
    while index < entries.count {
      let other = entries[index]
      if other.length == key.length, other.length == 0 || isEqual(other, key) { return true }
      index = entries.end(of: index + 1)
    }
    return false
  }

  private func isEqual(_ left: TapeEntry, _ right: TapeEntry) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    return memcmp(base + left.offset, base + right.offset, right.length) == 0
  }
}

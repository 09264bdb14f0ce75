/// Finds the values and keys of a JSON text, in one pass over its bytes.
///
/// It checks the structure. Numbers, and strings other than plain ones, are checked when they are
/// read, as by `JSONDecoder`: what nobody reads may be malformed.
struct TapeScanner {
  /// An array or object that has begun.
  private struct Container {
    var kind: TapeEntry.Kind
    /// The index of its entry.
    var start: Int
    var count = 0
    /// A bit for each key.
    var filter: UInt64 = 0
  }

  static let maxDepth = 512

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private(set) var entries: ContiguousArray<TapeEntry> = []
  /// The most containers that were open at once.
  private(set) var depth = 0
  private var open: ContiguousArray<Container> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    entries.reserveCapacity(bytes.count / 8 + 4)
  }

  /// Scans the whole text.
  mutating func scan() throws(JSONSyntaxError) {
    try scanValue()
    while !open.isEmpty { try scanRest() }
    skipSpace()
    guard index == bytes.count else { throw .unexpectedByte(offset: index) }
  }

  /// Scans a scalar, or the beginning of a container.
  private mutating func scanValue() throws(JSONSyntaxError) {
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    switch bytes[index] {
    case UInt8(ascii: "\""): entries.append(try string())
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): entries.append(number())
    case UInt8(ascii: "t"): try scan("true", .true)
    case UInt8(ascii: "f"): try scan("false", .false)
    case UInt8(ascii: "n"): try scan("null", .null)
    default: throw .unexpectedByte(offset: index)
    }
  }

  private mutating func scan(
    _ literal: StaticString, _ kind: TapeEntry.Kind
  ) throws(JSONSyntaxError) {
    let length = literal.utf8CodeUnitCount
    guard bytes.count - index >= length else { throw .unexpectedEnd }
    for offset in 0..<length where bytes[index + offset] != literal.utf8Start[offset] {
      throw .unexpectedByte(offset: index + offset)
    }
    entries.append(TapeEntry(kind, offset: index, length: length))
    index += length
  }

  private mutating func begin(_ kind: TapeEntry.Kind) throws(JSONSyntaxError) {
    guard open.count < Self.maxDepth else { throw .tooDeep }
    index += 1
    open.append(Container(kind: kind, start: entries.count))
    entries.append(TapeEntry(kind, end: 0, count: 0))
    if open.count > depth { depth = open.count }
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    if bytes[index] == closingByte(of: kind) { return end() }
    try scanMember()
  }

  private func closingByte(of kind: TapeEntry.Kind) -> UInt8 {
    kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}")
  }

  private mutating func end() {
    index += 1
    let container = open.removeLast()
    entries[container.start] = TapeEntry(
      container.kind, end: entries.count, count: container.count)
  }

  /// Scans what follows a value in the innermost container: its end, or a comma and another value.
  /// A comma before the end is allowed, as by Foundation.
  private mutating func scanRest() throws(JSONSyntaxError) {
    let closing = closingByte(of: open[open.count - 1].kind)
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    if bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
      guard index < bytes.count else { throw .unexpectedEnd }
      if bytes[index] != closing { return try scanMember() }
    }
    guard bytes[index] == closing else { throw .unexpectedByte(offset: index) }
    end()
  }

  /// Scans an element, or a key with its value.
  private mutating func scanMember() throws(JSONSyntaxError) {
    let last = open.count - 1
    open[last].count += 1
    if open[last].kind != .array { try scanKey(last) }
    try scanValue()
  }

  private mutating func scanKey(_ last: Int) throws(JSONSyntaxError) {
    let key = try string()
    if open[last].kind == .object {
      let bit = bit(of: key)
      if key.kind != .plainString || open[last].count > Self.maxPlainCount
        || open[last].filter & bit != 0 && contains(key, from: open[last].start + 1)
      {
        open[last].kind = .indexedObject
      }
      open[last].filter |= bit
    }
    entries.append(key)
    skipSpace()
    guard index < bytes.count else { throw .unexpectedEnd }
    guard bytes[index] == UInt8(ascii: ":") else { throw .unexpectedByte(offset: index) }
    index += 1
  }
}

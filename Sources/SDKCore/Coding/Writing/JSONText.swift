/// The bytes of a JSON text that is being written. Its owner frees them.
struct JSONText {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  var count = 0

  init(capacity: Int = 512) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() { start.deallocate() }

  var bytes: UnsafePointer<UInt8> { UnsafePointer(start) }

  /// The bytes that there is room for.
  var room: Int { capacity }

  /// Leaves the bytes to the caller, who frees them; nothing may be appended afterwards.
  mutating func take() -> UnsafeMutablePointer<UInt8> {
    defer { (start, capacity) = (.allocate(capacity: 0), 0) }
    return start
  }

  /// Returns where `more` bytes can be written.
  private mutating func room(for more: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < more { grow(to: max(capacity * 2, count + more)) }
    return start + count
  }

  private mutating func grow(to capacity: Int) {
    let more = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    more.update(from: start, count: count)
    start.deallocate()
    (start, self.capacity) = (more, capacity)
  }

  mutating func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress else { return }
    room(for: more.count).update(from: start, count: more.count)
    count += more.count
  }

  /// Appends ASCII that needs no escapes.
  mutating func append(plain text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes over what is there from `position` to the end.
  mutating func replace(from position: Int, with more: [UInt8]) {
    count = position
    more.withUnsafeBufferPointer { append($0) }
  }

  /// Inserts texts at ascending positions, the last first, so that each byte moves once.
  mutating func insert(_ others: [(position: Int, text: JSONText)]) {
    var end = count
    var shift = others.reduce(0) { $0 + $1.text.count }
    _ = room(for: shift)
    count += shift
    for (position, text) in others.reversed() {
      let place = start + position
      (place + shift).update(from: place, count: end - position)
      shift -= text.count
      (place + shift).update(from: text.bytes, count: text.count)
      end = position
    }
  }

  // MARK: Numbers

  mutating func append(integer value: some FixedWidthInteger) {
    guard value.bitWidth <= 64 else { return append(plain: String(value)) }
    if value < 0 { append(UInt8(ascii: "-")) }
    // fits: at most 64 bits
    append(digitsOf: UInt64(value.magnitude))
  }

  private mutating func append(digitsOf value: UInt64) {
    if value < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    var rest = value
    var size = 0
    repeat {
      size += 1
      rest /= 10
    } while rest > 0
    let place = room(for: size)
    count += size
    rest = value
    while size > 0 {
      size -= 1
      place[size] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Appends a number's description, of which JSON leaves out `.0`.
  mutating func append(number description: String) {
    append(plain: description)
    if count > 2, bytes[count - 1] == UInt8(ascii: "0"), bytes[count - 2] == UInt8(ascii: ".") {
      count -= 2
    }
  }

  // MARK: Strings

  mutating func append(quoted text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(UInt8(ascii: "\""))
      var rest = utf8
      while true {
        let plain = rest.plainCount
        append(UnsafeBufferPointer(rebasing: rest[..<plain]))
        guard plain < rest.count else { break }
        append(escapeOf: rest[plain])
        rest = UnsafeBufferPointer(rebasing: rest[(plain + 1)...])
      }
      append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(escapeOf byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x08: append("\\b")
    case 0x0C: append("\\f")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    default:
      append("\\u00")
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes before the first that a JSON string must escape.
  fileprivate var plainCount: Int {
    var index = 0
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let found =
        ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
        | ((word &- (ones &* 0x20)) & ~word)
      if found & (ones << 7) != 0 { break }
      index += 8
    }
    while index < count, self[index] >= 0x20, self[index] != 0x22, self[index] != 0x5C {
      index += 1
    }
    return index
  }
}

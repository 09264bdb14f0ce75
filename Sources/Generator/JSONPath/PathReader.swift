/// Reads a query by recursive descent, along the grammar in appendix A of RFC 9535.
struct PathReader {
  /// The levels of brackets, parentheses and calls that a query may have.
  static let maximumDepth = 64
  /// The largest integer of I-JSON (RFC 7493).
  static let maximumInteger = 1 << 53 - 1

  let bytes: [UInt8]
  var position = 0
  var depth = 0
  var badPatterns: [JSONPath.Mistake] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func path() throws(JSONPath.Mistake) -> Query {
    guard take("$") else { throw mistake("a path begins with '$'") }
    let query = Query(isRelative: false, segments: try segments())
    if position < bytes.count { throw mistake("expected '.' or '[' here") }
    return query
  }

  /// Reads all that follows `$` or `@`.
  mutating func segments() throws(JSONPath.Mistake) -> [Query.Segment] {
    var segments: [Query.Segment] = []
    while true {
      let end = position
      skipSpace()
      if take("..") {
        segments.append(Query.Segment(isDescendant: true, selectors: try afterDots("..")))
      } else if take(".") {
        segments.append(Query.Segment(isDescendant: false, selectors: try afterDots(".")))
      } else if next == UInt8(ascii: "[") {
        segments.append(Query.Segment(isDescendant: false, selectors: try bracketed()))
      } else {
        position = end
        return segments
      }
    }
  }

  private mutating func afterDots(_ dots: String) throws(JSONPath.Mistake) -> [Selector] {
    if take("*") { return [.wildcard] }
    if dots == "..", next == UInt8(ascii: "[") { return try bracketed() }
    let start = position
    while let byte = next, byte.isNameByte, position > start || !byte.isDigit { position += 1 }
    if position == start {
      throw mistake(
        dots == "."
          ? "a name or '*' follows '.'; write other names as ['name']"
          : "a name, '*' or '[' follows '..'")
    }
    return [.name(text(start..<position))]
  }

  private mutating func bracketed() throws(JSONPath.Mistake) -> [Selector] {
    let start = position
    position += 1
    try enter(at: start)
    var selectors: [Selector] = []
    repeat {
      skipSpace()
      selectors.append(try selector())
      skipSpace()
    } while take(",")
    try close("]", of: start)
    return selectors
  }

  private mutating func selector() throws(JSONPath.Mistake) -> Selector {
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try string())
    case UInt8(ascii: "*"):
      position += 1
      return .wildcard
    case UInt8(ascii: "?"):
      position += 1
      skipSpace()
      return .filter(try condition())
    case let byte? where byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":"):
      return try indexOrSlice()
    default:
      throw mistake("expected a name in quotes, '*', an index, a slice or a filter '?'")
    }
  }

  private mutating func indexOrSlice() throws(JSONPath.Mistake) -> Selector {
    let start = try integer()
    let end = position
    skipSpace()
    guard take(":") else {
      position = end
      if let start { return .index(start) }
      throw mistake("expected an index")
    }
    skipSpace()
    let last = try integer()
    skipSpace()
    guard take(":") else { return .slice(start: start, end: last, step: 1) }
    skipSpace()
    return .slice(start: start, end: last, step: try integer() ?? 1)
  }

  /// Reads an integer, if there is one.
  private mutating func integer() throws(JSONPath.Mistake) -> Int? {
    let start = position
    let isNegative = take("-")
    let digits = position
    while let byte = next, byte.isDigit { position += 1 }
    if position == start { return nil }
    let number = start..<position
    let isPlain =
      bytes[digits..<position].first == UInt8(ascii: "0")
      ? position == digits + 1 && !isNegative : position > digits
    guard isPlain else { throw mistake("an index is written as 0, 12 or -1", number) }
    guard let value = Int(text(number)), value.magnitude <= UInt(Self.maximumInteger) else {
      throw mistake("the index is too large", number)
    }
    return value
  }
}

/// The text and the places in it.
extension PathReader {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func begins(with token: String) -> Bool { bytes[position...].starts(with: token.utf8) }

  mutating func take(_ token: String) -> Bool {
    guard begins(with: token) else { return false }
    position += token.utf8.count
    return true
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Begins a level of nesting.
  mutating func enter(at start: Int) throws(JSONPath.Mistake) {
    depth += 1
    if depth > Self.maximumDepth {
      throw mistake(
        "the path has more than \(Self.maximumDepth) levels of nesting", start..<start + 1)
    }
  }

  /// Ends a level of nesting that begins at `start`.
  mutating func close(_ bracket: String, of start: Int) throws(JSONPath.Mistake) {
    depth -= 1
    if take(bracket) { return }
    if position == bytes.count {
      throw mistake("there is no '\(bracket)' for this bracket", start..<start + 1)
    }
    throw mistake("expected '\(bracket)' here")
  }

  /// A mistake at the next character, or at the end.
  func mistake(_ message: String) -> JSONPath.Mistake {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return mistake(message, position..<end)
  }

  func mistake(_ message: String, _ range: Range<Int>) -> JSONPath.Mistake {
    JSONPath.Mistake(message: message, range: range)
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  var isSmallLetter: Bool { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") }

  /// Belongs to a name without quotes, anywhere but at its beginning.
  fileprivate var isNameByte: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80 || (self | 0x20).isSmallLetter
  }
}

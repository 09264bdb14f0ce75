/// Changes to texts that make other texts of JSON, or texts that just are none.
struct JSONMutation {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// What stands in the place of a value or a part of one.
  private static let pieces =
    numbers + [
      "null", "true", "false", "nul", "tru", "[]", "{}", "[", "]", "{", "}", ",", ":", "\"", "\\",
      " ",
      #""""#, #""a""#, #""id""#, #""user""#, #""\u0000""#, #""\ud800""#, #""\udc00\ud800""#,
      #""\ud83d\ude00""#, #""\uD83D""#, #""\x""#, #""\u12"#, #""\u00e9""#, #""e\u0301""#, #""\/""#,
      "\"\u{1}\"", "\"\t\"", "\"é\"", "\"e\u{301}\"", "\"\u{FEFF}\"", "\"🙂\"", "\u{FEFF}", "\n",
      "\r\n",
      "\t", "\u{0}", "/*x*/", "//", "'a'", "NaN", "Infinity", "[1,]", #"{"a":1,}"#,
      #"{"a":1,"a":2}"#,
      #""2024-04-11T14:00:00Z""#, #""2024-04-11T14:00:00.123456789+09:00""#, #""2024-13-11""#,
    ]

  private static let numbers = [
    "0", "-0", "1", "-1", "00", "01", "-01", "+1", "1.", ".1", "-", "-.5", "1e", "1e+", "1E5",
    "1e-5",
    "1.5", "1.0", "-1.0", "1.0e0", "10e-1", "15e-1", "1.5e1", "1e5.5", "1-1", "1+1", "1.1.1", "--1",
    "127", "128", "-128", "-129", "255", "256", "65535", "65536", "2147483647", "2147483648",
    "-2147483648", "-2147483649", "4294967295", "4294967296", "9007199254740991",
    "9007199254740992",
    "9007199254740993", "999999999999999999", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
    "99999999999999999999999999999999999999999", "0.1", "0.30000000000000004", "1e22", "1e23",
    "123456789012345.6", "8.98846567431158e307", "1.7976931348623157e308", "1.7976931348623159e308",
    "1e308", "1e309", "1e400", "-1e400", "5e-324", "4.9e-324", "2e-324", "1e-400", "0e400",
    "0.0e-400",
    "2.2250738585072011e-308", "9007199254740993e0", "1e999999999999999999999",
    "1e-99999999999999999",
    "100000000000000000000000e-20", "0.000001", "1e-7", "3.4028236e38", "16777217",
  ]

  /// Returns the text with one to three changes.
  mutating func mutated(_ text: String) -> [UInt8] { mutated(Array(text.utf8)) }

  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: if place < bytes.count { bytes[place] = .random(in: 0...255, using: &generator) }
    case 3: bytes.removeLast(bytes.count - place)
    case 4: bytes.insert(contentsOf: piece(), at: place)
    case 5: repeatPart(&bytes, from: place)
    case 6: wrap(&bytes)
    default: replaceToken(&bytes, from: place)
    }
  }

  private mutating func piece() -> [UInt8] {
    Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
  }

  /// Repeats a property, an element, or any part of one.
  private mutating func repeatPart(_ bytes: inout [UInt8], from place: Int) {
    let comma = UInt8(ascii: ",")
    guard let start = bytes[place...].firstIndex(of: comma) else { return }
    let end = bytes[(start + 1)...].firstIndex(of: comma) ?? bytes.count
    bytes.insert(contentsOf: bytes[start..<end], at: start)
  }

  private mutating func wrap(_ bytes: inout [UInt8]) {
    let depth = [1, 2, 508, 510, 511, 512, 513, 600].randomElement(using: &generator) ?? 1
    bytes = Array(repeating: 0x5B, count: depth) + bytes + Array(repeating: 0x5D, count: depth)
  }

  /// Puts another piece in the place of a number, string or word.
  private mutating func replaceToken(_ bytes: inout [UInt8], from place: Int) {
    let ends = Set(#"{}[],:"#.utf8)
    guard let start = bytes[place...].firstIndex(where: { !ends.contains($0) }) else { return }
    let end = bytes[start...].firstIndex { ends.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: piece())
  }
}

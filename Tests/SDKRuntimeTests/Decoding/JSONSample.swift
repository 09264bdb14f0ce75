/// Texts of JSON made at random, of keys and values on which readers may stumble.
enum JSONSample {
  /// Keys as they are looked for. Some are equal strings of other bytes.
  static let names = [
    "a", "b", "id", "é", "e\u{301}", "", "super", "x\u{0}y", "when", "list", "K", "\u{212A}", "이름",
    "かな", "type", "key", "absent", "1", "a key of more bytes", "a kez of more bytes", "a3", "b7",
  ]

  /// Keys as they are written.
  private static let keys = [
    "a", "b", "é", "e\u{301}", "", "\\u0061", "super", "x\\u0000y", "id", "when", "1", "2", "list",
    "x", "type", "key", "K", "\u{212A}", "이름", "이\u{1105}\u{1173}\u{11B7}", "かな", "กำ",
    "a key of more bytes", "a kez of more bytes",
  ]

  private static let strings = [
    "a", "b", "é", "e\u{301}", "", "\\u0061", "\\n", "x\\u0000y", "\\ud83d\\ude00", "\\ud800",
    "\\x",
    "2024-04-11T14:00:00Z", "2024-04-11", "AQID", "https://a.example/", "1", "user", "circle", "12",
    "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "a somewhat longer text", "🙂", "\t",
  ]

  private static let numbers = [
    "0", "-0", "1", "2", "-1", "1.5", "1e3", "1e400", "300", "9007199254740993", "0.1", "01", "-",
    "18446744073709551616", "1.0", "3.4028236e38",
  ]

  static func text(using generator: inout SeededGenerator, depth: Int = 0) -> String {
    func pick(_ texts: [String]) -> String {
      texts[Int.random(in: 0..<texts.count, using: &generator)]
    }
    switch Int.random(in: 0..<(depth > 3 ? 4 : 9), using: &generator) {
    case 0: return pick(["null", "true", "false"])
    case 1: return pick(numbers)
    case 2: return "\"\(pick(strings))\""
    case 3: return pick(["null", "1", "2", "\"a\"", "[]", "{}"])
    case 4, 5:
      let count = Int.random(in: 0..<6, using: &generator)
      let elements = (0..<count).map { _ in text(using: &generator, depth: depth + 1) }
      return "[\(elements.joined(separator: ","))]"
    default:
      let isLong = Int.random(in: 0..<40, using: &generator) == 0
      let count = isLong ? 40 : Int.random(in: 0..<7, using: &generator)
      let properties = (0..<count).map { index in
        let key = pick(keys) + (isLong ? "\(index % 20)" : "")
        return "\"\(key)\":\(text(using: &generator, depth: depth + 1))"
      }
      return "{\(properties.joined(separator: ","))}"
    }
  }
}

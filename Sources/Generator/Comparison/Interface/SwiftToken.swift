/// A word, string or sign of Swift source.
struct SwiftToken: Equatable {
  var text: String
  /// Indicates the first token of a line.
  var beginsLine: Bool

  /// The tokens of generated Swift, which has no regular expressions, raw strings or nested comments.
  static func tokens(of source: String) -> [SwiftToken] {
    var reader = Reader(bytes: Array(source.utf8))
    var tokens: [SwiftToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private struct Reader {
    var bytes: [UInt8]
    var index = 0

    mutating func next() -> SwiftToken? {
      var beginsLine = index == 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
          beginsLine = true
          index += 1
        case UInt8(ascii: " "): index += 1
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
          while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && at(1) == 0x2F) {
            index += 1
          }
          index += 2
        default:
          let start = index
          skipToken()
          let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
          return SwiftToken(text: text, beginsLine: beginsLine)
        }
      }
      return nil
    }

    private func at(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func skipToken() {
      if bytes[index] == UInt8(ascii: "\"") { return skipString() }
      if bytes[index] == UInt8(ascii: "-"), at(1) == UInt8(ascii: ">") {
        index += 2
      } else if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
      } else {
        index += 1
      }
    }

    private func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
        UInt8(ascii: "@"), UInt8(ascii: "#"), 0x80...:
        true
      default: false
      }
    }

    /// Skips a string, with what is interpolated in it.
    private mutating func skipString() {
      let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
      index += isLong ? 3 : 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where at(1) == UInt8(ascii: "("):
          index += 2
          skipInterpolation()
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "\""):
          if !isLong {
            index += 1
            return
          }
          if at(1) == UInt8(ascii: "\""), at(2) == UInt8(ascii: "\"") {
            index += 3
            return
          }
          index += 1
        default: index += 1
        }
      }
    }

    private mutating func skipInterpolation() {
      var depth = 1
      while index < bytes.count, depth > 0 {
        switch bytes[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          skipString()
          continue
        default: break
        }
        index += 1
      }
    }
  }
}

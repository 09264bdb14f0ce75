/// A piece of a template: text, or a tag such as `{{name}}`.
enum TemplateToken: Equatable {
  case literal(String)
  case tag(TemplateTag)

  /// Splits a template. A tag that stands alone on its line takes the line with it, unless it is a variable.
  static func all(in text: String) -> [TemplateToken] {
    let bytes = Array(text.utf8)
    var tokens: [TemplateToken] = []
    var start = 0
    func addLiteral(to end: Int) {
      if end > start {
        tokens.append(.literal(String(decoding: bytes[start..<end], as: UTF8.self)))
      }
    }
    while let open = bytes.firstIndex(ofPair: UInt8(ascii: "{"), from: start) {
      let close = bytes.firstIndex(ofPair: UInt8(ascii: "}"), from: open + 2)
      let inside = bytes[(open + 2)..<(close ?? bytes.count)]
      let tag = TemplateTag(inside, isClosed: close != nil, offset: open)
      let end = close.map { $0 + 2 } ?? bytes.count
      if tag.kind != .variable, let line = bytes.line(around: open..<end, notBefore: start) {
        addLiteral(to: line.lowerBound)
        start = line.upperBound
      } else {
        addLiteral(to: open)
        start = end
      }
      tokens.append(.tag(tag))
    }
    addLiteral(to: bytes.count)
    return tokens
  }
}

/// The text between `{{` and `}}`.
struct TemplateTag: Equatable {
  enum Kind: Equatable { case variable, section, inverted, close, partial, comment, unknown }

  var kind: Kind
  var name: String
  /// Its beginning in the template, in bytes.
  var offset: Int

  fileprivate init(_ inside: ArraySlice<UInt8>, isClosed: Bool, offset: Int) {
    let kinds: [UInt8: Kind] = [
      UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .close,
      UInt8(ascii: ">"): .partial, UInt8(ascii: "!"): .comment,
    ]
    let marked = inside.first.flatMap { kinds[$0] }
    let name = String(decoding: marked == nil ? inside : inside.dropFirst(), as: UTF8.self)
      .filter { $0 != " " }
    let isName =
      marked == .comment
      || !name.isEmpty
        && name.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-"), UInt8(ascii: "."):
            true
          default: false
          }
        }
    kind = isClosed && isName ? marked ?? .variable : .unknown
    self.name = name
    self.offset = offset
  }
}

extension [UInt8] {
  /// Returns where a byte first stands twice.
  fileprivate func firstIndex(ofPair byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index + 1 < count {
      if self[index] == byte, self[index + 1] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Returns the line with its break if nothing but spaces stands on it beside the range.
  fileprivate func line(around range: Range<Int>, notBefore limit: Int) -> Range<Int>? {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var start = range.lowerBound
    while start > limit, isSpace(self[start - 1]) { start -= 1 }
    guard start == 0 || self[start - 1] == 0x0A else { return nil }
    var end = range.upperBound
    while end < count, isSpace(self[end]) { end += 1 }
    guard end < count else { return start..<end }
    return self[end] == 0x0A ? start..<(end + 1) : nil
  }
}

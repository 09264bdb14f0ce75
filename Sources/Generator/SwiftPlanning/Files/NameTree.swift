/// Spreads elements over files by their names: all in one, or in halves of the alphabet. A half that is too long is
/// halved again, down to one letter, and those of a letter by the next letter: `A-M`, `RealtimeA-F`.
///
/// A name alone decides on which side of a cut it stands. A file is divided when it grows too long; no other changes
/// then.
struct NameTree {
  struct Item<Element> {
    var name: String
    var lines: Int
    var element: Element
  }

  /// The number of lines above which a file is divided.
  var limit: Int

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  func shards<Element>(of items: [Item<Element>]) -> [Shard<Element>] {
    divided(items.map { (item: $0, name: Array($0.name.utf8)) }, beginning: [], 0..<26)
  }

  /// Returns the files of elements whose names begin alike, and go on with one of these letters or end.
  private func divided<Element>(
    _ items: [(item: Item<Element>, name: [UInt8])], beginning: [UInt8], _ letters: Range<Int>
  ) -> [Shard<Element>] {
    if items.isEmpty { return [] }
    let depth = beginning.count
    let isWhole = items.allSatisfy { $0.name.count <= depth }
    if isWhole || items.reduce(0, { $0 + $1.item.lines }) <= limit {
      let name = String(decoding: beginning + range(letters), as: UTF8.self)
      return [Shard(name: name, elements: items.map(\.item.element))]
    }
    if letters.count == 1 {
      // As it is spelled, unless the spellings differ.
      let spelled = Set(items.compactMap { $0.name.dropFirst(depth).first })
      let letter = spelled.count == 1 ? spelled.first : nil
      let isPlain = letter.map { $0 < 0x80 } ?? false
      let next = (isPlain ? letter : nil) ?? Self.alphabet[letters.lowerBound]
      return divided(items, beginning: beginning + [next], 0..<26)
    }
    let middle = letters.lowerBound + letters.count / 2
    let isEarly = items.map { Self.letter(of: $0.name, at: depth) < middle }
    return [(true, letters.lowerBound..<middle), (false, middle..<letters.upperBound)]
      .flatMap { side, letters in
        divided(
          zip(items, isEarly).filter { $0.1 == side }.map(\.0), beginning: beginning, letters)
      }
  }

  private func range(_ letters: Range<Int>) -> [UInt8] {
    let (first, last) = (Self.alphabet[letters.lowerBound], Self.alphabet[letters.upperBound - 1])
    if letters.count == 26 { return [] }
    return letters.count == 1 ? [first] : [first, UInt8(ascii: "-"), last]
  }

  /// Returns the place in the alphabet of what stands there. That of a letter is its own, a name that ends is before A,
  /// and other characters are spread over it.
  private static func letter(of name: [UInt8], at index: Int) -> Int {
    guard index < name.count else { return 0 }
    switch name[index] {
    case 0x30...0x39: return Int(name[index] - 0x30) * 26 / 10
    case 0x80...: return Int(name[index]) % 26
    default: return max(0, min(25, Int(name[index] & 0xDF) - 0x41))
    }
  }
}

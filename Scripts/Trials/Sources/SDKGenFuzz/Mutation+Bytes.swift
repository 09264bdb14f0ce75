internal import TrialSupport

extension [UInt8] {
  /// Changes a few bytes, whatever they mean.
  mutating func mutateBytes(_ dice: inout Dice) {
    let start = dice.below(count)
    let end = Swift.min(start + 1 + dice.below([2, 20, 400][dice.below(3)]), count)
    switch dice.below(8) {
    case 0 where !isEmpty: self[start] ^= 1 << UInt8(dice.below(8))
    case 1 where !isEmpty: self[start] = UInt8(dice.below(256))
    case 2 where !isEmpty: removeSubrange(start..<end)
    case 3 where !isEmpty: insert(contentsOf: Array(self[start..<end]), at: start)
    case 4 where !isEmpty: removeSubrange(start...)
    case 5: insert(contentsOf: Self.spoilers[dice.below(Self.spoilers.count)], at: start)
    case 6:
      let bracket = Array("[{(\"'-*&|>#:".utf8)[dice.below(12)]
      insert(
        contentsOf: [UInt8](repeating: bracket, count: [3, 100, 20_000][dice.below(3)]), at: start)
    default: insert(contentsOf: [UInt8]((dice.pick(Interesting.texts) ?? "").utf8), at: start)
    }
  }

  private static let spoilers: [[UInt8]] = [
    [0xFF], [0x00], [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    Array("\\ud800".utf8), Array("\\u0000".utf8), Array("\n\t".utf8), Array("\r".utf8),
    Array("{{".utf8), Array("}}".utf8), Array("{{#".utf8), Array("{{{".utf8), Array("*a".utf8),
    Array("&a [*a]".utf8), Array("<<: *a".utf8), Array("!!binary x".utf8), Array("---\n".utf8),
  ]
}

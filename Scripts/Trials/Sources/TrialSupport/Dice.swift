/// Random numbers that are the same for the same seed, on every machine: SplitMix64.
package struct Dice {
  private var state: UInt64

  package init(_ seed: UInt64, _ parts: Int...) {
    state = seed
    for part in parts { state = next() ^ UInt64(truncatingIfNeeded: part) }
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 to below `limit`, which may be 0.
  package mutating func below(_ limit: Int) -> Int { limit < 1 ? 0 : Int(next() % UInt64(limit)) }

  /// Once in `count` times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// nil when there is none.
  package mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element? {
    guard !values.isEmpty else { return nil }
    return values[values.index(values.startIndex, offsetBy: below(values.count))]
  }
}

/// A generator of random numbers that gives the same ones for the same seed on every machine: SplitMix64, by Steele, Lea
/// and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A generator for something by its name, which does not depend on what was asked for before.
  init(seed: UInt64, for name: String) {
    state = FNV1a.hash(name.utf8, after: FNV1a.offset ^ seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number below a positive one. The standard library's way to make ranges of bits may change, this one may not.
  mutating func below<Number: FixedWidthInteger>(_ count: Number) -> Number {
    Number((next() >> 1) % UInt64(count))
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    let count = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !count.overflow, count.partialValue < Int.max else { return range.lowerBound }
    return range.lowerBound + below(count.partialValue + 1)
  }

  mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[below(list.count)]
  }
}

/// A hash that is the same on every machine, by Fowler, Noll and Vo.
enum FNV1a {
  static let offset: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - `hash`: that of what comes before.
  static func hash(_ bytes: some Sequence<UInt8>, after hash: UInt64 = offset) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The position of a value in a tape.
struct TapePosition {
  /// The index of its entry; beyond `firstAbsent`, of a property that is not there.
  private let number: UInt32
  /// The number of containers around it.
  let depth: UInt32

  static let firstAbsent = 1 << 30

  static let root = TapePosition(0, depth: 0)

  init(_ index: Int, depth: UInt32) {
    number = UInt32(truncatingIfNeeded: index)
    self.depth = depth
  }

  var index: Int { Int(truncatingIfNeeded: number) }

  /// The number of an absent property; nil of values that are there.
  var absentIndex: Int? { index < Self.firstAbsent ? nil : index - Self.firstAbsent }
}

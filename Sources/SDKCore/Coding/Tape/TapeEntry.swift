/// One value or key of a JSON text: its kind, and its location in the text.
///
/// Of scalars and keys it holds offset and length in bytes; of arrays and objects the index of the
/// entry after their last, and how many elements or properties they have. 28 bits each, so a text
/// has to be shorter than `maxByteCount`.
struct TapeEntry {
  enum Kind: UInt8 {
    case null, `false`, `true`
    /// Digits, perhaps with a minus before them.
    case integer
    /// Digits with a fraction or an exponent, or what looks like it.
    case number
    /// A string of ASCII without escapes.
    case plainString
    /// A string without escapes.
    case string
    /// A string with escapes or control characters.
    case escapedString
    // Containers have the highest bit of four.
    case array, object
    /// An object whose keys are not all different, or not all normal text, or that are many: its
    /// keys are looked up in a dictionary.
    case indexedObject
  }

  static let maxByteCount = 1 << 28

  private let bits: UInt64

  private init(_ kind: Kind, _ low: Int, _ high: Int) {
    // fits: 28 bits each, none negative
    bits = UInt64(kind.rawValue) << 56 | UInt64(high) << 28 | UInt64(low)
  }

  init(_ kind: Kind, offset: Int, length: Int) { self.init(kind, offset, length) }

  init(_ kind: Kind, end: Int, count: Int) { self.init(kind, end, count) }

  // The four bits only ever come from a kind.
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 56)) ?? .null }

  var isContainer: Bool { bits >> 59 != 0 }

  var isString: Bool { kind == .plainString || kind == .string || kind == .escapedString }

  var isObject: Bool { kind == .object || kind == .indexedObject }

  var offset: Int { Int(truncatingIfNeeded: bits & 0xFFF_FFFF) }

  var length: Int { Int(truncatingIfNeeded: bits >> 28 & 0xFFF_FFFF) }

  /// The index of the entry after the last one of an array or object.
  var end: Int { offset }

  /// The number of elements or properties.
  var count: Int { length }
}

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

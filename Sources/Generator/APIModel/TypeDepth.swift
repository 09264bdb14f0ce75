extension TypeReference {
  /// Types inside types beyond this are refused: what the compiler needs for `[[[…]]].self` doubles
  /// with each bracket.
  package static let maximumDepth = 16

  /// How many types stand inside each other, as the type is written.
  package var depth: Int {
    switch self {
    case .array(let inner), .dictionary(let inner), .nullable(let inner): inner.depth + 1
    case .optional(let inner): inner.depth
    case .scalar, .model: 0
    }
  }
}

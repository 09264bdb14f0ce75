/// A set of Unicode scalars.
struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  /// Sets of which each is a part.
  var parts: [ScalarSet] = []
  var isNegated = false
  /// Those of `\p{L}`.
  var categories: Set<Unicode.GeneralCategory> = []

  static let digits = ScalarSet(ranges: [0x30...0x39])
  static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let space = ScalarSet(ranges: [
    0x20...0x20, 0x09...0x0D, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  private static let lineEnds: [ClosedRange<UInt32>] = [
    0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029,
  ]
  /// `.`
  static let any = ScalarSet(ranges: lineEnds, isNegated: true)

  static func scalar(_ scalar: Unicode.Scalar) -> ScalarSet {
    ScalarSet(ranges: [scalar.value...scalar.value])
  }

  var negated: ScalarSet {
    var set = self
    set.isNegated.toggle()
    return set
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isIn =
      ranges.contains { $0.contains(scalar.value) } || parts.contains { $0.contains(scalar) }
      || !categories.isEmpty && categories.contains(scalar.properties.generalCategory)
    return isIn != isNegated
  }
}

extension ScalarSet {
  /// One scalar, which may be a bound of a range.
  var isSingle: Bool {
    parts.isEmpty && categories.isEmpty && !isNegated && ranges.count == 1
      && ranges[0].count == 1
  }

  /// General categories, and the scripts that patterns name.
  static func property(_ name: String) -> ScalarSet? {
    let value = name.split(separator: "=").last.map(String.init) ?? name
    let scripts: [String: [ClosedRange<UInt32>]] = [
      "Latin": [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF],
      "Hangul": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3], "Han": [0x4E00...0x9FFF],
      "Hiragana": [0x3041...0x309F], "Katakana": [0x30A0...0x30FF], "Greek": [0x370...0x3FF],
      "Cyrillic": [0x400...0x52F], "Arabic": [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF],
      "Hebrew": [0x591...0x5F4], "Thai": [0xE01...0xE3A, 0xE40...0xE5B],
      "Devanagari": [0x900...0x97F], "ASCII": [0...0x7F], "Any": [0...0x10FFFF],
    ]
    if let ranges = scripts[value]
      ?? scripts[String(value.dropFirst(value.hasPrefix("Is") ? 2 : 0))]
    {
      return ScalarSet(ranges: ranges)
    }
    let longNames = [
      "Letter": "L", "Lowercase_Letter": "Ll", "Uppercase_Letter": "Lu", "Alphabetic": "L",
      "Lowercase": "Ll", "Uppercase": "Lu", "Number": "N", "Decimal_Number": "Nd",
      "Punctuation": "P", "Symbol": "S", "Separator": "Z", "Mark": "M", "Other": "C",
      "Control": "Cc",
    ]
    let name = longNames[value] ?? value
    let named = categories.filter { $0.value.hasPrefix(name) }
    return named.isEmpty ? nil : ScalarSet(categories: Set(named.keys))
  }

  private static let categories: [Unicode.GeneralCategory: String] = [
    .uppercaseLetter: "Lu", .lowercaseLetter: "Ll", .titlecaseLetter: "Lt", .modifierLetter: "Lm",
    .otherLetter: "Lo", .nonspacingMark: "Mn", .spacingMark: "Mc", .enclosingMark: "Me",
    .decimalNumber: "Nd", .letterNumber: "Nl", .otherNumber: "No", .connectorPunctuation: "Pc",
    .dashPunctuation: "Pd", .openPunctuation: "Ps", .closePunctuation: "Pe",
    .initialPunctuation: "Pi", .finalPunctuation: "Pf", .otherPunctuation: "Po",
    .mathSymbol: "Sm", .currencySymbol: "Sc", .modifierSymbol: "Sk", .otherSymbol: "So",
    .spaceSeparator: "Zs", .lineSeparator: "Zl", .paragraphSeparator: "Zp", .control: "Cc",
    .format: "Cf", .surrogate: "Cs", .privateUse: "Co", .unassigned: "Cn",
  ]
}

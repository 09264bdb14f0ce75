/// Reads an I-Regexp by the grammar in section 3 of RFC 9485. Each function returns nil if the text does not fit.
struct PatternReader {
  /// The levels of parentheses that a pattern may have.
  private static let maximumDepth = 64

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func pattern() -> Pattern.Expression? {
    guard let expression = branches(), position == scalars.count else { return nil }
    return expression
  }

  private mutating func branches() -> Pattern.Expression? {
    var branches: [Pattern.Expression] = []
    repeat {
      guard let branch = branch() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func branch() -> Pattern.Expression? {
    var parts: [Pattern.Expression] = []
    if take("^") { parts.append(.start) }
    while let next, next != "|", next != ")" {
      if next == "$", isEndOfBranch(position + 1) {
        position += 1
        parts.append(.end)
        break
      }
      guard let atom = atom(), let part = repeated(atom) else { return nil }
      parts.append(part)
    }
    return .sequence(parts)
  }

  private func isEndOfBranch(_ position: Int) -> Bool {
    position == scalars.count || scalars[position] == "|" || scalars[position] == ")"
  }

  private mutating func atom() -> Pattern.Expression? {
    guard let next else { return nil }
    position += 1
    switch next {
    case "(":
      depth += 1
      guard depth <= Self.maximumDepth, let inner = branches(), take(")") else { return nil }
      depth -= 1
      return inner
    case "[": return characterClass().map { .character($0) }
    case ".":
      return .character(CharacterSet(isNegated: true, ranges: ["\n"..."\n", "\r"..."\r"]))
    case "\\": return escape().map { .character($0) }
    case "*", "+", "?", "{", "}", "]": return nil
    default: return .character(CharacterSet(ranges: [next...next]))
    }
  }

  private mutating func repeated(_ part: Pattern.Expression) -> Pattern.Expression? {
    if take("*") { return .repetition(part, 0, nil) }
    if take("+") { return .repetition(part, 1, nil) }
    if take("?") { return .repetition(part, 0, 1) }
    guard take("{") else { return part }
    guard let least = number() else { return nil }
    if take("}") { return .repetition(part, least, least) }
    guard take(",") else { return nil }
    if take("}") { return .repetition(part, least, nil) }
    guard let most = number(), most >= least, take("}") else { return nil }
    return .repetition(part, least, most)
  }

  private mutating func number() -> Int? {
    let start = position
    while let next, ("0"..."9").contains(next) { position += 1 }
    return Int(String(String.UnicodeScalarView(scalars[start..<position])))
  }

  /// The rest of `[^a-z\p{Lu}-]`.
  private mutating func characterClass() -> CharacterSet? {
    var set = CharacterSet(isNegated: take("^"))
    var isFirst = true
    while let next, next != "]" {
      position += 1
      if next == "-" {
        // It stands for itself at both ends only.
        guard isFirst || self.next == "]" else { return nil }
        set.ranges.append("-"..."-")
      } else if next == "\\", self.next == "p" || self.next == "P" {
        guard let category = escape() else { return nil }
        set.categories += category.categories
      } else {
        guard let first = classCharacter(next) else { return nil }
        var last = first
        if self.next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" {
          position += 2
          guard let end = classCharacter(scalars[position - 1]), end >= first else { return nil }
          last = end
        }
        set.ranges.append(first...last)
      }
      isFirst = false
    }
    return !isFirst && take("]") ? set : nil
  }

  /// A character of a class, the first of which was taken.
  private mutating func classCharacter(_ first: Unicode.Scalar) -> Unicode.Scalar? {
    switch first {
    case "[", "-": nil
    case "\\": escape()?.ranges.first?.lowerBound
    default: first
    }
  }

  /// What follows `\`.
  private mutating func escape() -> CharacterSet? {
    guard let next else { return nil }
    position += 1
    switch next {
    case "n": return CharacterSet(ranges: ["\n"..."\n"])
    case "r": return CharacterSet(ranges: ["\r"..."\r"])
    case "t": return CharacterSet(ranges: ["\t"..."\t"])
    case "("..."+", "-", ".", "?", "["..."^", "{"..."}":
      return CharacterSet(ranges: [next...next])
    case "p", "P":
      guard take("{") else { return nil }
      let start = position
      while let next = self.next, next != "}" { position += 1 }
      let name = String(String.UnicodeScalarView(scalars[start..<position]))
      guard take("}"), let categories = UnicodeCategory.named[name] else { return nil }
      return CharacterSet(categories: [(categories, next == "P")])
    default: return nil
    }
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }
}

/// The characters that one place of a pattern matches.
struct CharacterSet: Sendable {
  var isNegated = false
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  /// Categories, and whether the others are meant.
  var categories: [(Set<Unicode.GeneralCategory>, isNegated: Bool)] = []

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isIn =
      ranges.contains { $0.contains(scalar) }
      || categories.contains { $0.0.contains(scalar.properties.generalCategory) != $0.isNegated }
    return isIn != isNegated
  }
}

/// The categories of characters, by the names of RFC 9485: `L` for all letters, `Lu` for those in upper case.
private enum UnicodeCategory {
  static let named: [String: Set<Unicode.GeneralCategory>] = {
    var named: [String: Set<Unicode.GeneralCategory>] = [:]
    for (name, category) in all {
      named[name] = [category]
      named[String(name.prefix(1)), default: []].insert(category)
    }
    return named
  }()

  private static let all: [(String, Unicode.GeneralCategory)] = [
    ("Ll", .lowercaseLetter), ("Lm", .modifierLetter), ("Lo", .otherLetter),
    ("Lt", .titlecaseLetter), ("Lu", .uppercaseLetter),
    ("Mc", .spacingMark), ("Me", .enclosingMark), ("Mn", .nonspacingMark),
    ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
    ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Pe", .closePunctuation),
    ("Pf", .finalPunctuation), ("Pi", .initialPunctuation), ("Po", .otherPunctuation),
    ("Ps", .openPunctuation),
    ("Zl", .lineSeparator), ("Zp", .paragraphSeparator), ("Zs", .spaceSeparator),
    ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("Sm", .mathSymbol), ("So", .otherSymbol),
    ("Cc", .control), ("Cf", .format), ("Cn", .unassigned), ("Co", .privateUse),
  ]
}

/// A regular expression of a schema: the syntax of ECMAScript (ECMA-262, section 22.2.1), by Unicode scalars.
///
/// It has an engine of its own, so that a pattern means the same on every system, that no text takes longer than a
/// bounded number of steps, and that texts can be made which match.
struct Pattern: Sendable {
  /// A part of an expression.
  indirect enum Part: Sendable {
    case set(ScalarSet)
    case sequence([Part])
    case choice([Part])
    case repeated(Part, least: Int, most: Int?, isLazy: Bool)
    case group(Part, number: Int)
    case start, end
    case wordBoundary(Bool)
    case look(Part, ahead: Bool, isNegative: Bool)
    /// What a group has matched.
    case again(group: Int)
  }

  let text: String
  let part: Part

  /// Nil where the expression is malformed, or has what this engine does not know.
  init?(_ text: String) {
    var parser = PatternParser(text)
    guard let part = parser.parse() else { return nil }
    self.text = text
    self.part = part
  }

  /// Returns whether a part of a text matches; nil where that takes too many steps.
  func matches(_ text: String) -> Bool? {
    var matcher = PatternMatcher(Array(text.unicodeScalars))
    return matcher.finds(part)
  }
}

/// A set of Unicode scalars.
struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  /// Sets of which each is a part.
  var parts: [ScalarSet] = []
  var isNegated = false
  var property: Property?

  /// A property of scalars: `\p{L}`.
  struct Property: Sendable {
    var contains: @Sendable (Unicode.Scalar) -> Bool
  }

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
      || property?.contains(scalar) == true
    return isIn != isNegated
  }
}

/// Reads an expression.
private struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var groups = 0
  private var names: [String: Int] = [:]
  private var depth = 0
  private var isWrong = false

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() -> Pattern.Part? {
    let part = choice()
    return isWrong || position < scalars.count ? nil : part
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func choice() -> Pattern.Part {
    depth += 1
    defer { depth -= 1 }
    if depth > 64 { isWrong = true }
    var members = [sequence()]
    while !isWrong, take("|") { members.append(sequence()) }
    return members.count == 1 ? members[0] : .choice(members)
  }

  private mutating func sequence() -> Pattern.Part {
    var parts: [Pattern.Part] = []
    while !isWrong, let scalar = next, scalar != "|", scalar != ")" {
      parts.append(quantified(atom()))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func quantified(_ part: Pattern.Part) -> Pattern.Part {
    var (least, most): (Int, Int?)
    if take("*") {
      (least, most) = (0, nil)
    } else if take("+") {
      (least, most) = (1, nil)
    } else if take("?") {
      (least, most) = (0, 1)
    } else if let counts = counts() {
      (least, most) = counts
    } else {
      return part
    }
    if let most, most < least { isWrong = true }
    let isLazy = take("?")
    return .repeated(part, least: least, most: most, isLazy: isLazy)
  }

  /// `{2,5}`; a brace that begins nothing of the kind stands for itself.
  private mutating func counts() -> (Int, Int?)? {
    let start = position
    guard take("{"), let least = number() else {
      position = start
      return nil
    }
    var most: Int? = least
    if take(",") { most = number() }
    guard take("}") else {
      position = start
      return nil
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = next, ScalarSet.digits.contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return Int(digits)
  }

  private mutating func atom() -> Pattern.Part {
    guard let scalar = next else { return .sequence([]) }
    position += 1
    switch scalar {
    case "^": return .start
    case "$": return .end
    case ".": return .set(.any)
    case "(": return group()
    case "[": return .set(set())
    case "\\": return escape()
    case "*", "+", "?":
      isWrong = true
      return .sequence([])
    default: return .set(.scalar(scalar))
    }
  }

  private mutating func group() -> Pattern.Part {
    var number: Int?
    var look: (ahead: Bool, isNegative: Bool)?
    if take("?:") {
    } else if take("?=") {
      look = (true, false)
    } else if take("?!") {
      look = (true, true)
    } else if take("?<=") {
      look = (false, false)
    } else if take("?<!") {
      look = (false, true)
    } else if take("?<") || take("?P<") {
      groups += 1
      number = groups
      names[name(until: ">")] = groups
    } else if take("?") {
      isWrong = true
    } else {
      groups += 1
      number = groups
    }
    let inner = choice()
    if !take(")") { isWrong = true }
    if let look { return .look(inner, ahead: look.ahead, isNegative: look.isNegative) }
    return number.map { .group(inner, number: $0) } ?? inner
  }

  private mutating func name(until end: Unicode.Scalar) -> String {
    var name = ""
    while let scalar = next {
      position += 1
      if scalar == end { return name }
      name.unicodeScalars.append(scalar)
    }
    isWrong = true
    return name
  }

  private mutating func escape() -> Pattern.Part {
    switch next {
    case "b", "B":
      position += 1
      return .wordBoundary(scalars[position - 1] == "b")
    case "A":
      position += 1
      return .start
    case "z", "Z":
      position += 1
      return .end
    case "k":
      position += 1
      guard take("<"), let group = names[name(until: ">")] else {
        isWrong = true
        return .sequence([])
      }
      return .again(group: group)
    case let digit? where ("1"..."9").contains(digit):
      return number().map { .again(group: $0) } ?? .sequence([])
    default: return .set(escapedSet())
    }
  }

  /// What follows a backslash, inside brackets as well.
  private mutating func escapedSet() -> ScalarSet {
    guard let scalar = next else {
      isWrong = true
      return ScalarSet()
    }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.negated
    case "w": return .word
    case "W": return ScalarSet.word.negated
    case "s": return .space
    case "S": return ScalarSet.space.negated
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "t": return .scalar("\t")
    case "f": return .scalar("\u{C}")
    case "v": return .scalar("\u{B}")
    case "0": return .scalar("\0")
    case "x": return code(digits: 2)
    case "u": return take("{") ? code(inBraces: name(until: "}")) : code(digits: 4)
    case "c":
      guard let letter = next else { break }
      position += 1
      return Unicode.Scalar(letter.value % 32).map(ScalarSet.scalar) ?? ScalarSet()
    case "p", "P":
      guard take("{"), let property = property(name(until: "}")) else { break }
      return scalar == "p" ? property : property.negated
    case _ where ScalarSet.word.contains(scalar) && scalar != "_": break
    default: return .scalar(scalar)
    }
    isWrong = true
    return ScalarSet()
  }

  private mutating func code(digits: Int) -> ScalarSet {
    let end = min(position + digits, scalars.count)
    let text = scalars[position..<end].map { String($0) }.joined()
    position = end
    // The halves of a pair.
    if digits == 4, let high = UInt32(text, radix: 16), (0xD800...0xDBFF).contains(high),
      take("\\u")
    {
      let low = scalars[position..<min(position + 4, scalars.count)].map { String($0) }.joined()
      position = min(position + 4, scalars.count)
      guard let low = UInt32(low, radix: 16), (0xDC00...0xDFFF).contains(low) else {
        isWrong = true
        return ScalarSet()
      }
      return code(
        inBraces: String(0x10000 + (high - 0xD800) * 0x400 + (low - 0xDC00), radix: 16))
    }
    return code(inBraces: text)
  }

  private mutating func code(inBraces text: String) -> ScalarSet {
    guard let value = UInt32(text, radix: 16), value <= 0x10FFFF else {
      isWrong = true
      return ScalarSet()
    }
    // A half of a pair alone is no scalar, and so in no text; as the bound of a range it may be.
    return ScalarSet(ranges: [value...value])
  }

  private mutating func set() -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = take("^")
    while let scalar = next, scalar != "]" {
      let low = member()
      let start = position
      if low.isSingle, take("-"), let next, next != "]" {
        let high = member()
        if high.isSingle {
          let (from, to) = (low.ranges[0].lowerBound, high.ranges[0].lowerBound)
          guard from <= to else {
            isWrong = true
            return set
          }
          set.ranges.append(from...to)
          continue
        }
        position = start
      } else {
        position = start
      }
      if low.isSingle { set.ranges += low.ranges } else { set.parts.append(low) }
      if isWrong { return set }
    }
    if !take("]") { isWrong = true }
    return set
  }

  private mutating func member() -> ScalarSet {
    guard let scalar = next else {
      isWrong = true
      return ScalarSet()
    }
    position += 1
    guard scalar == "\\" else { return .scalar(scalar) }
    if take("b") { return .scalar("\u{8}") }
    if take("-") { return .scalar("-") }
    return escapedSet()
  }

  /// General categories, and the scripts that patterns name.
  private func property(_ name: String) -> ScalarSet? {
    let value = name.split(separator: "=").last.map(String.init) ?? name
    let scripts: [String: [ClosedRange<UInt32>]] = [
      "Latin": [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF],
      "Hangul": [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3], "Han": [0x4E00...0x9FFF],
      "Hiragana": [0x3041...0x309F], "Katakana": [0x30A0...0x30FF], "Greek": [0x370...0x3FF],
      "Cyrillic": [0x400...0x4FF],
    ]
    if let ranges = scripts[value] { return ScalarSet(ranges: ranges) }
    let longNames = [
      "Letter": "L", "Lowercase_Letter": "Ll", "Uppercase_Letter": "Lu", "Alphabetic": "L",
      "Lowercase": "Ll", "Uppercase": "Lu", "Number": "N", "Decimal_Number": "Nd",
      "Punctuation": "P", "Symbol": "S", "Separator": "Z", "Mark": "M", "Other": "C",
      "Control": "Cc",
    ]
    let category = longNames[value] ?? value
    guard ScalarSet.categories.contains(where: { $0.hasPrefix(category) }), category.count <= 2
    else { return nil }
    return ScalarSet(
      property: .init { ScalarSet.category(of: $0).hasPrefix(category) })
  }
}

extension ScalarSet {
  fileprivate var isSingle: Bool {
    parts.isEmpty && property == nil && !isNegated && ranges.count == 1 && ranges[0].count == 1
  }

  fileprivate static let categories = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  fileprivate static func category(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    default: "Cn"
    }
  }
}

/// Finds a match, by trying one way after the other.
private struct PatternMatcher {
  private let text: [Unicode.Scalar]
  private var groups: [Int: Range<Int>] = [:]
  private var steps = 0
  private var depth = 0

  /// What a search may take: some milliseconds.
  private static let maximumSteps = 200_000
  /// Of calls inside calls.
  private static let maximumDepth = 1_000

  init(_ text: [Unicode.Scalar]) { self.text = text }

  private struct TooLong: Error {}

  mutating func finds(_ part: Pattern.Part) -> Bool? {
    do {
      for start in 0...text.count {
        groups = [:]
        if try match(part, start, { _, _ in true }) { return true }
      }
      return false
    } catch {
      return nil
    }
  }

  private typealias Rest = (inout Self, Int) throws -> Bool

  private mutating func match(
    _ part: Pattern.Part, _ position: Int, _ rest: Rest
  ) throws -> Bool {
    steps += 1
    depth += 1
    defer { depth -= 1 }
    if steps > Self.maximumSteps || depth > Self.maximumDepth { throw TooLong() }
    switch part {
    case .set(let set):
      return try position < text.count && set.contains(text[position])
        && rest(&self, position + 1)
    case .sequence(let parts): return try match(parts[...], position, rest)
    case .choice(let members):
      for member in members {
        let known = groups
        if try match(member, position, rest) { return true }
        groups = known
      }
      return false
    case .repeated(.set(let set), let least, let most, let isLazy):
      return try matchRun(of: set, least, most, isLazy, position, rest)
    case .repeated(let inner, let least, let most, let isLazy):
      return try matchRepeated(inner, least, most, isLazy, position, rest)
    case .group(let inner, let number):
      return try match(inner, position) { matcher, end in
        let known = matcher.groups[number]
        matcher.groups[number] = position..<end
        if try rest(&matcher, end) { return true }
        matcher.groups[number] = known
        return false
      }
    case .start: return try position == 0 && rest(&self, position)
    case .end: return try position == text.count && rest(&self, position)
    case .wordBoundary(let isWanted):
      func isWord(_ index: Int) -> Bool {
        text.indices.contains(index) && ScalarSet.word.contains(text[index])
      }
      return try (isWord(position - 1) != isWord(position)) == isWanted && rest(&self, position)
    case .look(let inner, let ahead, let isNegative):
      let known = groups
      var found = false
      if ahead {
        found = try match(inner, position) { _, _ in true }
      } else {
        for start in stride(from: position, through: 0, by: -1) where !found {
          found = try match(inner, start) { _, end in end == position }
        }
      }
      if isNegative || !found { groups = known }
      return try found != isNegative && rest(&self, position)
    case .again(let group):
      let again = groups[group].map { text[$0] } ?? []
      return try text[position...].starts(with: again) && rest(&self, position + again.count)
    }
  }

  private mutating func match(
    _ parts: ArraySlice<Pattern.Part>, _ position: Int, _ rest: Rest
  ) throws -> Bool {
    guard let first = parts.first else { return try rest(&self, position) }
    return try match(first, position) { try $0.match(parts.dropFirst(), $1, rest) }
  }

  /// One scalar after the other needs no call inside a call.
  private mutating func matchRun(
    of set: ScalarSet, _ least: Int, _ most: Int?, _ isLazy: Bool, _ position: Int, _ rest: Rest
  ) throws -> Bool {
    var longest = 0
    while longest < most ?? .max, position + longest < text.count,
      set.contains(text[position + longest])
    {
      longest += 1
    }
    steps += longest / 8
    guard longest >= least else { return false }
    for offset in 0...(longest - least) {
      steps += 1
      if steps > Self.maximumSteps { throw TooLong() }
      if try rest(&self, position + (isLazy ? least + offset : longest - offset)) { return true }
    }
    return false
  }

  private mutating func matchRepeated(
    _ part: Pattern.Part, _ least: Int, _ most: Int?, _ isLazy: Bool, _ position: Int,
    _ rest: Rest
  ) throws -> Bool {
    func again(_ matcher: inout Self) throws -> Bool {
      guard most ?? 1 > 0 else { return false }
      return try matcher.match(part, position) { matcher, end in
        // What matches nothing would go on for ever.
        if end == position, least <= 0 { return false }
        return try matcher.matchRepeated(
          part, max(0, least - 1), most.map { $0 - 1 }, isLazy, end, rest)
      }
    }
    if least > 0 { return try again(&self) }
    if isLazy { return try rest(&self, position) || again(&self) }
    return try again(&self) || rest(&self, position)
  }
}

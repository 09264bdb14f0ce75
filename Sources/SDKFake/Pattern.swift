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

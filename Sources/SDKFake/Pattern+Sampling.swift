extension Pattern {
  /// Returns a text that matches and is right otherwise, with a length in these bounds; nil where none is found.
  func sample(
    _ length: Schema.Bounds<Int>, _ random: inout SplitMix64,
    where isRight: (String) -> Bool = { _ in true }
  ) -> String? {
    guard length.least ?? 0 <= PatternSampler.maximumCount else { return nil }
    for attempt in 0..<60 {
      // Texts of the least length first, then of more and more.
      var sampler = PatternSampler(random: random, extra: [1, 3, 0, 8, 20, 60][attempt % 6])
      sampler.add(part)
      random = sampler.random
      if sampler.isTooLong { return nil }
      var text = sampler.text
      if !sampler.wishes.isEmpty {
        text = PatternSampler.text(text, having: sampler.wishes, &random)
      }
      // What is not bound to begin or end may have more around it.
      let missing = (length.least ?? 0) - text.unicodeScalars.count
      if missing > 0 || attempt > 20 {
        let more = PatternSampler.letters(max(missing, 1 + random.below(4)), &random)
        let longer = [text + more, more + text][attempt % 2]
        if matches(longer) == true { text = longer }
      }
      let count = text.unicodeScalars.count
      guard count >= length.least ?? 0, count <= length.most ?? .max, matches(text) == true,
        isRight(text)
      else { continue }
      return text
    }
    return nil
  }
}

/// Writes a text that an expression matches, but for what looks around and boundaries, which are tried.
private struct PatternSampler {
  var random: SplitMix64
  /// How often more than the least something is repeated.
  let extra: Int
  private(set) var text = ""
  /// Indicates that something is repeated more often than is written.
  private(set) var isTooLong = false
  static let maximumCount = 20_000
  private var groups: [Int: String] = [:]
  /// What must be somewhere: `A` of `(?=.*[A-Z])`.
  private(set) var wishes: [String] = []

  init(random: SplitMix64, extra: Int) {
    self.random = random
    self.extra = extra
  }

  mutating func add(_ part: Pattern.Part) {
    switch part {
    case .set(let set): add(set, count: 1)
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let members): if let member = random.element(of: members) { add(member) }
    case .repeated(let part, let least, let most, _):
      let more = min(extra, (most ?? .max) - least)
      let count = least + (more > 0 ? random.below(more + 1) : 0)
      guard least <= Self.maximumCount, text.utf8.count <= Self.maximumCount else {
        isTooLong = true
        return
      }
      if case .set(let set) = part { return add(set, count: count) }
      for _ in 0..<count where !isTooLong { add(part) }
    case .group(let part, let number):
      let start = text.unicodeScalars.count
      add(part)
      groups[number] = String(text.unicodeScalars.dropFirst(start))
    case .again(let group): text += groups[group] ?? ""
    // What must be in front.
    case .look(let part, ahead: false, isNegative: false): add(part)
    case .look(.sequence(let parts), ahead: true, isNegative: false):
      guard parts.count > 1, case .repeated(_, _, nil, _) = parts[0] else { return }
      var inner = Self(random: random, extra: extra)
      for part in parts.dropFirst() { inner.add(part) }
      random = inner.random
      if !inner.isTooLong, !inner.text.isEmpty { wishes.append(inner.text) }
    case .start, .end, .wordBoundary, .look: break
    }
  }

  /// Adds scalars of a set: those that are easy to read, if there are any.
  private mutating func add(_ set: ScalarSet, count: Int) {
    let plain = Self.plain.filter(set.contains)
    for _ in 0..<count { text.unicodeScalars.append(scalar(of: set, plain)) }
  }

  private mutating func scalar(of set: ScalarSet, _ plain: [Unicode.Scalar]) -> Unicode.Scalar {
    if let found = random.element(of: plain) { return found }
    if let range = random.element(of: set.ranges), !set.isNegated {
      let offset = random.below(Int(range.upperBound - range.lowerBound) + 1)
      if let found = Unicode.Scalar(range.lowerBound + UInt32(offset)) { return found }
    }
    return Self.others.first(where: set.contains) ?? "?"
  }

  /// Returns a text with others in place of parts of it, each behind the one before.
  static func text(_ text: String, having wishes: [String], _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    var start = 0
    for (index, wish) in wishes.enumerated() {
      let count = wish.unicodeScalars.count
      let others = wishes[(index + 1)...].reduce(0) { $0 + $1.unicodeScalars.count }
      let room = scalars.count - start - count - others
      guard room >= 0 else { continue }
      let place = start + random.below(room + 1)
      scalars.replaceSubrange(place..<(place + count), with: wish.unicodeScalars)
      start = place + count
    }
    return String(String.UnicodeScalarView(scalars))
  }

  static func letters(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<max(0, count)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(plain[random.below(26)])
    }
  }

  private static let plain = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".unicodeScalars)
  private static let others: [Unicode.Scalar] =
    ["!"] + (0x20...0x2FF).compactMap(Unicode.Scalar.init)
    + (0xAC00...0xAC10).compactMap(Unicode.Scalar.init)
    + (0...0x1F).compactMap(Unicode.Scalar.init)
}

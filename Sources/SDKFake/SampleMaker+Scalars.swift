internal import Foundation
internal import SDKCore

extension SampleMaker {
  mutating func string(_ all: [Schema], named name: String, _ depth: Int) -> String {
    let length = Schema.Bounds(
      least: all.compactMap(\.length.least).max(), most: all.compactMap(\.length.most).min())
    let encoding = all.lazy.compactMap(\.encoding).first
    if let content = all.lazy.compactMap(\.content).first {
      let text = value(of: [content], named: name, depth: Self.maximumDepth - 2).description
      return encoding?.text(of: Data(text.utf8)) ?? text
    }
    let patterns = all.compactMap(\.pattern)
    if let encoding {
      let text = encoding.text(
        of: bytes(all.lazy.compactMap(\.contentType).first, named: name, length, encoding))
      if patterns.allSatisfy({ $0.matches(text) != false }) { return text }
    }
    let formats = all.compactMap(\.format)
    func isRight(_ text: String) -> Bool {
      formats.allSatisfy { Formats.isValid(text, $0) }
        && patterns.allSatisfy { $0.matches(text) != false }
    }
    for format in formats {
      if let text = texts.text(of: format, length, &random), isRight(text) { return text }
    }
    for pattern in patterns {
      var longer = length
      if isVaried(depth) || isUnusual { longer.least = max(length.least ?? 0, random.below(12)) }
      if let text = pattern.sample(longer, &random, where: isRight)
        ?? pattern.sample(length, &random)
      {
        return text
      }
    }
    // There are more texts than words.
    if isVaried(depth), let text = Self.letters?.sample(length, &random) { return text }
    return texts.text(named: name, length, &random)
  }

  private static let letters = Pattern("^[a-z]{0,8}[a-z0-9]*$")

  /// Returns bytes of a media type whose text has a length.
  private mutating func bytes(
    _ type: String?, named name: String, _ length: Schema.Bounds<Int>, _ encoding: TextEncoding
  ) -> Data {
    let (characters, bytes) = encoding.ratio
    let most = length.most.map { max($0, 0) / characters * bytes } ?? .max
    // A longer one would be no sample that anyone wants to see.
    let least = (min(length.least ?? 0, 10_000) + characters - 1) / characters * bytes
    if type == "image/png", BodyWriter.png.count <= most, least <= BodyWriter.png.count {
      return BodyWriter.png
    }
    if let type, type.hasPrefix("text/"), least == 0 {
      let text = Data(texts.text(named: name, .init(), &random).utf8)
      if text.count <= most { return text }
    }
    return Data(
      (0..<min(max(12, least), most)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
  }

  mutating func number(_ all: [Schema], named name: String, isInteger: Bool) -> JSON {
    let formats = all.compactMap { Formats.range(of: $0.format ?? "") }
    let least = (all.compactMap(\.range.least) + formats.map(\.lowerBound)).max()
    let most = (all.compactMap(\.range.most) + formats.map(\.upperBound)).min()
    let (openLeast, openMost) = (
      all.compactMap(\.openRange.least).max(), all.compactMap(\.openRange.most).min()
    )
    let bounds = (
      least: [least, openLeast].compactMap(\.self).max(),
      most: [most, openMost].compactMap(\.self).min()
    )
    func isAllowed(_ number: Double) -> Bool {
      number >= least ?? -.infinity && number <= most ?? .infinity
        && number > openLeast ?? -.infinity && number < openMost ?? .infinity
    }
    let steps = Steps(
      of: all.compactMap(\.divisor), isInteger: isInteger, bounds.least, bounds.most)
    func run(from lower: Double, to upper: Double) -> (first: Double, count: Int64)? {
      var first = (lower / steps.size).rounded(.up) - 1
      var last = (upper / steps.size).rounded(.down) + 1
      guard first.magnitude < 0x1p53, last.magnitude < 0x1p53 else { return nil }
      while first <= last, steps[first] < lower || !isAllowed(steps[first]) { first += 1 }
      while first <= last, steps[last] > upper || !isAllowed(steps[last]) { last -= 1 }
      return Int64(exactly: last - first + 1).flatMap { $0 > 0 ? (first, $0) : nil }
    }
    let usual = texts.range(ofNumberNamed: name)
    let room = 100 * steps.size
    var lower = bounds.least ?? min(usual.lowerBound, (bounds.most ?? .infinity) - room)
    if lower < usual.lowerBound, bounds.most ?? .infinity >= usual.lowerBound {
      lower = usual.lowerBound
    }
    let upper = min(bounds.most ?? .infinity, max(usual.upperBound, lower + room))
    let end = bounds.least ?? upper - room
    guard
      let (first, count) = run(from: lower, to: upper)
        ?? run(from: end, to: min(upper, end + room))
    else {
      let number = isAllowed(lower) ? lower : lower.nextUp
      return isInteger
        ? Int64(exactly: number.rounded(.up)).map { .integer($0) } ?? .number(number)
        : .number(number)
    }
    // Between the ends, which few mean: readers of 3.1 take `exclusiveMinimum: true` for 1.
    let ends: Int64 = isInteger || count < 10 ? 0 : 1
    let value = steps[first + Double(ends + random.below(count - 2 * ends))]
    return Int64(exactly: value).map { .integer($0) } ?? .number(value)
  }
}

/// The numbers that are multiples of some.
private struct Steps {
  private(set) var size: Double
  /// A power of ten by which the size is whole, if there is one: 0.3 is 3 / 10, and not three times 0.1.
  private var scale: Double

  init(of divisors: [Double], isInteger: Bool, _ least: Double?, _ most: Double?) {
    let all = divisors + (isInteger ? [1] : [])
    size = all.first ?? 0.01
    for other in all.dropFirst() {
      let common = (1...1_000).lazy.map { [size] in size * Double($0) }
      size = common.first { Self.isMultiple($0, of: other) } ?? size
    }
    if all.isEmpty, let least, let most {
      while size > 1e-9, most - least < 10 * size { size /= 10 }
    }
    scale = 1
    while scale < 1e12, !Self.isMultiple(size * scale, of: 1) { scale *= 10 }
    if scale < 1e12 { size = (size * scale).rounded() / scale }
  }

  subscript(number: Double) -> Double {
    scale < 1e12 ? number * (size * scale).rounded() / scale : number * size
  }

  private static func isMultiple(_ number: Double, of other: Double) -> Bool {
    let quotient = number / other
    return (quotient - quotient.rounded()).magnitude <= 1e-9 * max(1, quotient.magnitude)
  }
}

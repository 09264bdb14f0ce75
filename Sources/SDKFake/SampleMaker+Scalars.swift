internal import Foundation
internal import SDKCore

extension SampleMaker {
  mutating func string(_ all: [Schema], named name: String) -> String {
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
    let format = all.lazy.compactMap(\.format).first
    if let format, let text = texts.text(of: format, length, &random),
      patterns.allSatisfy({ $0.matches(text) != false })
    {
      return text
    }
    for pattern in patterns {
      if let text = pattern.sample(length, &random),
        patterns.allSatisfy({ $0.matches(text) != false })
      {
        return text
      }
    }
    return texts.text(named: name, length, &random)
  }

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
    var least = all.compactMap(\.range.least).max()
    var most = all.compactMap(\.range.most).min()
    let openLeast = all.compactMap(\.openRange.least).max()
    let openMost = all.compactMap(\.openRange.most).min()
    let step = all.lazy.compactMap(\.divisor).first ?? (isInteger ? 1 : 0.01)
    if let openLeast, openLeast >= least ?? -.infinity {
      least = openLeast + min(step, 1) * (isInteger || step != 0.01 ? 1 : 0.5)
    }
    if let openMost, openMost <= most ?? .infinity {
      most = openMost - min(step, 1) * (isInteger || step != 0.01 ? 1 : 0.5)
    }
    if let range = all.lazy.compactMap({ Formats.range(of: $0.format ?? "") }).first {
      least = max(least ?? range.lowerBound, range.lowerBound)
      most = min(most ?? range.upperBound, range.upperBound)
    }
    let usual = texts.range(ofNumberNamed: name)
    var range = (least: least ?? min(usual.lowerBound, most ?? .infinity), most: 0.0)
    if least ?? 0 < usual.lowerBound, most ?? .infinity >= usual.lowerBound {
      range.least = max(least ?? usual.lowerBound, usual.lowerBound)
    }
    range.most = min(most ?? .infinity, max(usual.upperBound, range.least + 100 * step))
    let first = (range.least / step).rounded(.up)
    let last = (range.most / step).rounded(.down)
    guard first <= last, abs(first) < 0x1p53, last - first < 0x1p53 else {
      return isInteger
        ? Int64(exactly: range.least.rounded(.up)).map { .integer($0) } ?? .number(range.least)
        : .number(range.least)
    }
    let value = (first + Double(random.below(Int64(last - first) + 1))) * step
    if isInteger || value == value.rounded(), let integer = Int64(exactly: value.rounded()) {
      return .integer(integer)
    }
    // Without the last places, which come from the step.
    return .number((value * 1e6).rounded() / 1e6)
  }
}

/// The limits and the format of a string or number that samples keep to.
package struct SampleLimits: Equatable, Sendable {
  /// A string of its format, or of that of the strings in a list: `https://example.com`.
  var formatted: String?
  package var minLength: Int?
  package var maxLength: Int?
  package var minimum: Double?
  package var maximum: Double?
  package var minItems: Int?

  package var isFormatted: Bool { formatted != nil }
}

extension SampleLimits {
  /// Creates those that the keywords of schemas say; nil where they say none.
  package init?(format: String?, _ limit: (_ keyword: String) -> Double?) {
    self.init(
      formatted: format.flatMap { Self.formatted($0) },
      minLength: limit("minLength").flatMap { Int(exactly: $0) },
      maxLength: limit("maxLength").flatMap { Int(exactly: $0) },
      minimum: limit("minimum") ?? limit("exclusiveMinimum").map { $0 + 1 },
      maximum: limit("maximum") ?? limit("exclusiveMaximum").map { $0 - 1 },
      minItems: limit("minItems").flatMap { Int(exactly: $0) })
    if self == SampleLimits() { return nil }
  }

  /// Returns a value that keeps to the limits, as near to this one as can be.
  package func value(near literal: Literal) -> Literal {
    switch literal {
    case .string(let text): .string(formatted ?? string(near: text))
    case .number(let text): .number(number(near: text))
    case .null, .bool, .array, .object: literal
    }
  }

  /// Returns as many elements as a list has to have, if there are any.
  package func filled<Element>(_ elements: [Element]) -> [Element] {
    guard let last = elements.last, let minItems else { return elements }
    // Longer ones would be no sample that a reader wants to see.
    let missing = max(0, min(minItems, 100) - elements.count)
    return elements + Array(repeating: last, count: missing)
  }

  private func string(near text: String) -> String {
    // Longer ones would be no sample that a reader wants to see.
    let least = min(minLength ?? 0, 1000)
    var text = text
    while text.count < least { text += text.isEmpty ? "x" : " " + text }
    if least > 0, text.count > max(least, maxLength ?? text.count) {
      text = String(text.prefix(least))
    }
    return String(text.prefix(max(maxLength ?? text.count, 0)))
  }

  private func number(near text: String) -> String {
    guard let value = Double(text) else { return text }
    let isWhole = !text.contains(".")
    func written(_ limit: Double) -> String {
      guard isWhole || limit == limit.rounded() else { return "\(limit)" }
      if let whole = Int64(exactly: limit) { return "\(whole)" }
      // As a `Double`, the largest `UInt64` is one more.
      if limit == 0x1p64 { return "\(UInt64.max)" }
      return UInt64(exactly: limit).map { "\($0)" } ?? (isWhole ? text : "\(limit)")
    }
    if let minimum, value < minimum { return written(isWhole ? minimum.rounded(.up) : minimum) }
    if let maximum, value > maximum { return written(isWhole ? maximum.rounded(.down) : maximum) }
    return text
  }

  /// Returns a string of a format; nil for formats that are no strings in Swift, and for unknown ones.
  static func formatted(_ format: String) -> String? { samples[format] }
}

/// Strings of the formats that are strings in Swift too, none of which anybody owns.
private let samples = [
  "duration": "P1D",
  "email": "name@example.com",
  "hostname": "example.com",
  "idn-email": "name@example.com",
  "idn-hostname": "example.com",
  "ipv4": "192.0.2.1",
  "ipv6": "2001:db8::1",
  "iri": "https://example.com",
  "iri-reference": "https://example.com",
  "time": "12:00:00Z",
  "uri": "https://example.com",
  "uri-reference": "https://example.com",
  "url": "https://example.com",
]

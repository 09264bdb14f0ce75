import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension ValueFormat<String> {
  /// Any string, also an empty one.
  static var string: Self {
    Self(["type": "string"]) { $0.node.string ?? $0.isNot("a string") }
  }

  /// A string that is not empty.
  static var text: Self { Self(textSchema, parseText) }

  /// A name as Swift writes it, without backticks.
  static var swiftName: Self {
    text.refusing(
      .named("swiftName", ["type": "string", "pattern": #"^[^0-9\s-][^\s.-]*$"#])
    ) { isSwiftName($0) ? nil : .badSwiftName($0, at: $1) }
  }

  /// The name of a type, behind those of the types it is nested in.
  static var swiftTypeName: Self {
    text.refusing(
      .named("swiftTypeName", ["type": "string", "pattern": #"^[^0-9\s.-][^\s-]*$"#])
    ) { name, location in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.allSatisfy(isSwiftName) ? nil : .badSwiftName(name, at: location)
    }
  }
}

extension ValueFormat<[String]> {
  static var texts: Self { .list(of: .text) }

  /// A path into a response: `response.body.items`.
  static var responsePath: Self {
    Self(
      .named(
        "responsePath", ["type": "string", "pattern": #"^(?!/|\$\.)[^.\[\]]+(\.[^.\[\]]+)*$"#]),
      parseResponsePath)
  }
}

extension ValueFormat<Bool> {
  static var bool: Self {
    Self(["type": "boolean"]) { $0.node.bool ?? $0.isNot("true or false") }
  }

  /// `true`, where `false` would mean nothing.
  static var `true`: Self {
    Self(["const": true]) { $0.node.bool == true ? true : $0.isNot("true") }
  }
}

extension ValueFormat<Deprecation> {
  static var deprecation: Self {
    Self(
      .named(
        "deprecation",
        [
          "description": "true, or what to use instead.",
          "anyOf": [["type": "boolean"], textSchema],
        ]
      ), parseDeprecation)
  }
}

extension ValueFormat<Node> {
  /// A string, a number or a Boolean.
  static var scalar: Self {
    Self(.named("scalar", ["type": ["string", "number", "boolean"]]), parseScalarValue)
  }
}

extension ValueFormat<Located<String>> {
  static var locatedText: Self { ValueFormat<String>.text.located }
}

extension ValueFormat<[Located<String>]> {
  static var locatedTexts: Self { .list(of: .locatedText) }
}

let textSchema = JSONSchema.named("text", ["type": "string", "minLength": 1])

func parseText(_ value: Written) -> String? {
  guard let text = value.node.string else { return value.isNot("a string") }
  return text.isEmpty ? value.refuse(.emptyText(value.what, at: value.location)) : text
}

func parseLocatedText(_ value: Written) -> Located<String>? {
  parseText(value).map { Located($0, at: value.location) }
}

/// Reads a string, a number or a Boolean, and leaves it as it is.
func parseScalarValue(_ value: Written) -> Node? {
  switch value.node.kind {
  case .string, .number, .bool: value.node
  case .null, .array, .object: value.isNot("a string, a number or a Boolean")
  }
}

/// Reads `true`, `false` or a string that says what to use instead.
private func parseDeprecation(_ value: Written) -> Deprecation? {
  if let isDeprecated = value.node.bool { return isDeprecated ? Deprecation(nil) : nil }
  guard value.node.string != nil else { return value.isNot("true or a text") }
  return parseText(value).map { Deprecation($0) }
}

private func isSwiftName(_ name: some StringProtocol) -> Bool {
  name.contains { $0.isLetter || $0.isNumber } && name.first?.isNumber == false
    && name.allSatisfy { $0.isLetter || $0.isNumber || $0.unicodeScalars.first == "_" }
}

func parseResponsePath(_ value: Written) -> [String]? {
  guard let path = parseText(value) else { return nil }
  let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  return isResponsePath(names)
    ? names : value.refuse(.badResponsePath(path, at: value.location))
}

extension ErrorBody.Statuses {
  /// Reads `404`, `4xx` or `default`; nil for anything else, and for what is not within a range.
  init?(key: String, within known: Range<Int>) {
    guard let statuses = Self(key: key), statuses.key == key, statuses.isWithin(known) else {
      return nil
    }
    self = statuses
  }

  /// Returns whether all are statuses of a range of hundreds, as far as they are stated.
  func isWithin(_ known: Range<Int>) -> Bool {
    first.map(known.contains) ?? true
  }
}

/// Returns whether names make a path into a response: a number would be an index, and `$` and `/` begin other paths.
func isResponsePath(_ names: [String]) -> Bool {
  names.first?.hasPrefix("/") != true && (names.first != "$" || names.count == 1)
    && names.allSatisfy { name in
      !name.allSatisfy(\.isNumber) && !name.contains { "[].".contains($0) }
    }
}

/// The durations that can be given, in seconds: shorter ones are nothing in milliseconds, longer ones no
/// limit at all.
private let durations = 0.001...315_360_000

extension ValueFormat<Double> {
  /// A duration in seconds.
  static var duration: Self {
    let seconds: JSONSchema = [
      "type": "number", "minimum": .literal(.number("\(durations.lowerBound)")),
      "maximum": .literal(.number("\(Int(durations.upperBound))")),
    ]
    return Self(.named("duration", .anyOf([seconds, durationText])), parseDuration)
  }
}

let durationText = JSONSchema.named(
  "durationText",
  [
    "type": "string",
    "pattern": #"^(?=[0-9.]{1,15}[a-z])(?=.*[1-9])[0-9]*\.?[0-9]+(ms|s|m|h|d)$"#,
  ])

/// Reads seconds: a number, or a string such as `500ms`, `5m`, `1h`; from a millisecond to ten years.
func parseDuration(_ value: Written) -> Double? {
  let seconds: Double?
  if let number = value.node.number {
    seconds = Double(number)
    // What is beyond a Double has been reported by the reader of JSON.
    if seconds?.isFinite != true { return nil }
  } else if let text = value.node.string {
    seconds = SDKGenNativeSpec.seconds(in: text)
  } else {
    return value.isNot("seconds or a duration such as '5m'")
  }
  return seconds.flatMap { durations.contains($0) ? $0 : nil }
    ?? value.refuse(
      .badDuration(value.what, value.node.number ?? value.node.string ?? "", at: value.location))
}

/// `5m` is 300; nil for what is no duration or out of range. `ms` is looked for before `s`, which it ends with.
func seconds(in text: String) -> Double? {
  let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("d", 86400)]
  guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else { return nil }
  let count = text.dropLast(unit.count)
  if count.hasSuffix(".") { return nil }
  guard count.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
    let value = Double(count)
  else { return nil }
  // A division keeps `500ms` exact, a multiplication by 0.001 does not keep `3ms`.
  let seconds = unit == "ms" ? value / 1000 : value * factor
  return durations.contains(seconds) ? seconds : nil
}

extension ValueFormat<String> {
  /// `image/png`, with parameters if need be.
  static var contentType: Self { mediaType("contentType", isRange: false) }

  /// A content type or a range of them, `image/*`, which can be asked for and not sent (RFC 9110, section 8.3.1).
  static var mediaRange: Self { mediaType("mediaRange", isRange: true) }

  private static func mediaType(_ name: String, isRange: Bool) -> Self {
    let word = "[!#$%&'\(isRange ? "*" : "")+.^_`|~0-9A-Za-z-]+"
    return text.refusing(
      .named(
        name, ["type": "string", "pattern": .literal(.string("^\(word)/\(word) *(;.*)?$"))])
    ) { type, location in
      isContentType(type) && (isRange || !type.prefix(while: { $0 != ";" }).contains("*"))
        ? nil : .badContentType(type, at: location)
    }
    .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
  }

  /// The name of a header that the transport does not set.
  static var headerName: Self {
    text.refusing(headerNameSchema) { mistake(inHeader: $0, at: $1) }
  }
}

let headerNameSchema = JSONSchema.named(
  "headerName",
  [
    "type": "string",
    "pattern": .literal(.string("^(?!(?:\(reserved))$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$")),
  ])

/// The headers of the transport as a regular expression: `[Hh][Oo][Ss][Tt]|…`.
private let reserved = reservedHeaders.map { name in
  name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : "\($0)" }.joined()
}.joined(separator: "|")

/// Reports a name that cannot be a header of the author's; nil when it can.
func mistake(inHeader name: String, at location: SourceLocation) -> Diagnostic? {
  if !isHeaderName(name) { return .badHeaderName(name, at: location) }
  return isReservedHeader(name) ? .reservedHeader(name, at: location) : nil
}

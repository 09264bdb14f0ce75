import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

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
func parseDuration(_ node: Node, _ what: String) -> Diagnosed<Double?> {
  if let number = node.number {
    // What is beyond a Double has been reported by the reader of JSON.
    guard let seconds = Double(number), seconds.isFinite else { return Diagnosed(nil) }
    return durations.contains(seconds)
      ? Diagnosed(seconds) : Diagnosed(nil, [.badDuration(what, number, at: node.location)])
  }
  guard let text = node.string else {
    return Diagnosed(
      nil, [.wrongKind(what, expected: "seconds or a duration such as '5m'", found: node)])
  }
  guard let seconds = seconds(in: text) else {
    return Diagnosed(nil, [.badDuration(what, text, at: node.location)])
  }
  return Diagnosed(seconds)
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

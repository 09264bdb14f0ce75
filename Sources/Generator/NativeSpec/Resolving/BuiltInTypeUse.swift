import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics

/// A built-in type with what stands in its parentheses.
struct BuiltInTypeUse {
  var name: String
  var arguments: [SpecType.Argument]
  /// The meaning of `Date` in this file.
  var dates: Scalar.DateFormat
  var location: SourceLocation
  let found: Findings

  func wrong(_ usage: String, at place: SourceLocation? = nil) -> TypeReference? {
    found.refuse(.wrongArguments(name, usage: usage, at: place ?? location))
  }

  func date() -> TypeReference? {
    if arguments.isEmpty { return .scalar(.date(dates)) }
    guard arguments.count == 2, case .text(let pattern) = arguments[0].value,
      case .text(let zone) = arguments[1].value
    else {
      return wrong(
        #"takes a pattern and a time zone, such as Date("yyyy-MM-dd HH:mm", "Asia/Seoul")"#)
    }
    return scalar(
      .date(.pattern(pattern, zone: zone)),
      unless: checkPattern(arguments[0], .date) + checkZone(zone, at: arguments[1].location))
  }

  func day() -> TypeReference? {
    guard let argument = arguments.first else { return .scalar(.day(pattern: nil)) }
    guard arguments.count == 1, case .text(let pattern) = argument.value else {
      return wrong(#"takes a pattern, such as Day("yyyyMMdd"), or nothing"#)
    }
    return scalar(.day(pattern: pattern), unless: checkPattern(argument, .day))
  }

  private func scalar(_ scalar: Scalar, unless mistakes: [Diagnostic]) -> TypeReference? {
    found.report(mistakes)
    return mistakes.isEmpty ? .scalar(scalar) : nil
  }

  func unixTime() -> TypeReference? {
    switch arguments.map(\.value) {
    case [], [.word("s")]: .scalar(.date(.unixSeconds))
    case [.word("ms")]: .scalar(.date(.unixMilliseconds))
    default: wrong("takes 's', 'ms' or nothing")
    }
  }

  /// `Number`, `Number("-")`, `Number(Decimal, "-")`: with texts that mean nil it is optional.
  func numberInString() -> TypeReference? {
    let kinds: [String: Scalar.Number] = ["Int": .integer, "Double": .double, "Decimal": .decimal]
    var kind = Scalar.Number.double
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      switch argument.value {
      case .text(let text): texts.append(text)
      case .word(let word):
        guard index == 0, let named = kinds[word] else {
          return wrong(
            #"takes 'Int', 'Double' or 'Decimal', then texts that mean nil: Number(Int, "-")"#,
            at: argument.location)
        }
        kind = named
      }
    }
    let number = TypeReference.scalar(.number(kind, nilTexts: texts))
    return texts.isEmpty ? number : .optional(number)
  }

  func flag() -> TypeReference? {
    guard arguments.count == 2, case .text(let yes) = arguments[0].value,
      case .text(let no) = arguments[1].value, yes != no
    else { return wrong(#"takes two different texts, such as Flag("Y", "N")"#) }
    return .scalar(.flag(yes: yes, no: no))
  }
}

extension BuiltInTypeUse {
  /// A type as it is outside of any spec; nil when it is no built-in one.
  init?(_ type: SpecType, _ found: Findings) {
    guard case .named(let name, let arguments) = type.kind, isBuiltInType(name) else { return nil }
    self.init(
      name: name, arguments: arguments, dates: .rfc3339, location: type.location, found: found)
  }

  /// The type; nil when that has been reported.
  var resolved: TypeReference? { BuiltInType.named[name]?.resolve(self) }
}

/// The letters of a pattern: how often each may stand in a row, and which are required.
struct PatternRules {
  var letters: [(letter: Character, lengths: [Int])]
  var required: [Character]

  static let date = PatternRules(
    letters: [
      ("y", [1, 2, 4]), ("M", [1, 2]), ("d", [1, 2]), ("H", [1, 2]), ("m", [1, 2]), ("s", [1, 2]),
      ("S", Array(1...9)),
    ],
    required: ["y"])
  static let day = PatternRules(
    letters: [("y", [1, 2, 4]), ("M", [1, 2]), ("d", [1, 2])], required: ["y", "M", "d"])
}

/// Reports the mistakes in a date pattern, each at its column.
private func checkPattern(_ argument: SpecType.Argument, _ rules: PatternRules) -> [Diagnostic] {
  guard case .text(let pattern) = argument.value else { return [] }
  let runs = runs(in: pattern, locations: argument.characters)
  var mistakes: [Diagnostic] = runs.letters.compactMap { run in
    guard let letter = run.text.first else { return nil }
    guard let rule = rules.letters.first(where: { $0.letter == letter }) else {
      return .badPatternLetter(
        letter, allowed: String(rules.letters.map(\.letter)), at: run.location)
    }
    if rule.lengths.contains(run.text.count) { return nil }
    let allowed = rule.lengths.map { String(repeating: letter, count: $0) }
    return .badPatternLength(run.text, allowed: allowed, at: run.location)
  }
  if let open = runs.openQuote { mistakes.append(.unclosedPatternText(at: open)) }
  guard mistakes.isEmpty else { return mistakes }
  let used = Set(runs.letters.compactMap(\.text.first))
  let missing = rules.required.first { !used.contains($0) }
  return missing.map { [.incompletePattern(missing: String($0), at: argument.location)] } ?? []
}

private struct PatternRuns {
  var letters: [(text: String, location: SourceLocation)] = []
  /// Where a quote was opened that nothing closes.
  var openQuote: SourceLocation?
}

/// The runs of equal letters outside single quotes: `yyyy`, `MM`.
private func runs(in pattern: String, locations: [SourceLocation]) -> PatternRuns {
  var runs = PatternRuns()
  var previous: Character?
  for (character, location) in zip(pattern, locations) {
    defer { previous = runs.openQuote == nil ? character : nil }
    if character == "'" {
      runs.openQuote = runs.openQuote == nil ? location : nil
    } else if runs.openQuote == nil, character.isLetter {
      if character == previous, let last = runs.letters.indices.last {
        runs.letters[last].text.append(character)
        runs.letters[last].location.length += 1
      } else {
        runs.letters.append((String(character), location))
      }
    }
  }
  return runs
}

/// Reports a time zone that the system does not know.
private func checkZone(_ name: String, at location: SourceLocation) -> [Diagnostic] {
  if TimeZone(identifier: name) != nil { return [] }
  let known = TimeZone.knownTimeZoneIdentifiers
  let town = known.first { $0.split(separator: "/").last?.lowercased() == name.lowercased() }
  return [.unknownZone(name, nearest: town ?? nearest(to: name, in: known), at: location)]
}

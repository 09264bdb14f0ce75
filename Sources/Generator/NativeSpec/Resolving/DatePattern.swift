import Foundation
import SDKGenDiagnostics

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
func checkPattern(_ argument: SpecType.Argument, _ rules: PatternRules) -> [Diagnostic] {
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
func checkZone(_ name: String, at location: SourceLocation) -> [Diagnostic] {
  if TimeZone(identifier: name) != nil { return [] }
  let known = TimeZone.knownTimeZoneIdentifiers
  let town = known.first { $0.split(separator: "/").last?.lowercased() == name.lowercased() }
  return [.unknownZone(name, nearest: town ?? nearest(to: name, in: known), at: location)]
}

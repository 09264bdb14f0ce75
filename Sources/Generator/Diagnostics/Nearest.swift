import Foundation

/// Returns the candidate that was most likely meant by a misspelt word; nil when none is near.
///
/// One that differs only in case is preferred. Otherwise at most a third of the word's characters
/// may differ, and of equally near ones the first is taken.
package func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
  let lower = Array(word.lowercased())
  guard !lower.isEmpty else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let other = Array(candidate.lowercased())
    if other == lower { return candidate }
    let limit = min((max(lower.count, other.count) + 1) / 3, (best?.distance ?? .max) - 1)
    guard let distance = editDistance(lower, other, atMost: limit) else { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

/// Returns `; did you mean 'Post'?`, or nothing when nothing is near.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  suggestion(nearest(to: word, in: candidates))
}

/// Returns `; did you mean 'Post'?` for `Post`, and nothing for nil.
package func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns `; did you mean 'Post'?`, or `; there are 'Pet', 'User'` when nothing is near: of few candidates each may be
/// meant.
package func suggestionOrList(for word: String, among candidates: [String]) -> String {
  let near = suggestion(for: word, among: candidates)
  guard near.isEmpty, 1...8 ~= candidates.count else { return near }
  let list = candidates.quoted.joined(separator: ", ")
  return "; there \(candidates.count == 1 ? "is" : "are") \(list)"
}

extension Sequence<String> {
  /// The words as messages have them: `'a'`.
  package var quoted: [String] { map { "'\($0)'" } }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`
  package func joined(last conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

/// Counts the characters that must be inserted, left out, replaced or swapped with their neighbour to
/// turn one string into the other; nil when more than `limit`.
func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
  guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    if current.allSatisfy({ $0 > limit }) { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[right.count] <= limit ? last[right.count] : nil
}

/// The names among which the one meant by a misspelt name is looked up.
///
/// Comparing thousands of names with thousands of mistakes would take minutes, so comparisons are counted: once
/// `comparisons` are used up, only names that differ in case are found. The order of the lookups decides which find
/// something, so they are made from one thread.
package final class Vocabulary: @unchecked Sendable {
  private let words: [String]
  private let lock = NSLock()
  private var lowercased: [String: String]?
  private var comparisons: Int

  package init(_ words: [String], comparisons: Int = 250_000) {
    self.words = words
    self.comparisons = comparisons
  }

  package func contains(_ word: String) -> Bool { words.contains(word) }

  /// Returns the nearest name, as `nearest(to:in:)` does.
  package func nearest(to word: String) -> String? {
    lock.withLock {
      if comparisons >= words.count {
        comparisons -= words.count
        return SDKGenDiagnostics.nearest(to: word, in: words)
      }
      let known =
        lowercased
        ?? Dictionary(
          words.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
      lowercased = known
      return known[word.lowercased()].flatMap { $0 == word ? nil : $0 }
    }
  }
}

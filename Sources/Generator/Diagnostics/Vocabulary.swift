import Foundation

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

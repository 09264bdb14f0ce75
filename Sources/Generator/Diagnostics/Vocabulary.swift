import Foundation

/// Names among which the one that was meant by a misspelt one is looked for.
///
/// A look at each of thousands of names for each of thousands of mistakes would take minutes, so the
/// looks are counted: once `comparisons` are used up only names that differ in case are found. The
/// order of the questions decides which are answered, so they are asked from one thread.
package final class Vocabulary: @unchecked Sendable {
  private let words: [String]
  private let lock = NSLock()
  private var lowercased: [String: String]?
  private var comparisons: Int

  package init(_ words: [String], comparisons: Int = 250_000) {
    self.words = words
    self.comparisons = comparisons
  }

  /// As `nearest(to:in:)` finds it.
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

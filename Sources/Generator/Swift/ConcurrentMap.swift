import Foundation

extension Array where Element: Sendable {
  /// Maps the elements on all cores, in order, for work that does not depend on the core.
  ///
  /// Each core takes runs of at least `run` neighbours, so that short work is worth handing out.
  func concurrentMap<Result: Sendable>(
    run: Int = 16, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let pieces = Swift.min(32, count / run)
    guard pieces > 1 else { return map(transform) }
    let results = Results<[Result]>(count: pieces)
    DispatchQueue.concurrentPerform(iterations: pieces) { piece in
      let run = (count * piece / pieces)..<(count * (piece + 1) / pieces)
      results.set(self[run].map(transform), at: piece)
    }
    return results.all.flatMap { $0 }
  }
}

/// The results, filled from several threads and read when all are done. The lock makes it safe to share.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}

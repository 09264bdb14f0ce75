package import Foundation

/// Counts the bytes of a streamed body and tells once how it ended.
package final class StreamWatch: Sendable {
  package enum Ending: Sendable {
    case whole
    /// The reader let go before the end.
    case released
    case failed(any Error)
  }

  private let state = Locked<(bytes: Int, isOver: Bool)>((0, false))
  private let tell: @Sendable (Ending, _ bytes: Int) -> Void

  package init(_ tell: @escaping @Sendable (Ending, _ bytes: Int) -> Void) { self.tell = tell }

  deinit { end(.released) }

  /// Takes in what a reader was given.
  package func note(_ step: Result<Data?, any Error>) {
    switch step {
    case .success(let chunk?): state.with { $0.bytes += chunk.count }
    case .success(nil): end(.whole)
    case .failure(let error): fail(error)
    }
  }

  /// Ends with the error that the reader gets.
  package func fail(_ error: any Error) { end(.failed(error)) }

  private func end(_ ending: Ending) {
    let bytes = state.with { state -> Int? in
      defer { state.isOver = true }
      return state.isOver ? nil : state.bytes
    }
    if let bytes { tell(ending, bytes) }
  }
}

/// The progress of a body.
public struct TransferProgress: Hashable, Sendable {
  public enum Direction: Hashable, Sendable {
    case upload
    case download
  }

  public let direction: Direction
  /// The number of bytes so far. Begins again with each attempt, unless a download goes on where
  /// the last one ended. Stays at `Int.max` beyond, which is two gigabytes on a watch.
  public let completed: Int
  /// Nil where the other side does not say, and on Linux until the end of a download that cannot
  /// be continued.
  public let total: Int?

  public init(_ direction: Direction, completed: Int, total: Int?) {
    self.direction = direction
    self.completed = completed
    self.total = total
  }

  /// The fraction so far, from 0 to 1; nil without a total.
  public var fraction: Double? {
    guard let total else { return nil }
    return total > 0 ? min(1, Double(completed) / Double(total)) : 1
  }
}

/// Told of progress, in order, on a queue of the transport's; it should return at once.
public typealias ProgressHandler = @Sendable (TransferProgress) -> Void

/// The share of a client's load that retries may add, so that they do not bury a server that is
/// down already.
public struct RetryBudget: Hashable, Sendable {
  /// Retries for each call: 0.1 is one for ten calls.
  public var ratio: Double
  /// Retries that are allowed at the start, and saved up at most.
  public var reserve: Double

  public init(ratio: Double = 0.1, reserve: Double = 20) {
    self.ratio = ratio
    self.reserve = reserve
  }

  public static let unlimited = RetryBudget(ratio: 0, reserve: .infinity)
}

/// The rest of a client's budget.
final class RetryTokens: Sendable {
  private let budget: RetryBudget
  private let left: Locked<Double>

  init(_ budget: RetryBudget) {
    self.budget = budget
    left = Locked(budget.reserve)
  }

  func noteCall() { left.with { $0 = min(budget.reserve, $0 + budget.ratio) } }

  func take() -> Bool {
    left.with { left in
      guard left >= 1 else { return false }
      left -= 1
      return true
    }
  }
}

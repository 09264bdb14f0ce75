import Foundation

extension RetryPolicy {
  /// - `random`: from 0 up to 1.
  func delay(before retry: Int, random: () -> Double) -> Duration {
    let factor = pow(max(1, multiplier), Double(max(0, retry - 1)))
    let seconds = min(baseDelay.inSeconds * factor, maxDelay.inSeconds)
    // Infinite or negative where the policy is nonsense.
    guard seconds > 0, seconds < 1e10 else { return seconds > 0 ? maxDelay : .zero }
    switch jitter {
    case .none: return .seconds(seconds)
    case .equal: return .seconds(seconds * (0.5 + random() / 2))
    case .full: return .seconds(seconds * random())
    }
  }
}

extension Duration {
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

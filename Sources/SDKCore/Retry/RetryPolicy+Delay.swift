import Foundation

extension RetryPolicy {
  /// - `random`: from 0 up to 1.
  func delay(before retry: Int, random: () -> Double) -> Duration {
    let factor = pow(max(1, multiplier), Double(max(1, retry) - 1))
    let seconds = min(baseDelay.inSeconds * factor, maxDelay.inSeconds)
    // Infinite, negative or no number where the policy is nonsense.
    guard seconds > 0 else { return .zero }
    switch jitter {
    case .none: return Duration(clampingSeconds: seconds)
    case .equal: return Duration(clampingSeconds: seconds * (0.5 + random() / 2))
    case .full: return Duration(clampingSeconds: seconds * random())
    }
  }
}

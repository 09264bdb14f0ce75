extension Duration {
  /// The duration in seconds; of any duration, while `components` traps on some.
  package var inSeconds: Double { self / .seconds(1) }

  /// Makes a duration of so many seconds, rounded to some three hundred years either way; zero for
  /// what is no number. `Duration.seconds(_:)` traps on what it cannot hold.
  package init(clampingSeconds seconds: Double) {
    // fits: at most some three hundred years
    self = seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -1e10), 1e10))
  }

  /// The duration, between nothing and some thirty years: clocks trap on what they cannot count.
  package var sleepable: Duration { Swift.min(Swift.max(self, .zero), .seconds(1_000_000_000)) }

  /// `35 ms`
  package var inWords: String {
    let milliseconds = (inSeconds * 1000).rounded()
    // fits: below 10^12, by the condition
    return milliseconds.magnitude < 1e12 ? "\(Int64(milliseconds)) ms" : "ages"
  }
}

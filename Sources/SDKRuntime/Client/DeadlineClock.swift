/// A clock that keeps deadlines apart from waits, so that tests can tell them apart.
package protocol DeadlineClock: Clock<Duration> {
  /// Calls `fire` once the time is over; the closure that is returned calls it off.
  func setDeadline(
    after time: Duration, fire: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void
}

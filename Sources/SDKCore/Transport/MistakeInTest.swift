/// A mistake in a test, which its developers see in place of the words for people.
package protocol MistakeInTest: Error, CustomStringConvertible {}

/// A mistake in what a stand-in was told, such as a missing stub: the `underlying` error of its `TransportError`.
private struct StandInMistake: MistakeInTest {
  let description: String
}

extension TransportError {
  /// A failure for a mistake in what a stand-in was told.
  package static func standInMistake(_ reason: String) -> Self {
    Self(.other, reason: reason, underlying: StandInMistake(description: reason))
  }
}

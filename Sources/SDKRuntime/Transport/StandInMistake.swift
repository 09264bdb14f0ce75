/// A mistake in what a stand-in was told, such as a missing stub: the `underlying` error of its `TransportError`. It is
/// for developers, who see it in place of the words for people.
package struct StandInMistake: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

extension TransportError {
  /// A failure for a mistake in what a stand-in was told.
  package static func standInMistake(_ reason: String) -> Self {
    Self(.other, reason: reason, underlying: StandInMistake(reason))
  }
}

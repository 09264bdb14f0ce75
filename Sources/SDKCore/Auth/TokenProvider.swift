/// Knows the token of the moment and how to get the next one.
///
/// In a `RefreshingCredential` it needs no care about concurrency: `refresh` runs once at a time,
/// however many calls wait for it.
public protocol TokenProvider: Sendable {
  /// Returns the token to send; nil when there is none, and `refresh` is asked.
  func current() async throws -> BearerToken?

  /// Returns a new token in place of one that has expired or was refused, kept so that `current`
  /// returns it from now on. Nil: there was none.
  ///
  /// - Throws: `CredentialRejected` when trying again is of no use before the next login: calls fail
  ///   in the kind `unauthorized`, and none asks again. An `APIError` of the status 401, or itself of
  ///   that kind, fails them in the kind `unauthorized` too, but the next call asks again. Anything
  ///   else is for what may pass, the kind `credential`.
  func refresh(_ old: BearerToken?) async throws -> BearerToken

  /// The identity of the user the next token will stand for, while there is none; nil where it is
  /// not known. A token holds its own.
  var identity: String? { get async }
}

extension TokenProvider {
  /// The identity of the token.
  public var identity: String? {
    get async { (try? await current())?.identity }
  }
}

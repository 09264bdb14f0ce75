/// The user that a sequence of calls began for: an event stream that connects again, or the pages of
/// a list.
///
/// A position in one user's data means nothing in another's, and may give something away. So the
/// sequence ends when another user logs in. Credentials tell who that is; the cookies of a jar, whose
/// values servers change as they like, do so only once all of them were removed.
package final class SequenceUser: Sendable {
  private struct State: Sendable {
    /// The credentials of the last call that had any.
    var secrets: [String]?
    /// The identity of the last call that had one.
    var credential: String?
    /// The number of times that the jar had been emptied when the sequence began.
    var jarRemovals: Int?
  }

  private let state = Locked(State())

  /// The secrets that the next call must be sent with, or with others of the same user.
  var secrets: [String]? { state.with { $0.secrets } }

  /// Checks that the user has not changed, as far as that is known before a request is sent.
  ///
  /// - Throws: `UserChanged`.
  func check(_ request: HTTPRequest, _ configuration: APIClient.Configuration) async throws {
    let identity = await configuration.identity(of: request)
    try compare(identity, configuration)
  }

  /// Checks for whom a call was sent, and notes it.
  ///
  /// - Throws: `UserChanged`.
  func note(
    _ call: Call, of request: HTTPRequest, _ configuration: APIClient.Configuration
  ) async throws {
    let secrets = call.sentIdentity.secrets.map(\.secret)
    let identity = await configuration.identity(of: request, sentBy: call)
    try compare(identity, configuration)
    state.with { state in
      if !secrets.isEmpty { state.secrets = secrets }
      state.credential = identity?.credential ?? state.credential
    }
  }

  private func compare(
    _ identity: RequestIdentity?, _ configuration: APIClient.Configuration
  ) throws(UserChanged) {
    let jarRemovals = configuration.cookieRule?.removals()
    let isSame = state.with { state in
      let began = state.jarRemovals ?? jarRemovals
      state.jarRemovals = began
      guard let known = state.credential, let identity else { return began == jarRemovals }
      return known == identity.credential && began == jarRemovals
    }
    if !isSame { throw UserChanged() }
  }
}

/// Another user has logged in since a sequence of calls began.
struct UserChanged: Error {}

extension APIClient {
  /// Returns the client with calls that belong together and to one user.
  package func forOneUser() -> APIClient {
    APIClient(self, recordingInto: lastResponse, user: SequenceUser())
  }
}

import Foundation
import SDKCore

/// Gets tokens from a token endpoint and keeps them in a store.
struct TokenGrants: TokenProvider {
  enum Kind: Sendable { case clientCredentials, refresh }

  let kind: Kind
  let endpoint: TokenEndpoint
  let scopes: [String]
  let memory: TokenMemory
  let now: @Sendable () -> Date
  /// Of the client itself.
  let ownIdentity: String

  func current() async throws -> BearerToken? { try await memory.token() }

  /// A client is always itself, whichever token it has.
  var identity: String? {
    get async {
      switch kind {
      case .clientCredentials: ownIdentity
      case .refresh: (try? await memory.token())?.identity
      }
    }
  }

  func refresh(_ old: BearerToken?) async throws -> BearerToken {
    var old = old
    // Another process may have renewed it.
    if let other = try await otherLogin(than: old) {
      if other.accessToken != old?.accessToken, other.isFresh(at: now(), leeway: 0) {
        return other
      }
      old = other
    }
    do {
      let token = token(try await endpoint.token(for: try grant(after: old)), after: old)
      return try await memory.save(token, replacing: old) { try await otherLogin(than: old) }
    } catch let error as CredentialRejected {
      // The refresh token may be refused because another process has just used it.
      if let other = try await otherLogin(than: old) { return other }
      switch kind {
      // Nobody will log a client in: the next call may try again.
      case .clientCredentials: try? await memory.save(nil)
      case .refresh: if let old { memory.reject(old) }
      }
      throw error
    }
  }

  /// Returns the token that somebody else put into the store in place of `old`: a login or logout
  /// is never undone. Nil when nobody did.
  ///
  /// - Throws: when calls that wait for the token would go out as somebody else.
  private func otherLogin(than old: BearerToken?) async throws -> BearerToken? {
    let kept = try await memory.load()
    if kept == old || kept == nil && kind == .clientCredentials { return nil }
    guard let kept, old == nil || kept.identity == old?.identity else {
      throw CredentialRejected("the login has ended while its token was renewed")
    }
    return kept
  }

  private func grant(after old: BearerToken?) throws -> RequestItems {
    var form: RequestItems = []
    switch kind {
    case .clientCredentials: form.append("grant_type", "client_credentials")
    case .refresh:
      guard let old else { throw CredentialRejected("nobody is logged in") }
      guard let refreshToken = old.refreshToken else {
        throw CredentialRejected("the token has come to its end and cannot be renewed")
      }
      form.append("grant_type", "refresh_token")
      form.append("refresh_token", refreshToken)
    }
    if !scopes.isEmpty { form.append("scope", scopes.joined(separator: " ")) }
    return form
  }

  private func token(_ response: TokenResponse, after old: BearerToken?) -> BearerToken {
    var token = response.token(at: now())
    switch kind {
    case .clientCredentials:
      token.refreshToken = nil
      token.identity = ownIdentity
    case .refresh:
      token.refreshToken = token.refreshToken ?? old?.refreshToken
      token.identity = old?.identity ?? token.identity
    }
    return token
  }
}

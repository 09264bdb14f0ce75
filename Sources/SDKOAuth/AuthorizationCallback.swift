import Foundation
import SDKCore

/// The response of an authorization endpoint, in the query of a redirect URI (RFC 6749, §4.1.2).
struct AuthorizationCallback {
  private let url: URL
  private let parameters: [String: String]

  /// - Throws: when a parameter stands there twice (RFC 6749, §3.1).
  init(_ url: URL) throws(AuthorizationError) {
    self.url = url
    var parameters: [String: String] = [:]
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? ""
    for pair in query.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // RFC 6749, appendix B
      guard let name = PercentEncoding.decodedForm(halves[0]),
        let value = PercentEncoding.decodedForm(halves.count > 1 ? halves[1] : "")
      else { throw .invalidCallback("it is no legal query") }
      guard parameters.updateValue(value, forKey: name) == nil else {
        throw .invalidCallback("it has the parameter '\(name.shownSafely)' twice")
      }
    }
    self.parameters = parameters
  }

  /// Returns the authorization code.
  ///
  /// - Throws: when the callback belongs to another request or server, or carries no code.
  func code(
    for request: AuthorizationRequest, issuer: String?
  ) throws(AuthorizationError) -> String {
    guard try RedirectURI(request.redirectURI).matches(url) else {
      throw .invalidCallback("it does not go to the redirect URI")
    }
    guard let state = parameters["state"], PKCE.isEqual(state, request.state) else {
      throw .stateMismatch
    }
    // Before anything else is believed: RFC 9207, §2.4.
    if let issuer, parameters["iss"] != issuer { throw .issuerMismatch }
    if let code = parameters["error"] {
      throw .refused(
        code: code.shownSafely, description: parameters["error_description"]?.shownSafely)
    }
    guard let code = parameters["code"], !code.isEmpty else {
      throw .invalidCallback("it has neither a code nor an error")
    }
    return code
  }
}

/// The reason why a login in a browser failed. Descriptions hold no secret.
public enum AuthorizationError: Error, Hashable, Sendable {
  /// The server or the user said no (RFC 6749, §4.1.2.1), such as with `access_denied`; at most 40
  /// characters of the server's texts.
  case refused(code: String, description: String?)
  /// The callback belongs to another request: it is old, or somebody else made it.
  case stateMismatch
  /// The callback comes from another authorization server (RFC 9207).
  case issuerMismatch
  /// The callback cannot be read, and why.
  case invalidCallback(String)
  /// No request can be made, and why.
  case invalidRequest(String)
}

extension AuthorizationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .refused(let code, let description):
      "the authorization server responds with \(code)" + (description.map { ": \($0)" } ?? "")
    case .stateMismatch: "the callback belongs to another request"
    case .issuerMismatch: "the callback comes from another authorization server"
    case .invalidCallback(let reason): "the callback cannot be used: \(reason)"
    case .invalidRequest(let reason): "the authorization request cannot be made: \(reason)"
    }
  }
}

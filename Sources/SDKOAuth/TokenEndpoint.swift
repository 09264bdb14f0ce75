import Foundation
import SDKCore

/// The client that asks a token endpoint.
struct OAuth2Party: Sendable {
  let id: String?
  let secret: String?
  let authentication: OAuth2.ClientAuthentication
}

/// The token endpoint of an authorization server (RFC 6749, §3.2).
struct TokenEndpoint: Sendable {
  private let party: OAuth2Party
  private let client: APIClient
  /// True if what is sent could be read on the way.
  let isRefused: Bool

  init(
    _ url: String, party: OAuth2Party, allowsInsecureServer: Bool, transport: any Transport
  ) {
    self.party = party
    isRefused = !allowsInsecureServer && URL(string: url)?.isInsecure == true
    var configuration = APIClient.Configuration(server: Server(url))
    configuration.allowsInsecureServer = allowsInsecureServer
    configuration.options.redirects = .never
    configuration.options.maxResponseBytes = 1_000_000
    client = APIClient(configuration, transport: transport)
  }

  /// Returns the token for a grant, given as the fields of its form.
  ///
  /// - Throws: `CredentialRejected` where the server says that the grant is of no use.
  func token(for grant: RequestItems) async throws -> TokenResponse {
    let response = try await answer(to: grant, as: TokenResponse.self)
    try response.checkType()
    return response
  }

  /// Returns the answer to a form, with the client's own fields.
  ///
  /// - Throws: `CredentialRejected` where the server says that the form is of no use.
  func answer<Answer: Decodable & Sendable>(
    to grant: RequestItems, as type: Answer.Type
  ) async throws -> Answer {
    let endpoint = TokenRequest(request: request(for: grant))
    if isRefused {
      throw APIError(
        .insecureServer, operationID: endpoint.operationID, request: nil,
        reason: InsecureServer.reason("a token request"))
    }
    do {
      return try await client.send(endpoint, as: type)
    } catch var error as APIError {
      if let rejection = Self.rejection(error) { throw rejection }
      error.isOfTokenEndpoint = true
      throw error
    }
  }

  private func request(for grant: RequestItems) -> EndpointRequest {
    var form = grant
    var headers: RequestItems = []
    if let id = party.id {
      if let secret = party.secret, party.authentication == .basic {
        // Form-encoded before they are joined: RFC 6749, §2.3.1.
        let pair = "\(PercentEncoding.encoded(id)):\(PercentEncoding.encoded(secret))"
        headers.append("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())")
      } else {
        form.append("client_id", id)
        form.append("client_secret", party.secret)
      }
    }
    return EndpointRequest(.post, "", headers: headers, body: .form(form), auth: .none)
  }

  /// Returns the rejection that an error code stands for (RFC 6749, §5.2). The status does not
  /// decide: a proxy sends 400 and 401, too, and a login lost to it cannot be had back.
  private static func rejection(_ error: APIError) -> CredentialRejected? {
    guard let code = code(of: error), finalCodes.contains(code) else { return nil }
    return CredentialRejected("the token server responds with \(code)")
  }

  /// Returns the code of an error that the server responds with (RFC 6749, §5.2).
  static func code(of error: APIError) -> String? {
    guard error.kind == .status, let status = error.status, (400..<500).contains(status) else {
      return nil
    }
    return (try? error.body(as: JSON.self))?["error"]?.stringValue
  }

  /// Codes after which the same request is of no use: those of RFC 6749 but `invalid_request`,
  /// that of RFC 8628, and those of OpenID Connect that ask for the user.
  private static let finalCodes: Set<String> = [
    "invalid_grant", "invalid_client", "unauthorized_client", "unsupported_grant_type",
    "invalid_scope", "access_denied", "expired_token", "login_required", "interaction_required",
    "consent_required", "account_selection_required",
  ]
}

private struct TokenRequest: Endpoint {
  let request: EndpointRequest

  var operationID: String { "OAuth2.token" }
}

public import Foundation
public import SDKCore

/// A login on another device: the device authorization grant of OAuth 2 (RFC 8628), for command-line tools, TVs and
/// whatever has no browser.
///
///     let flow = DeviceCodeFlow(
///       deviceAuthorizationURL: "https://auth.example.com/device",
///       tokenURL: "https://auth.example.com/token", clientID: "tool", store: FileTokenStore(file))
///     let request = try await flow.makeRequest()
///     print("Open \(request.verificationURL) and enter \(request.userCode)")
///     try await flow.logIn(with: request)
///     let api = PostsClient(token: .init(flow.credential))
///
/// From then on the token is renewed as with `OAuth2.refresh`. `credential.save(nil)` logs out.
public struct DeviceCodeFlow: Sendable {
  /// Sends the token of the login and renews it.
  public let credential: OAuth2

  private let device: TokenEndpoint
  private let scopes: [String]
  private let clock: any Clock<Duration>

  /// - `clientSecret`: nil for programs that users install, which cannot keep one.
  /// - `allowsInsecureServer`: whether both URLs may be `http` on another machine, where whoever is on
  ///   the way reads the login (RFC 6749, §3.2).
  /// - `clock`: passes the time between two questions, and measures how long renewing takes.
  /// - `now`: the time that a token's end is compared with.
  public init(
    deviceAuthorizationURL: String, tokenURL: String, clientID: String,
    clientSecret: String? = nil, scopes: [String] = [],
    authentication: OAuth2.ClientAuthentication = .basic, allowsInsecureServer: Bool = false,
    store: any TokenStore, transport: any Transport = URLSessionTransport(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let party = OAuth2Party(
      id: clientID, secret: clientSecret, authentication: authentication)
    (self.scopes, self.clock) = (scopes, clock)
    device = TokenEndpoint(
      deviceAuthorizationURL, party: party, allowsInsecureServer: allowsInsecureServer,
      transport: transport)
    credential = OAuth2(
      .refresh, tokenURL: tokenURL, party: party, allowsInsecureServer: allowsInsecureServer,
      store: store, transport: transport, clock: clock, now: now)
  }

  /// Asks the server for a code that the user enters on another device.
  ///
  /// - Throws: `CredentialRejected` when the server does not know the client, or allows it no such login; `APIError`.
  public func makeRequest() async throws -> DeviceCodeRequest {
    let answer = try await device.answer(
      to: scopes.isEmpty ? [] : [("scope", scopes.joined(separator: " "))], as: DeviceAnswer.self)
    return DeviceCodeRequest(answer, from: clock)
  }

  /// Waits until the user has entered the code, asking the server as often as it allows, and saves the token.
  ///
  /// - `request`: a request serves for one login.
  /// - `identity`: whose login it is, as in `BearerToken`; nil: a new one is drawn.
  ///
  /// - Throws: `CredentialRejected` when the user refuses, or the code has come to its end; `APIError`;
  ///   `CancellationError`.
  @discardableResult
  public func logIn(
    with request: DeviceCodeRequest, identity: String? = nil
  ) async throws -> BearerToken {
    var interval = request.interval
    while true {
      let left = request.lifetime - request.watch.elapsed
      if left > .zero { try await clock.sleep(for: min(interval, left)) }
      if interval > left { throw CredentialRejected.expiredCode }
      do {
        let response = try await credential.endpoint.token(for: [
          ("grant_type", "urn:ietf:params:oauth:grant-type:device_code"),
          ("device_code", request.deviceCode),
        ])
        return try await credential.finishLogin(response, as: identity)
      } catch let error as APIError {
        guard let longer = Self.interval(after: error, interval) else { throw error }
        interval = longer
      }
    }
  }

  /// Returns the time until the next question; nil: there is none (RFC 8628, §3.5).
  private static func interval(after error: APIError, _ interval: Duration) -> Duration? {
    switch TokenEndpoint.code(of: error) {
    case "authorization_pending": return interval
    case "slow_down": return interval + .seconds(5)
    case _?: return nil
    case nil: break
    }
    // It may pass, and what is sent again may have arrived, so it is asked less often.
    let mayPass =
      [.transport, .deadlineExceeded].contains(error.kind)
      || error.status.map { [429, 502, 503, 504].contains($0) } ?? false
    return mayPass ? interval * 2 : nil
  }
}

extension CredentialRejected {
  fileprivate static var expiredCode: Self { Self("the code was not entered in time") }
}

extension DeviceCodeFlow: CustomStringConvertible, CustomReflectable {
  public var description: String { "DeviceCodeFlow" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What the user needs to log in on another device.
public struct DeviceCodeRequest: Sendable {
  /// What the user enters: `WDJB-MJHT`.
  public let userCode: String
  /// The page where it is entered, short enough to be typed.
  public let verificationURL: String
  /// The page with the code already entered, for a QR code; nil, where the server has none.
  public let completeVerificationURL: String?
  /// The time until the code is of no use.
  public let lifetime: Duration

  let deviceCode: String
  let interval: Duration
  let watch: Stopwatch

  fileprivate init(_ answer: DeviceAnswer, from clock: any Clock<Duration>) {
    userCode = answer.userCode
    verificationURL = answer.verificationURL
    completeVerificationURL = answer.completeVerificationURL
    lifetime = Duration(clampingSeconds: answer.lifetime)
    deviceCode = answer.deviceCode
    interval = Duration(clampingSeconds: answer.interval)
    watch = Stopwatch(clock)
  }
}

extension DeviceCodeRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { "DeviceCodeRequest" }
  /// The code of the device is as good as the login.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The response of a device authorization endpoint (RFC 8628, §3.2).
private struct DeviceAnswer: Decodable, Sendable {
  let deviceCode: String
  let userCode: String
  let verificationURL: String
  let completeVerificationURL: String?
  /// Seconds.
  let lifetime: Double
  let interval: Double

  private enum Key: String, CodingKey {
    case deviceCode = "device_code"
    case userCode = "user_code"
    case verificationURI = "verification_uri"
    /// Google's word for it.
    case verificationURL = "verification_url"
    case completeVerificationURI = "verification_uri_complete"
    case expiresIn = "expires_in"
    case interval
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    deviceCode = try members.decode(String.self, forKey: .deviceCode)
    userCode = try members.decode(String.self, forKey: .userCode)
    verificationURL =
      try members.decodeIfPresent(String.self, forKey: .verificationURL)
      ?? members.decode(String.self, forKey: .verificationURI)
    completeVerificationURL = try members.decodeIfPresent(
      String.self, forKey: .completeVerificationURI)
    // What makes no sense, or is missing, is what the RFC says where there is nothing.
    interval = min(max(members.number(forKey: .interval) ?? 5, 1), 3_600)
    let lifetime =
      try members.number(forKey: .expiresIn) ?? members.decode(Double.self, forKey: .expiresIn)
    self.lifetime = min(max(lifetime, 0), 86_400)
  }
}

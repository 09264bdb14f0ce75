internal import Foundation
internal import SDKCore

extension FakeServer {
  /// Which credentials will do.
  public enum Credentials: Sendable {
    /// Any of the right kind.
    case any
    /// Of tokens only those that this server has issued, as long as they live. Others are answered with 401, which is
    /// no violation. Keys and passwords, which no server issues, are as with `any`.
    case issuedTokens
  }

  /// Which credentials will do: by default any of the right kind.
  public var credentials: Credentials {
    get { state.with { $0.credentials } }
    set { state.with { $0.credentials = newValue } }
  }

  /// For how long tokens that are issued from now on will do, by the server's clock: an hour by default.
  public var tokenLifetime: Duration {
    get { state.with { $0.tokenLifetime } }
    set { state.with { $0.tokenLifetime = newValue } }
  }

  /// Ends all tokens that were issued, but for those that renew others.
  public func expireTokens() { state.with { $0.tokens.end() } }

  /// Returns a refusal where the server has not issued the token of a request, or it has ended.
  func refusalOfToken(
    of request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer? {
    let now = watch.elapsed
    let (credentials, tokens) = state.with { ($0.credentials, $0.tokens) }
    guard credentials == .issuedTokens,
      !judge.hasCredential(request, operation, isKnown: { tokens.isAlive($0, at: now) })
    else { return nil }
    return answerer.failure(
      operation, [401], otherwise: 401, title: "Unauthorized",
      ["the token was not issued here, or has ended"], to: request
    ).header("WWW-Authenticate", "Bearer error=\"invalid_token\"")
  }

  /// Ends the token of a request.
  func endLogin(of request: ReceivedRequest) {
    guard let token = request.authorization("bearer") else { return }
    state.with { $0.tokens.end(token) }
  }

  /// Takes a token that renews others; returns whether it will do.
  private func take(refreshToken: String) -> Bool {
    state.with { $0.tokens.take(refreshToken: refreshToken) || $0.credentials == .any }
  }

  private func issue(_ text: String? = nil) -> (token: String, seconds: Int64) {
    let now = watch.elapsed
    let answerer = answerer
    return state.with { state in
      let token = text ?? state.tokens.newText(answerer)
      state.tokens.add(token, until: now + state.tokenLifetime)
      return (token, state.tokenLifetime.components.seconds)
    }
  }

  private func issueRefreshToken(_ text: String? = nil) -> String {
    let answerer = answerer
    return state.with { state in
      let token = text ?? state.tokens.newText(answerer)
      state.tokens.add(refreshToken: token)
      return token
    }
  }

  // MARK: OAuth 2

  /// Answers a request for a token of OAuth 2 (RFC 6749, section 3.2) that no operation answers; nil: it is none of
  /// these.
  func tokenAnswer(to request: ReceivedRequest) -> FakeAnswer? {
    guard request.method == "POST",
      model.tokenPaths.contains(Router.path(of: request.path.removingPercentEncoding ?? ""))
    else { return nil }
    let form = Dictionary(
      WireReader.items(of: String(decoding: request.body, as: UTF8.self))
        .map { ($0.name, $0.value) }
    ) { first, _ in first }
    let client = request.authorization("basic") ?? form["client_id"]
    var isRenewable = true
    switch form["grant_type"] {
    case "client_credentials":
      guard client != nil else { return Self.tokenError("invalid_client", 401) }
      isRenewable = false
    case "password":
      guard form["username"] != nil, form["password"] != nil else {
        return Self.tokenError("invalid_request")
      }
    case "authorization_code":
      guard form["code"] != nil else { return Self.tokenError("invalid_request") }
    case "refresh_token":
      guard let token = form["refresh_token"] else { return Self.tokenError("invalid_request") }
      guard take(refreshToken: token) else { return Self.tokenError("invalid_grant") }
    // RFC 7523, 8628 and 8693
    case let grant? where grant.hasPrefix("urn:"): break
    case nil: return Self.tokenError("invalid_request")
    default: return Self.tokenError("unsupported_grant_type")
    }
    if let name = form["username"] { introduce(UserFacts(["username": .string(name)])) }
    let (token, seconds) = issue()
    var members: [String: JSON] = [
      "access_token": .string(token), "token_type": "Bearer", "expires_in": .integer(seconds),
    ]
    if isRenewable { members["refresh_token"] = .string(issueRefreshToken()) }
    if let scope = form["scope"] { members["scope"] = .string(scope) }
    return .json(.object(members)).header("Cache-Control", "no-store")
  }

  private static func tokenError(_ code: JSON, _ status: Int = 400) -> FakeAnswer {
    .json(["error": code], status: status)
  }

  // MARK: Operations

  /// Returns a refusal where a request has a token to renew others that the server has not issued.
  func refusalOfRefreshToken(
    of request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest
  ) -> FakeAnswer? {
    guard model.login(of: operation) != nil,
      let token = LoginShape.refreshNames.lazy.compactMap({ read.body?[$0]?.stringValue }).first,
      !take(refreshToken: token)
    else { return nil }
    return answerer.failure(
      operation, [401, 403, 400], otherwise: 401, title: "Unauthorized",
      ["the token was not issued here, or was used before"], to: request)
  }

  /// Returns the answer of a login with tokens that the server has issued.
  ///
  /// - `isGiven`: somebody else has made it, so that its own tokens are issued.
  func issuing(
    _ answer: FakeAnswer, to operation: Operation, _ read: ReadRequest, isGiven: Bool
  ) -> FakeAnswer {
    guard (200..<300).contains(answer.status), let shape = model.login(of: operation),
      // One that is sent is kept for somebody else, such as that of a device.
      read.body?[shape.token] == nil,
      let body = try? JSON(text: answer.body)
    else { return answer }
    var members = shape.path.reduce(body) { $0[$1] ?? .null }.objectValue ?? [:]
    let judge = answerer.judge
    // Another member of a union answers without one: cookies.
    if members[shape.token] == nil, shape.isOfSomeMember { return answer }
    func text(_ name: String) -> String? {
      isGiven ? members[name]?.stringValue : nil
    }
    func write(_ value: JSON, _ name: String) -> Bool {
      guard !isGiven, shape.properties[name].map({ judge.isValid(value, $0) }) ?? false else {
        return false
      }
      members[name] = value
      return true
    }
    let (token, seconds) = issue(text(shape.token))
    // A token of a form of its own is the sample.
    if !write(.string(token), shape.token), let own = members[shape.token]?.stringValue {
      _ = issue(own)
    }
    for name in LoginShape.refreshNames where members[name] != nil {
      let token = issueRefreshToken(text(name))
      if !write(.string(token), name), let own = members[name]?.stringValue {
        _ = issueRefreshToken(own)
      }
    }
    for name in LoginShape.lifetimeNames where members[name] != nil {
      _ = write(.integer(seconds), name)
    }
    for name in ["token_type", "tokenType"] where members[name] != nil {
      let isShown = shape.properties[name].map { !$0.examples.isEmpty } ?? false
      if !isShown { _ = write("Bearer", name) || write("bearer", name) }
    }
    if isGiven { return answer }
    var issued = answer
    let inner = JSON.object(members)
    let whole =
      shape.path.first.map { name in
        JSON.object((body.objectValue ?? [:]).merging([name: inner]) { $1 })
      } ?? inner
    issued.body = (try? JSONBodyEncoder.writer.encode(whole)) ?? answer.body
    return issued
  }
}

/// Where the answer of an operation that logs in has a token.
struct LoginShape: Sendable {
  /// What is around it.
  var path: [String]
  var token: String
  var properties: [String: Schema]
  /// Answers are of several kinds, of which not all have it.
  var isOfSomeMember = false

  static let refreshNames = ["refresh_token", "refreshToken"]
  static let lifetimeNames = ["expires_in", "expiresIn"]

  /// Nil where an operation issues no tokens.
  init?(_ operation: Operation, _ reader: WireReader) {
    guard operation.method == "POST" || operation.method == "PUT",
      let schema = operation.success.response?.contents.first(where: { $0.isJSON })?.schema
    else { return nil }
    let words: Set<String> = [
      "login", "signin", "signup", "auth", "oauth", "authenticate", "authentication", "token",
      "tokens", "session", "sessions", "refresh", "register",
    ]
    let isLogin = Router.pieces(of: operation.route).contains { piece in
      words.contains(piece.lowercased().filter(\.isLetter))
    }
    let names =
      ["access_token", "accessToken"]
      + (isLogin ? ["token", "jwt", "auth_token", "authToken", "session_token", "id_token"] : [])
    let outer = reader.properties(of: schema)
    let places =
      [(path: [String](), properties: outer)]
      + outer.sorted { $0.key < $1.key }.filter { reader.kinds(of: $0.value) == .object }
      .map { (path: [$0.key], properties: reader.properties(of: $0.value)) }
    for place in places {
      guard
        let token = names.first(where: { name in
          place.properties[name].map { reader.kinds(of: $0).contains(.string) } ?? false
        })
      else { continue }
      (path, self.token, properties) = (place.path, token, place.properties)
      isOfSomeMember = reader.hasMembers(schema)
      return
    }
    return nil
  }
}

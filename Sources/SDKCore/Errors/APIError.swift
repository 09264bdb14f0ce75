public import Foundation

/// The reason why a call failed, and what is known about it.
///
/// Descriptions name the operation, the path template and the path of a decoding failure, never
/// a value of the request or the response, except the message of a rejection.
public struct APIError: Error, Sendable {
  /// What went wrong in few cases, of which each kind belongs to one: enough for most apps.
  ///
  /// Closed within a major version, so a `switch` needs no `default`.
  public enum Category: Hashable, Sendable, CaseIterable {
    /// The request cannot be built, or would not be safe: nothing was sent.
    case request
    /// No response came, not a whole one, or none in time: it may work later.
    case network
    /// The server says that it failed, or refuses the request.
    case server
    /// The response is not what the call can use.
    case response
    /// No credential works, or another user has logged in.
    case login
    /// The app's own side ended the call: the limit on requests, the cache, an interceptor, the disk.
    case client
    case cancelled
  }

  /// Open: new kinds may come, so a `switch` needs a `default`; one over `category` does not.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public let category: Category

    private init(_ description: String, _ category: Category) {
      self.description = description
      self.category = category
    }

    /// Refused before anything was sent.
    public static let invalidRequest = Kind("invalidRequest", .request)
    /// No response; `transportCode` says more.
    public static let transport = Kind("transport", .network)
    /// A status other than 2xx; of a download also one whose response holds no file.
    public static let status = Kind("status", .server)
    /// A 2xx response that fails the endpoint's success rule, or is neither JSON nor HTML although it has one; and a
    /// stream in which an error stands in place of a value.
    public static let rejected = Kind("rejected", .server)
    /// The body is of another type than was asked for, such as a page of HTML in place of JSON.
    public static let contentType = Kind("contentType", .response)
    public static let decoding = Kind("decoding", .response)
    public static let bodyTooLarge = Kind("bodyTooLarge", .response)
    /// The credential was renewed and still refused, or cannot be renewed: somebody has to
    /// log in. `underlying` is the `CredentialRejected`, or the `APIError` of the status 401 that
    /// renewing ended with. A credential that never changes gives `status`, 401.
    public static let unauthorized = Kind("unauthorized", .login)
    /// Another user has logged in since the call or the sequence began, so it was ended: nothing
    /// is sent or shown for a user who is not the one that asked.
    public static let userChanged = Kind("userChanged", .login)
    /// No credential could be had, for a reason that may pass: `underlying` says which.
    public static let credential = Kind("credential", .login)
    public static let tooManyRedirects = Kind("tooManyRedirects", .response)
    /// A redirect to another scheme than http and https, from https to http, or to no legal URL; or one
    /// that would take a body to another origin, see `RedirectPolicy`.
    public static let unsafeRedirect = Kind("unsafeRedirect", .response)
    /// A credential, or a body that logs somebody in, would go over `http` to another machine; nothing was sent.
    /// See `Server.allowsInsecureServer`.
    public static let insecureServer = Kind("insecureServer", .request)
    /// The call was not over by its deadline: `RequestOptions.deadline`, or the client's default.
    public static let deadlineExceeded = Kind("deadlineExceeded", .network)
    /// The client's own limit would have been passed; nothing was sent.
    public static let rateLimited = Kind("rateLimited", .client)
    /// `CachePolicy.cacheOnly`, and the cache has no response.
    public static let cacheMiss = Kind("cacheMiss", .client)
    /// A cancelled call, in results only: what throws, throws `CancellationError`.
    public static let cancelled = Kind("cancelled", .cancelled)
    /// A response leads to no page that may be fetched: to another origin, or in a circle; or it is
    /// the page before once more.
    public static let paging = Kind("paging", .response)
    /// An interceptor threw an error of its own.
    public static let intercepted = Kind("intercepted", .client)
  }

  public let kind: Kind
  /// `Posts.get`
  public let operationID: String
  public let request: RequestSummary?
  /// The response, body included; nil when there was none.
  public let response: HTTPResponse?
  /// The code of a rejection.
  public let code: String?
  /// The reason in words; of a rejection, the server's own.
  public let reason: String
  /// `users[3].email`; nil unless decoding failed, empty when the body as a whole did.
  public let decodingPath: String?
  /// The number of times that the request was sent.
  public let attempts: Int
  /// The time for which the server asks callers to wait, where it says so.
  public let retryAfter: Duration?
  /// The error below this one. `DecodingError` and `EncodingError` are without the values that Foundation writes into
  /// theirs.
  public let underlying: (any Error)?
  /// The error body that the endpoint declares for this status, decoded; nil when there is none
  /// or it does not decode.
  public let declared: (any Sendable)?
  private let coders: Coders
  /// The client's.
  var messages = ErrorMessages.standard
  /// The reason, where it is the server's own.
  private(set) var serversReason: String?
  /// True for the token endpoint of OAuth 2, where the status does not tell whether a login is over.
  package var isOfTokenEndpoint = false

  @inline(never)
  public init(
    _ kind: Kind, operationID: String, request: RequestSummary?, response: HTTPResponse? = nil,
    code: String? = nil, reason: String, decodingPath: String? = nil, attempts: Int = 0,
    retryAfter: Duration? = nil, underlying: (any Error)? = nil, declared: (any Sendable)? = nil,
    coders: Coders = .standard
  ) {
    self.kind = kind
    self.operationID = operationID
    self.request = request
    self.response = response
    self.code = code
    self.reason = reason
    self.decodingPath = decodingPath
    self.attempts = attempts
    self.retryAfter = retryAfter
    self.underlying = underlying.map(\.withoutValues)
    self.declared = declared
    self.coders = coders
    if kind == .rejected || kind == .status && !isBareStatus { serversReason = reason }
  }

  /// An error without a reason of its own has its status for one.
  private var isBareStatus: Bool { kind == .status && reason == status.map { "status \($0)" } }

  /// What went wrong, in few cases; `kind` is the finer answer.
  public var category: Category {
    transportCode == .fileNotWritable ? .client : kind.category
  }

  /// The status of the response.
  public var status: Int? { response?.status }

  /// The code of the transport's error.
  public var transportCode: TransportError.Code? {
    (underlying as? TransportError)?.code ?? (underlying as? APIError)?.transportCode
  }

  /// Returns the error body that the endpoint declares for this status; nil when it is of another
  /// type, there is none, or it does not decode.
  ///
  ///     } catch let error as APIError where error.declared(as: Problem.self)?.code == 7 {
  public func declared<Value>(as type: Value.Type) -> Value? { declared as? Value }

  /// Decodes the body of the response.
  ///
  /// - Throws: `DecodingError`, also when there is no response.
  public func body<Value: Decodable>(as type: Value.Type) throws -> Value {
    guard let response else {
      throw DecodingError.unreadable("a response", at: [])
    }
    return try coders.bodyDecoder().decode(type, from: response.data)
  }
}

extension APIError {
  @inline(never)
  package init(
    _ kind: Kind, _ response: ReceivedResponse, code: String? = nil,
    serversReason: String? = nil, reason: String, decodingPath: String? = nil,
    retryAfter: Duration? = nil, underlying: (any Error)? = nil, declared: (any Sendable)? = nil
  ) {
    self.init(
      kind, operationID: response.request.operationID, request: response.request.summary,
      response: response.http, code: code, reason: serversReason ?? reason,
      decodingPath: decodingPath,
      attempts: response.http.metrics.attempts, retryAfter: retryAfter, underlying: underlying,
      declared: declared, coders: response.reader.coders)
    messages = response.reader.messages
    self.serversReason = serversReason
  }
}

extension APIError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `Posts.get: decoding: users[3].email: expected String, found null (GET
  /// api.example.com/posts/{}, status 200, attempt 1)`, on one line whatever the server says, of which it has a thousand
  /// characters at most.
  public var description: String {
    var facts: [String] = []
    if let request { facts.append(request.description) }
    if let status, !isBareStatus { facts.append("status \(status)") }
    if attempts > 1 { facts.append("\(attempts) attempts") }
    let path = decodingPath.flatMap { $0.isEmpty ? nil : "\($0): " } ?? ""
    let code = code.map { " [\($0.cut(to: 64))]" } ?? ""
    let reason = reason.cut(to: 1_000)
    let context = facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
    let kind = isBareStatus ? "" : "\(kind): "
    return "\(operationID): \(kind)\(path)\(reason)\(code)\(context)".onOneLine
  }

  public var debugDescription: String { description }

  /// Empty, so that `dump` shows no body and no URL.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIError: LocalizedError {
  /// A sentence for people, in their language; `description` is for developers.
  ///
  /// A missing stub of a mock is described to developers here too, and so is a mock that is not set.
  public var errorDescription: String? { mistake ?? messages.message(for: self) }

  /// The mistake in a test, in the words for developers.
  private var mistake: String? {
    switch underlying {
    case let error as APIError: error.mistake
    case let error as TransportError: (error.underlying as? any MistakeInTest)?.description
    case let error as any MistakeInTest: error.description
    default: nil
    }
  }

  /// Returns the error with other messages.
  package func speaking(_ messages: ErrorMessages) -> APIError {
    var error = self
    error.messages = messages
    return error
  }
}

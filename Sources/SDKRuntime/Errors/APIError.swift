import Foundation

/// The reason why a call failed, and what is known about it.
///
/// Descriptions name the operation, the path template and the path of a decoding failure, never
/// a value of the request or the response, except the message of a rejection.
public struct APIError: Error, Sendable {
  /// Open: new kinds may come, so a `switch` needs a `default`.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ description: String) { self.description = description }

    /// Refused before anything was sent.
    public static let invalidRequest = Kind("invalidRequest")
    /// No response; `transportCode` says more.
    public static let transport = Kind("transport")
    /// A status other than 2xx; of a download also one whose response holds no file.
    public static let status = Kind("status")
    /// A 2xx response that fails the endpoint's success rule, or is not JSON although it has one; and a stream in
    /// which an error stands in place of a value.
    public static let rejected = Kind("rejected")
    /// The body is of another type than was asked for.
    public static let contentType = Kind("contentType")
    public static let decoding = Kind("decoding")
    public static let bodyTooLarge = Kind("bodyTooLarge")
    /// The credential was renewed and refused all the same, or cannot be renewed: somebody has to
    /// log in. `underlying` is the `CredentialRejected`, or the `APIError` of the status 401 that
    /// renewing ended with. A credential that never changes gives `status`, 401.
    public static let unauthorized = Kind("unauthorized")
    /// Another user has logged in since the call or the sequence began, so it was ended: nothing
    /// is sent or shown for a user who is not the one that asked.
    public static let userChanged = Kind("userChanged")
    /// No credential could be had, for a reason that may pass: `underlying` says which.
    public static let credential = Kind("credential")
    public static let tooManyRedirects = Kind("tooManyRedirects")
    /// A redirect to another scheme than http and https, from https to http, or to no legal URL; or one
    /// that would take a body to another origin, see `RedirectPolicy`.
    public static let unsafeRedirect = Kind("unsafeRedirect")
    /// A credential would go over `http` to another machine; nothing was sent. See
    /// `Server.allowsInsecureServer`.
    public static let insecureServer = Kind("insecureServer")
    /// The call was not over by its deadline: `RequestOptions.deadline`, or the client's default.
    public static let deadlineExceeded = Kind("deadlineExceeded")
    /// The client's own limit would have been passed; nothing was sent.
    public static let rateLimited = Kind("rateLimited")
    /// `CachePolicy.cacheOnly`, and the cache has no response.
    public static let cacheMiss = Kind("cacheMiss")
    /// A cancelled call, in results only: what throws, throws `CancellationError`.
    public static let cancelled = Kind("cancelled")
    /// A response leads to no page that may be fetched: to another origin, or in a circle; or it is
    /// the page before once more.
    public static let paging = Kind("paging")
    /// An interceptor threw an error of its own.
    public static let intercepted = Kind("intercepted")
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
  /// True for the token endpoint of OAuth 2, where the status does not tell whether a login is over.
  var isOfTokenEndpoint = false

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
  init(
    _ kind: Kind, _ response: ReceivedResponse, code: String? = nil, reason: String,
    decodingPath: String? = nil, retryAfter: Duration? = nil, underlying: (any Error)? = nil,
    declared: (any Sendable)? = nil
  ) {
    self.init(
      kind, operationID: response.request.operationID, request: response.request.summary,
      response: response.http, code: code, reason: reason, decodingPath: decodingPath,
      attempts: response.http.metrics.attempts, retryAfter: retryAfter, underlying: underlying,
      declared: declared,
      coders: response.reader.coders)
    messages = response.reader.messages
  }
}

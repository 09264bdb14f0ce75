/// How a call is sent. What is nil is not said here: the call's options win over the endpoint's,
/// those over the client's.
public struct RequestOptions: Sendable {
  /// How long one attempt may go without progress; 60 seconds where nobody says.
  ///
  /// `URLSessionTransport` rounds up to whole seconds, at least one and at most a day.
  public var timeout: Duration?

  /// The largest body that is accepted, in bytes after decompression; 100 MB where nobody says.
  /// A larger one is `APIError.Kind.bodyTooLarge`, or is cut when the status is an error's.
  public var maxResponseBytes: Int?

  /// Added to the request, in place of those of the same name.
  public var headers: HTTPHeaders

  /// Replaces what the endpoint says, unless `.default`.
  public var auth: AuthRequirement

  /// Whether JSON is decoded whatever the answer's `Content-Type` says.
  public var acceptsAnyContentType: Bool?

  public init(
    timeout: Duration? = nil, maxResponseBytes: Int? = nil, headers: HTTPHeaders = [:],
    auth: AuthRequirement = .default, acceptsAnyContentType: Bool? = nil
  ) {
    self.timeout = timeout
    self.maxResponseBytes = maxResponseBytes
    self.headers = headers
    self.auth = auth
    self.acceptsAnyContentType = acceptsAnyContentType
  }

  /// These options, and for what they do not say those of `other`.
  func merged(over other: RequestOptions) -> RequestOptions {
    var headers = other.headers
    for field in self.headers.fields { headers.replace(field.name, field.value) }
    return RequestOptions(
      timeout: timeout ?? other.timeout,
      maxResponseBytes: maxResponseBytes ?? other.maxResponseBytes,
      headers: headers,
      auth: auth == .default ? other.auth : auth,
      acceptsAnyContentType: acceptsAnyContentType ?? other.acceptsAnyContentType)
  }

  package var effectiveTimeout: Duration { timeout ?? .seconds(60) }
  package var effectiveMaxResponseBytes: Int { maxResponseBytes ?? 100_000_000 }
}

/// Which of the client's security schemes a call uses.
public enum AuthRequirement: Hashable, Sendable {
  /// The nearest that says something: call, endpoint, client; else the client's first scheme.
  case `default`
  /// No credential is sent.
  case none
  /// The scheme of this name.
  case scheme(String)
  /// All of these schemes at once.
  case all([String])
}

/// The reason why an exchange gave no response. Holds no URL and no header.
public struct TransportError: Error, Sendable, CustomStringConvertible {
  /// Open: new codes may come, so a `switch` needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    private init(_ description: String) { self.description = description }

    /// The task was cancelled; callers of a client see `CancellationError`.
    public static let cancelled = Self("cancelled")
    /// The device has no network.
    public static let offline = Self("offline")
    /// The host's name has no address.
    public static let dns = Self("dns")
    public static let cannotConnect = Self("cannotConnect")
    public static let tls = Self("tls")
    /// The connection ended before the head of a response had come.
    public static let connectionLost = Self("connectionLost")
    /// The head of a response came, and its body ended before it was whole: closed or reset, which
    /// Apple's systems do not tell apart.
    public static let truncated = Self("truncated")
    /// The response is not HTTP, or contradicts itself.
    public static let malformedResponse = Self("malformedResponse")
    /// Nothing moved for `RequestOptions.timeout`.
    public static let idleTimeout = Self("idleTimeout")
    /// The body passed `RequestOptions.maxResponseBytes`.
    public static let tooLarge = Self("tooLarge")
    /// The file to be sent is gone, or cannot be read.
    public static let bodyUnavailable = Self("bodyUnavailable")
    /// The file to download to cannot be written.
    public static let fileNotWritable = Self("fileNotWritable")
    public static let other = Self("other")
  }

  public let code: Code
  /// The reason in words, for developers.
  public let reason: String
  /// The error of the system, without the URL in it. `DecodingError` and `EncodingError`, which the stream of a body may
  /// fail with, are without values.
  public let underlying: (any Error)?

  public init(_ code: Code, reason: String? = nil, underlying: (any Error)? = nil) {
    self.code = code
    self.reason = reason ?? code.description
    self.underlying = underlying.map(\.withoutValues)
  }

  /// The same failure where the head of the response had come.
  package var afterHead: TransportError {
    guard code == .connectionLost else { return self }
    return TransportError(
      .truncated, reason: "the connection ended before the body was whole", underlying: underlying)
  }

  /// True if the connection ended before the response did.
  package var isBreakOff: Bool { code == .truncated || code == .connectionLost }

  public var description: String {
    reason == code.description ? reason : "\(code): \(reason)"
  }
}

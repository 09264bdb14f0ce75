public import Foundation

/// What came back: status, headers and body. Descriptions show status and header names only.
public struct HTTPResponse: Sendable {
  /// Where the body is.
  public enum Body: Sendable {
    case data(Data)
    /// Still arriving.
    case stream(ByteStream)
    /// On disk, whole.
    case file(URL)
  }

  /// Who answered.
  public enum Source: Hashable, Sendable {
    case network
    case mock
  }

  public let status: Int
  public let headers: HTTPHeaders
  public let body: Body
  /// The URL that answered, query included: it may hold an API key.
  public let url: URL
  public let source: Source
  public var metrics: ExchangeMetrics

  public init(
    status: Int, headers: HTTPHeaders = [:], body: Body = .data(Data()), url: URL,
    source: Source = .network, metrics: ExchangeMetrics = .init()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.source = source
    self.metrics = metrics
  }

  /// The bytes of a body that is in memory; empty for one that is streamed or in a file.
  public var data: Data {
    if case .data(let data) = body { data } else { Data() }
  }

  /// The body chunk by chunk, if it is not in a file.
  public var stream: ByteStream {
    if case .stream(let stream) = body { stream } else { ByteStream(data) }
  }

  /// The body as text; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: data, as: UTF8.self) }

  /// Whether the status is one of 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(status) \(headers), \(data.count) bytes" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// What an exchange cost.
public struct ExchangeMetrics: Hashable, Sendable {
  /// How often the request was sent.
  public var attempts: Int
  public var redirects: Int
  /// From the first byte asked for to the last received, over all attempts.
  public var duration: Duration
  /// Of the body, after decompression.
  public var bytesReceived: Int

  public init(
    attempts: Int = 1, redirects: Int = 0, duration: Duration = .zero, bytesReceived: Int = 0
  ) {
    self.attempts = attempts
    self.redirects = redirects
    self.duration = duration
    self.bytesReceived = bytesReceived
  }
}

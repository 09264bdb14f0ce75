public import Foundation

/// A response: status, headers and body. Descriptions show status and header names only.
public struct HTTPResponse: Sendable {
  /// The body of a response: in memory, still arriving, or on disk.
  public enum Body: Sendable {
    case data(Data)
    /// Still arriving.
    case stream(ByteStream)
    /// On disk, whole.
    case file(URL)
  }

  /// The origin of a response.
  public enum Source: Hashable, Sendable {
    case network
    case mock
    /// The client's cache; since when it holds the response.
    case cache(age: Duration)
    /// The client's cache, after the server confirmed the response by a 304.
    case revalidated
  }

  public var status: Int
  public var headers: HTTPHeaders
  public var body: Body
  /// The URL of the last request, query included: it may hold an API key.
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

  /// True if the status is one of 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(status) \(headers), \(data.count) bytes" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The cost of an exchange.
public struct ExchangeMetrics: Hashable, Sendable {
  /// The number of times that the request was sent.
  public var attempts: Int
  public var redirects: Int
  /// The time from the call of the transport to the last byte received, over all attempts; of a
  /// streamed response, to its head.
  public var duration: Duration
  /// The number of bytes of the body, after decompression; 0 for a streamed response, whose body is
  /// yet to come.
  public var bytesReceived: Int
  /// The steps of the last request that went over the network; nil where none did, and of a
  /// streamed response until `Configuration.onExchange` is told of its end.
  public var network: NetworkMetrics? {
    get { boxedNetwork?.value }
    set { boxedNetwork = newValue.map(Boxed.init) }
  }
  /// Seldom read, and each response carries it.
  private var boxedNetwork: Boxed<NetworkMetrics>?

  public init(
    attempts: Int = 1, redirects: Int = 0, duration: Duration = .zero, bytesReceived: Int = 0,
    network: NetworkMetrics? = nil
  ) {
    self.attempts = attempts
    self.redirects = redirects
    self.duration = duration
    self.bytesReceived = bytesReceived
    boxedNetwork = network.map(Boxed.init)
  }
}

/// The steps of one exchange over the network, as far as the system tells them.
///
/// On Linux, URLSession tells `queue` and `firstByte` only.
public struct NetworkMetrics: Hashable, Sendable {
  /// The time the request waited for its turn, because as many exchanges with its origin were
  /// under way as there may be.
  public var queue: Duration
  /// The time from the request's start, after the queue, to the first byte of the response.
  public var firstByte: Duration?
  /// The time it took to find the host's address; nil on a connection that was there already.
  public var domainLookup: Duration?
  /// The time it took to connect, TLS included; nil on a connection that was there already.
  public var connect: Duration?
  /// The time of the TLS handshake, a part of `connect`.
  public var secureConnection: Duration?
  /// The name of the protocol as ALPN has it: `http/1.1`, `h2`, `h3`.
  public var protocolName: String?
  /// True if the connection had served another exchange before.
  public var isConnectionReused: Bool?

  public init(
    queue: Duration = .zero, firstByte: Duration? = nil, domainLookup: Duration? = nil,
    connect: Duration? = nil, secureConnection: Duration? = nil, protocolName: String? = nil,
    isConnectionReused: Bool? = nil
  ) {
    self.queue = queue
    self.firstByte = firstByte
    self.domainLookup = domainLookup
    self.connect = connect
    self.secureConnection = secureConnection
    self.protocolName = protocolName
    self.isConnectionReused = isConnectionReused
  }
}

extension NetworkMetrics: CustomStringConvertible {
  /// `h2, queued 12 ms, DNS 3 ms, connected in 20 ms (TLS 12 ms), first byte after 80 ms`
  public var description: String {
    var facts: [String] = []
    if let protocolName { facts.append(protocolName) }
    if isConnectionReused == true { facts.append("reused connection") }
    if queue > .milliseconds(1) { facts.append("queued \(queue.inWords)") }
    if let domainLookup { facts.append("DNS \(domainLookup.inWords)") }
    if let connect {
      let tls = secureConnection.map { " (TLS \($0.inWords))" } ?? ""
      facts.append("connected in \(connect.inWords)\(tls)")
    }
    if let firstByte { facts.append("first byte after \(firstByte.inWords)") }
    return facts.joined(separator: ", ")
  }
}

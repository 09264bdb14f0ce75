/// The networks that a call may use, and its urgency. Nil leaves it to the endpoint, the client, or
/// the system.
///
/// URLSession on Linux knows no kinds of networks and no priorities, so there all of it does
/// nothing.
public struct NetworkOptions: Sendable {
  /// True if the call may use cellular networks. A call that may use none of the networks there are
  /// fails with `TransportError.Code.offline`, or waits; see `onWaitingForConnectivity`.
  public var allowsCellularAccess: Bool?
  /// True if the call may use networks that the system considers expensive, such as cellular ones
  /// and personal hotspots.
  public var allowsExpensiveNetworkAccess: Bool?
  /// True if the call may use networks in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool?
  /// A hint to the system and the server (HTTP/2, HTTP/3) about what goes first.
  public var priority: Priority?
  /// The purpose of the traffic.
  public var serviceType: ServiceType?
  /// Called when the call begins to wait for a network, instead of failing because there is none;
  /// it should return at once. Calls wait if the transport was made with
  /// `URLSessionTransport(waitsForConnectivity: true)`, until a network is there or the deadline
  /// has come; `RequestOptions.timeout` does not count meanwhile.
  public var onWaitingForConnectivity: (@Sendable () -> Void)?

  public enum Priority: Hashable, Sendable {
    case low, medium, high
  }

  /// The values of `URLRequest.NetworkServiceType` that are not deprecated.
  public enum ServiceType: Hashable, Sendable {
    case `default`
    /// A transfer that the user did not ask for, such as prefetching.
    case background
    case video
    case voice
    /// Data that the user waits for.
    case responsiveData
    case avStreaming
    case responsiveAV
    case callSignaling
  }

  public init(
    allowsCellularAccess: Bool? = nil, allowsExpensiveNetworkAccess: Bool? = nil,
    allowsConstrainedNetworkAccess: Bool? = nil, priority: Priority? = nil,
    serviceType: ServiceType? = nil, onWaitingForConnectivity: (@Sendable () -> Void)? = nil
  ) {
    self.allowsCellularAccess = allowsCellularAccess
    self.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    self.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    self.priority = priority
    self.serviceType = serviceType
    self.onWaitingForConnectivity = onWaitingForConnectivity
  }

  /// Takes over what the options of the endpoint or the call say.
  mutating func apply(_ nearer: NetworkOptions) {
    allowsCellularAccess = nearer.allowsCellularAccess ?? allowsCellularAccess
    allowsExpensiveNetworkAccess =
      nearer.allowsExpensiveNetworkAccess ?? allowsExpensiveNetworkAccess
    allowsConstrainedNetworkAccess =
      nearer.allowsConstrainedNetworkAccess ?? allowsConstrainedNetworkAccess
    priority = nearer.priority ?? priority
    serviceType = nearer.serviceType ?? serviceType
    onWaitingForConnectivity = nearer.onWaitingForConnectivity ?? onWaitingForConnectivity
  }
}

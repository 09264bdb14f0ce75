public import Foundation
public import SDKCore

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A real `URLSession` to whose requests a `MockTransport` responds, by way of `MockURLProtocol`.
///
/// Many can live at once: each finds its own requests by a header that its transport adds, or by
/// a host that belongs to it alone. Nothing leaves: a request that belongs to none fails.
///
///     let mock = MockTransport().on(.get("/posts/{id}"), .json(#"{"id": 1}"#))
///     let session = MockSession(mock)
///     let api = JSONPlaceholderClient(transport: session.transport)
public final class MockSession: Sendable {
  /// `https://<uuid>.mock.invalid`: a host that does not exist and leads here.
  public let baseURL: URL
  public let transport: URLSessionTransport
  private let lease: Lease

  public init(_ mock: MockTransport) {
    let host = "\(UUID().uuidString.lowercased()).mock.invalid"
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    // Both parts are legal by construction; the fallback is never reached.
    baseURL = components.url ?? URL(fileURLWithPath: "/")
    let desk = MockDesk(mock)
    let lease = Lease(host, desk)
    self.lease = lease
    transport = URLSessionTransport(
      configure: { Self.install(in: $0) },
      stamp: { (MockDesk.header, "\(lease.host)/\(desk.check(in: $0))") })
  }

  /// Keeps the host routed while the session or its transport lives.
  private final class Lease: Sendable {
    let host: String

    init(_ host: String, _ desk: MockDesk) {
      self.host = host
      MockDesk.open.with { $0[host] = desk }
    }

    deinit { _ = MockDesk.open.with { $0.removeValue(forKey: host) } }
  }

  /// A session configuration for code that makes its own `URLSession`: requests to `baseURL`'s
  /// host come here, as long as the mock session lives.
  ///
  /// URLSession shows no `URLProtocol` the body of an upload task, and follows no redirect of one: the
  /// mock records an empty body, and a 302 is the response.
  public var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    Self.install(in: configuration)
    return configuration
  }

  private static func install(in configuration: URLSessionConfiguration) {
    configuration.protocolClasses = [MockURLProtocol.self]
  }
}

/// The lookup of the requests of one mock session.
final class MockDesk: Sendable {
  /// Stripped before matching and recording.
  static let header = "X-SDK-Mock-Session"

  /// The sessions alive, by host.
  static let open = Locked<[String: MockDesk]>([:])

  let mock: MockTransport
  /// Requests on their way through URLSession, for the endpoint that URLRequest cannot carry.
  private let waiting = Locked<(next: Int, requests: [Int: HTTPRequest])>((0, [:]))

  init(_ mock: MockTransport) { self.mock = mock }

  func check(in request: HTTPRequest) -> Int {
    waiting.with { waiting in
      waiting.next += 1
      waiting.requests[waiting.next] = request
      return waiting.next
    }
  }

  func checkOut(_ id: Int) -> HTTPRequest? {
    waiting.with { $0.requests.removeValue(forKey: id) }
  }
}

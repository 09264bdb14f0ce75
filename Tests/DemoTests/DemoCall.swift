import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The two ways a demo client gets answers without a network.
enum Route: CaseIterable, Sendable {
  /// `MockTransport` itself.
  case transport
  /// A real `URLSession`, answered by `MockURLProtocol`.
  case session

  func answering<Value>(
    by mock: MockTransport, _ body: (any Transport) async throws -> Value
  ) async throws -> Value {
    switch self {
    case .transport: return try await body(mock)
    case .session:
      let session = MockSession(mock)
      defer { withExtendedLifetime(session) {} }
      return try await body(session.transport)
    }
  }
}

/// One call of a demo client: what it must send, what is answered, and what must come of that.
struct DemoCall<Client: Sendable>: Sendable, CustomTestStringConvertible {
  /// `posts.get`, as in the spec.
  let operation: String
  /// `GET https://…`, as it goes out.
  let request: String
  var headers: [String: String] = [:]
  /// JSON; nil: no body.
  var body: JSON?
  let reply: Reply
  let check: @Sendable (Client) async throws -> Void

  var testDescription: String { operation }

  func run(_ route: Route, _ client: @Sendable (any Transport) -> Client) async throws {
    let mock = MockTransport().on(.any, reply)

    try await route.answering(by: mock) { try await check(client($0)) }

    let call = try #require(mock.calls.first)
    #expect(mock.calls.count == 1)
    #expect("\(call.request.method) \(call.request.url.absoluteString)" == request)
    for (name, value) in headers { #expect(call.request.headers[name] == value) }
    let sent: JSON? = try call.body.isEmpty ? JSON?.none : call.body(as: JSON.self)
    #expect(sent == body)
    #expect(call.operationID.lowercased() == operation.lowercased())
  }
}

/// The operations of a spec in `Specs`: `posts.get`.
func operations(in spec: String) throws -> Set<String> {
  struct Spec: Decodable {
    struct Group: Decodable { let endpoints: [String: JSON] }
    let groups: [String: Group]
  }
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try Data(contentsOf: root.appending(path: "Specs/\(spec).sdk.json"))
  let groups = try JSONDecoder().decode(Spec.self, from: text).groups
  return Set(groups.flatMap { group in group.value.endpoints.keys.map { "\(group.key).\($0)" } })
}

/// The error a call must end with.
func failure(_ call: () async throws -> Void) async throws -> APIError {
  try #require(await #expect(throws: APIError.self) { try await call() })
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Values that endpoints leave to the client.
@Suite(.timeLimit(.minutes(15))) struct ClientParameterTests {
  private let calls = TestEndpoint(
    EndpointRequest(
      .get, "/accounts/\(ClientParameter("Sid"))/calls/\(7)",
      query: [("key", ClientParameter("key", isRequired: false))],
      headers: [("X-Version", ClientParameter("X-Version"))]))

  private func client(_ parameters: RequestItems) -> (APIClient, MockTransport) {
    let mock = MockTransport().on(.any, .json("1"))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.parameters = parameters
    return (APIClient(configuration, transport: mock), mock)
  }

  @Test func theClientsValuesAreSent() async throws {
    let (client, mock) = client([("Sid", "A/1"), ("X-Version", 2), ("key", "k")])

    try await client.send(calls)

    let request = try #require(mock.calls.first?.request)
    #expect(request.url.absoluteString.hasSuffix("/accounts/A%2F1/calls/7?key=k"))
    #expect(request.headers["X-Version"] == "2")
  }

  @Test func aCallMayHaveItsOwn() async throws {
    let (client, mock) = client([("Sid", "A"), ("X-Version", 2)])

    try await client.send(calls, options: .init(parameters: [("Sid", "B"), ("key", "o")]))

    let request = try #require(mock.calls.first?.request)
    #expect(request.url.absoluteString.hasSuffix("/accounts/B/calls/7?key=o"))
    #expect(request.headers["X-Version"] == "2")
  }

  @Test func oneThatIsRequiredIsMissed() async throws {
    for parameters in [[("Sid", "A")], [("X-Version", "1")], [("Sid", ""), ("X-Version", "1")]] {
      var items = RequestItems()
      for (name, value) in parameters { items.append(name, value) }
      let (client, mock) = client(items)

      #expect(await failure { try await client.send(calls) }?.kind == .invalidRequest)
      #expect(mock.calls.isEmpty)
    }
  }

  @Test func theTemplateShowsNoValue() {
    #expect(calls.request.path.description == "/accounts/{}/calls/{}")
  }
}

import Foundation
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// What a transport that checks another one says of a server that somebody wrote by hand.
@Suite(.timeLimit(.minutes(15))) struct CheckedTransportTests {
  private func library(
    _ answers: MockTransport, at server: Server = "https://library.example/v1"
  ) -> (api: LibraryClient, checked: CheckedTransport) {
    let checked = CheckedTransport(answers, by: LibraryContract.self)
    return (LibraryClient(server: server, login: "t", transport: checked), checked)
  }

  @Test func answersThatTheSpecAllowsPass() async throws {
    let (api, checked) = library(MockTransport().on(.any, .json(#"{"id": 1, "name": "Momo"}"#)))

    #expect(try await api.books.get(id: 1).name == "Momo")
    try checked.verify()
  }

  @Test func answersThatTheSpecForbidsArriveAndAreReported() async throws {
    let (api, checked) = library(MockTransport().on(.any, .json(#"{"id": 1, "name": 2}"#)))

    await #expect(throws: APIError.self) { try await api.books.get(id: 1) }
    let error = try #require(throws: FakeServerError.self) { try checked.verify() }
    #expect(error.complaints.map(\.request) == ["the answer to GET /v1/books/1 (Books.get)"])
    #expect(error.complaints.map(\.violation.subject) == ["body.name"])
  }

  @Test func statusesThatTheOperationHasNotAreReported() async throws {
    let (api, checked) = library(MockTransport().on(.any, .status(418)))

    await #expect(throws: APIError.self) { try await api.books.get(id: 1) }
    #expect(checked.violations.map(\.subject) == ["status"])
  }

  @Test func requestsAreJudgedAndSent() async throws {
    let mock = MockTransport().on(.any, .json(#"{"items": []}"#))
    let (api, checked) = library(mock)

    _ = try? await api.books.list(limit: 0)
    #expect(mock.calls.count == 1)
    #expect(checked.violations.contains { $0.subject == "query.limit" })
  }

  @Test func requestsOfNoOperationAreReported() async throws {
    let (api, checked) = library(MockTransport().on(.any, .status(204)))

    _ = try? await api.client.send(Stray(request: .init(.get, "/nowhere")))
    _ = try? await api.client.send(Stray(request: .init(.delete, "/books")))
    #expect(checked.violations.map(\.subject) == ["request", "request"])
  }

  @Test(arguments: ["http://localhost:8080", "http://localhost:8080/mock/two"])
  func aServerMayHaveAnotherPath(_ server: String) async throws {
    let (api, checked) = library(
      MockTransport().on(.any, .json(#"{"id": 1}"#)), at: .init(server))

    _ = try? await api.books.get(id: 1)
    #expect(checked.violations.map(\.subject) == ["body.name"])
  }

  @Test func aServerOverHTTPIsChecked() async throws {
    let server = FakeServer(LibraryContract.self)
    let checked = CheckedTransport(URLSessionTransport(), by: LibraryContract.self)
    let url = try server.listen()
    let api = LibraryClient(server: .init(url), login: "t", transport: checked) {
      $0.defaultDeadline = nil
      $0.options.timeout = .seconds(3_600)
    }

    let loan = try await api.loans.add(name: "Momo")
    #expect(try await api.loans.get(id: loan.id) == loan)
    _ = try await api.books.text(id: 1)
    try checked.verify()
  }
}

/// A request that no spec knows.
private struct Stray: Endpoint {
  var request: EndpointRequest
}

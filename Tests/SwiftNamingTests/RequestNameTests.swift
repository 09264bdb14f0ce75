import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenSwift

/// Names of what OpenAPI's operations have and others do not.
@Suite struct RequestNameTests {
  private func operation(
    _ name: String, cookies: [Parameter] = [], query: [Parameter] = [],
    _ successes: [Response.Success] = []
  ) -> Operation {
    var operation = Operation(
      name: name, provenance: "/paths/~1\(name)/get", method: "GET", path: [.literal("/\(name)")],
      location: at(6))
    operation.query = query
    operation.cookies = cookies
    operation.response.returns = successes.isEmpty ? .nothing : .choice(successes)
    return operation
  }

  @Test func responsesAreNamedByTheirReasonPhrases() {
    let statuses: [[ErrorBody.Statuses]] = [
      [.exactly(200), .exactly(201)], [.exactly(203)], [.exactly(299)], [.statusClass(2)], [.other],
    ]
    let names = nameSymbols(
      of: api(groups: [group("files", [operation("get", statuses.map { .init($0, .bytes) })])]))

    let response = names.value.operations["/paths/~1get/get"]?.response
    #expect(response?.type.text == "FilesEndpoint.GetResponse")
    #expect(
      response?.members.map(\.text) == [
        "ok", "nonAuthoritativeInformation", "status299", "success", "other",
      ])
    #expect(names.diagnostics.isEmpty)
  }

  @Test func responsesOfOperationsOfOneNameStandInTheirGroups() {
    let successes = [Response.Success([.exactly(200)], .bytes), .init([.exactly(202)], .nothing)]
    var other = operation("get", successes)
    other.provenance = "/paths/~1users/get"
    let names = nameSymbols(
      of: api(groups: [group("files", [operation("get", successes)]), group("users", [other])]))

    let types = names.value.operations.values.compactMap { $0.response?.type.text }.sorted()
    #expect(types == ["FilesEndpoint.GetResponse", "UsersEndpoint.GetResponse"])
    #expect(names.diagnostics.isEmpty)
  }

  @Test func cookiesShareTheScopeOfArguments() {
    let names = nameSymbols(
      of: api(groups: [
        group("files", [operation("get", cookies: [argument("id")], query: [argument("id")])])
      ]), clashes: .resolved)

    let operation = names.value.operations["/paths/~1get/get"]
    #expect(
      operation?.arguments.mapValues(\.text) == [
        ParameterID(.query, "id"): "queryID", ParameterID(.cookie, "id"): "cookieID",
      ])
  }
}

import Foundation
import SDKGenAPIModel
import TestSupport
import Testing

@testable import SDKGenSwift

/// The files of `expected` are what the back end makes of `Parcels`, byte for byte. They are part of
/// this target, so the compiler reads them too, and other tests call them.
///
/// `SNAPSHOTS=update swift test --filter GeneratedTests` writes them anew.
@Suite struct GeneratedTests {
  @Test func theOutputIsExpected() throws {
    let golden = Golden(
      folder: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "expected"))
    #expect(try golden.differences(from: generated(Parcels.api)) == [])
  }

  @Test func operationsHaveTheirNamesAsLiterals() throws {
    let endpoints = try #require(generated(Parcels.api)["ParcelsEndpoints.swift"])

    #expect(endpoints.contains(#"    case .addLink: return "Files.addLink""#))
  }

  @Test func responsesStandInTheNamespace() throws {
    var api = Parcels.api
    api.isNamespaced = true
    let output = generated(api)

    let mocks = try #require(output["ParcelsMocks.swift"])
    #expect(
      mocks.contains(
        "  ) async throws -> ParcelsClient.ResponsesEndpoint.ChoiceResponse"
      )
    )
    #expect(
      try #require(output["ParcelsClient.swift"]).contains(
        "  nonisolated enum ChoiceResponse")
    )
  }

  @Test func whatResponsesShowIsImported() throws {
    let choice = Response.Returns.choice([
      .init([.exactly(200)], .bytes), .init([.exactly(202)], .nothing),
    ])
    let api = API(
      name: "Files",
      groups: [Parcels.group("files", [Parcels.operation("get", .get, returns: choice)])],
      location: Parcels.place)

    let client = try #require(generated(api, access: .public)["FilesClient.swift"])
    #expect(client.contains("public import Foundation\npublic import SDKRuntime\n"))
    #expect(client.contains("case ok(Data)\n"))
  }

  @Test func onlyWhatEveryCallNeedsMustBeGiven() throws {
    func parameters(_ alternatives: [[String]]) throws -> String {
      let operation = Parcels.operation(
        "get", .get, security: SecurityRequirement(anyOf: alternatives))
      var api = API(
        name: "Files", groups: [Parcels.group("files", [operation])], location: Parcels.place)
      api.securitySchemes = ["a", "b"].map { Parcels.scheme($0, .bearer) }
      let client = try #require(generated(api)["FilesClient.swift"])
      return try #require(client.components(separatedBy: "server: Server,").dropFirst().first)
        .components(separatedBy: "transport:")[0]
    }

    #expect(try parameters([["a", "b"]]).contains("a: AnyCredential,"))
    let either = try parameters([["a", "b"], ["a"]])
    #expect(either.contains("a: AnyCredential,"))
    #expect(either.contains("b: AnyCredential? = nil,"))
    #expect(try parameters([["a"], []]).contains("a: AnyCredential? = nil,"))
    #expect(try parameters([]).contains("a: AnyCredential? = nil,"))
  }
}

import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import TestSupport
import Testing

@testable import SDKGenOpenAPI

/// Every operation of the real documents comes out. They are found in the folder that
/// `SDKGEN_CORPUS` names.
@Suite(.ownThread, .enabled(if: corpus != nil, "SDKGEN_CORPUS is not set")) struct CallCorpusTests {
  @Test(arguments: [
    ("petstore-v3.yaml", 19, 0), ("museum.yaml", 8, 1), ("figma.yaml", 47, 3),
    ("box.json", 296, 50),
    ("openai.json", 288, 40), ("stripe.yaml", 588, 100),
  ])
  func allOperationsAreThere(_ file: String, operations: Int, pages: Int) throws {
    let path = URL(filePath: try #require(corpus)).appending(path: file)
    let read = readDocument(Array(try Data(contentsOf: path)), file: file)
    let documents = Documents(root: try #require(read.value), file: file)
    let clock = ContinuousClock()
    let start = clock.now
    let result = lower(documents, options: OpenAPIOptions())
    let time = clock.now - start
    let api = try #require(result.value)

    #expect(api.operations.count == operations)
    #expect(Set(api.operations.map(\.name)).count == operations)
    #expect(Set(api.operations.map(\.provenance)).count == operations)
    #expect(!result.hasErrors)
    let paged = api.operations.filter { $0.pagination != nil }
    #expect(paged.count >= pages)
    if ProcessInfo.processInfo.environment["SDKGEN_SHOW"] != nil {
      show(api, diagnostics: result.diagnostics, time: time)
    }
  }

  /// Prints pagination, streams and diagnostics for a reader.
  private func show(_ api: API, diagnostics: [Diagnostic], time: Duration) {
    print(
      "== \(api.name): \(time), models \(api.models.count), schemes \(api.securitySchemes.map(\.name))"
    )
    for server in api.servers { print("server \(server.name ?? "-"): \(server.url)") }
    for operation in api.operations {
      if let pagination = operation.pagination { print("\(operation.name) \(pagination)") }
      if let stream = operation.stream { print("\(operation.name) \(stream)") }
      if operation.server != nil || operation.security != nil || !operation.accept.isEmpty {
        print(
          "\(operation.name) server \(operation.server ?? "-") security \(operation.security?.alternatives ?? []) accept \(operation.accept)"
        )
      }
      if case .choice(let choice) = operation.response.returns {
        print("\(operation.name) \(choice)")
      }
    }
    for (id, all) in Dictionary(grouping: diagnostics, by: \.id) { print(id, all.count) }
  }
}

private let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"]

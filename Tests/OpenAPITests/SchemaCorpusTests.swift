import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import SDKGenSourceText
import TestSupport
import Testing

/// The folder of real documents.
private let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"]

/// The models of real documents fit together.
@Test(
  .ownThread, .enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"),
  arguments: ["openai.json", "box.json"])
func realDocumentsBecomeModels(name: String) throws {
  let folder = try #require(corpus)
  let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
  let root = try #require(readJSON(bytes, file: name).value)
  let documents = Documents(root: root, file: name)
  let version = try #require(OpenAPIVersion.of(documents.root).value)
  let result = lower(documents, version)
  let ids = Set(result.value.map(\.id))

  #expect(ids.count == result.value.count)
  let components = documents.root["components"]?["schemas"]?.members ?? []
  #expect(ids.isSuperset(of: components.map { ModelID($0.name) }))
  for model in result.value {
    #expect(ids.isSuperset(of: model.shape.types.namedModels), "\(model.id)")
    if case .inside(.model(let place), let words) = model.origin {
      #expect(ids.contains(place) && !words.isEmpty, "\(model.id)")
    }
  }
  #expect(!result.hasErrors)
  #expect(result == lower(documents, version))
}

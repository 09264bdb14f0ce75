import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// The documents of Swagger 2.0 in the folder beside the corpus, which `SDKGEN_CORPUS` names.
@Suite(
  .ownThread, .enabled(if: !documents.isEmpty, "there is no folder 'swagger2' beside SDKGEN_CORPUS")
)
struct SwaggerDocumentTests {
  @Test(arguments: documents)
  func everyOperationGenerates(_ document: String) throws {
    let result = generate(document, load: load)
    let api = try #require(readAPI(document, load: load).value)

    #expect(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    #expect(api.groups.flatMap(\.operations).count == (try operations(of: document)))
  }

  /// The texts of two differ.
  @Test(arguments: documents.filter { $0.hasSuffix(".yaml") && !different.contains($0) })
  func bothFormatsGiveTheSameBytes(_ document: String) throws {
    let twin = document.replacing("/yaml/", with: "/json/").replacing(".yaml", with: ".json")
    let (yaml, json) = (generate(document, load: load), generate(twin, load: load))

    #expect(json.value.map(\.name) == yaml.value.map(\.name))
    for (json, yaml) in zip(json.value, yaml.value) where json != yaml {
      Issue.record("\(document): \(json.name) differs")
    }
    #expect(json.diagnostics.map(\.message) == yaml.diagnostics.map(\.message))
  }

  /// Counts the operations of a document in JSON, or of its twin.
  private func operations(of document: String) throws -> Int {
    let twin = document.replacing("/yaml/", with: "/json/").replacing(".yaml", with: ".json")
    let root = try JSONSerialization.jsonObject(with: Data(load(twin))) as? [String: Any]
    let paths = root?["paths"] as? [String: [String: Any]] ?? [:]
    let methods = ["get", "put", "post", "delete", "options", "head", "patch"]
    return paths.values.map { item in item.keys.count { methods.contains($0) } }.reduce(0, +)
  }

  private func load(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(folder).appending(path: path)))
  }
}

private let different = ["oai-v2.0/yaml/petstore-expanded.yaml", "oai-v2.0/yaml/uber.yaml"]

private let folder = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"].map {
  URL(filePath: $0).deletingLastPathComponent().appending(path: "swagger2")
}

/// The paths of the documents; none where there is no such folder.
private let documents: [String] = {
  guard let folder, let files = FileManager.default.enumerator(atPath: folder.path) else {
    return []
  }
  return files.compactMap { $0 as? String }.filter { path in
    let parent = path.split(separator: "/").dropLast().last ?? ""
    let isPart = path.contains("-separate/") && !path.contains("/swagger.")
    return !isPart && parent != "common" && (path.hasSuffix(".json") || path.hasSuffix(".yaml"))
  }.sorted()
}()

import Foundation
import SDKGenComparison
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// A folder of `Cases`: two versions of a spec, what `sdkgen diff` says about them, and code that calls the client of
/// the old one.
struct ComparisonCase: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }
  var folder: URL { Self.folder.appending(path: name) }
  var caller: String { folder.appending(path: "Caller.swift").path }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  static let all: [ComparisonCase] = files(in: folder).map { ComparisonCase(name: $0) }

  /// The client of the version whose file begins with `prefix`.
  func client(_ prefix: String) throws -> GeneratedClient {
    let names = Self.files(in: folder).filter { $0.hasPrefix(prefix + ".") }
    let made = GeneratedClient.make(
      try #require(names.first),
      load: { try Array(Data(contentsOf: folder.appending(path: $0))) }, options: .init())
    #expect(made.diagnostics.map(\.message) == [])
    return try #require(made.value)
  }

  func changes() throws -> [APIChange] {
    compare(APIVersion(try client("old")), APIVersion(try client("new")))
  }

  private static func files(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension APIVersion {
  init(_ client: GeneratedClient) {
    self.init(client.api, names: client.names, sources: client.files.map(\.text))
  }
}

import Foundation
import Testing

@testable import SDKGenSwift

@Suite struct PublicTypesTests {
  /// Reads the sources, since a test of the generator need not link what apps link.
  @Test func theRuntimesTypesAreAllKnown() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = ["Core", "Cache", "Cookies", "Mocks", "OAuth", "Pages", "Streams", "Runtime"]
      .flatMap { module in
        FileManager.default.enumerator(
          at: root.appending(path: "SDK\(module)"), includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL } ?? []
      }.filter { $0.pathExtension == "swift" }
    let declaration =
      /^public (?:final |nonisolated |indirect )*(?:struct|class|enum|protocol|typealias|actor) (\w+)/
    var declared: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared.formUnion(
        text.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) })
    }

    #expect(declared.contains("APIClient"))
    #expect(
      declared.subtracting(Set(runtimeTypes.split { $0.isWhitespace }.map(String.init))) == [])
  }

  @Test(arguments: [
    ("Date", "Foundation"), ("Task", "Swift"), ("APIClient", "SDKRuntime"),
    ("DispatchQueue", "Dispatch"), ("String", "Swift"), ("Category", "ObjectiveC"),
    ("Size", "Darwin"), ("CFString", "CoreFoundation"), ("Duration", "Swift"),
  ])
  func owner(of name: String, is module: String) {
    #expect(PublicTypes.owner(of: name) == module)
  }
}

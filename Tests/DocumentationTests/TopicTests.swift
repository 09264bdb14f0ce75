import Foundation
import Testing

private let module = "Sources/SDKRuntime"
private let catalog = "\(module)/SDKRuntime.docc"

/// The documentation of SDKRuntime lists each public type under a topic.
@Test func everyPublicTypeHasATopic() throws {
  let listed = try ["SDKRuntime.md", "GeneratedCode.md"].flatMap { name in
    try Page.text("\(catalog)/\(name)").matches(of: /- ``(\w+)``/).map { String($0.1) }
  }
  let files = try #require(
    FileManager.default.enumerator(
      at: Page.repository.appending(path: module), includingPropertiesForKeys: nil))
  var types: Set<String> = []
  for case let file as URL in files where file.pathExtension == "swift" {
    // Types of one platform only are indented, and no link can lead to them on the other.
    let declarations = try String(contentsOf: file, encoding: .utf8).matches(
      of: /(?m)^public (?:[a-z]+ )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/)
    types.formUnion(declarations.map { String($0.1) })
  }

  #expect(types.count > 50)
  #expect(
    types.subtracting(listed).sorted() == [],
    "list them under Topics in \(catalog)/SDKRuntime.md, or GeneratedCode.md if apps do not need them"
  )
  #expect(Set(listed).subtracting(types).sorted() == [], "these are gone: remove them from Topics")
}

import Foundation
import Testing

/// The documentation of each module lists its public types under topics, and its guides explain those
/// that an app needs.
@Suite struct TopicTests {
  @Test(arguments: ["SDKRuntime", "SDKStorage", "SDKTesting", "SDKFake"])
  func everyPublicTypeHasATopic(in module: String) throws {
    let types = try publicTypes(of: module)
    let listed = try listed(in: "\(module).md", of: module)
      .union(module == "SDKRuntime" ? listed(in: "GeneratedCode.md", of: module) : [])

    #expect(types.count > 3)
    #expect(
      types.subtracting(listed).sorted() == [],
      "list them under Topics in \(module).md, or GeneratedCode.md if apps do not need them")
    #expect(listed.subtracting(types).sorted() == [], "these are gone: remove them from Topics")
  }

  @Test(arguments: ["SDKRuntime", "SDKTesting", "SDKFake"])
  func everyTypeForAppsIsInAGuide(of module: String) throws {
    let landing = "\(module).md"
    let reference = ["Faults.md", "GeneratedCode.md", landing]
    let guides = try Catalog.articles.filter { path in !reference.contains { path.hasSuffix($0) } }
      .map { try Page.text($0) }.joined()
    let missing = try listed(in: landing, of: module).filter { type in
      !guides.contains("``\(type)``") && !guides.contains("``\(type)/")
    }

    #expect(missing.sorted() == [], "mention them in a guide of \(module), by a link")
  }

  private func listed(in page: String, of module: String) throws -> Set<String> {
    let text = try Page.text("Sources/\(module)/\(module).docc/\(page)")
    return Set(text.matches(of: /- ``(\w+)``/).map { String($0.1) })
  }

  private func publicTypes(of module: String) throws -> Set<String> {
    let modules = module == "SDKRuntime" ? Catalog.runtime : [module]
    let files = modules.flatMap { module in
      FileManager.default.enumerator(
        at: Page.repository.appending(path: "Sources/\(module)"), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    var types: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      // Types of one platform only are indented, and no link can lead to them on the other.
      let declarations = try String(contentsOf: file, encoding: .utf8).matches(
        of: /(?m)^public (?:[a-z]+ )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/)
      types.formUnion(declarations.map { String($0.1) })
    }
    return types
  }
}

import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

/// The packages under `Examples/` are built by hand; what can be checked at once is checked here.
@Suite struct ExampleTests {
  @Test func committedOutputIsCurrent() throws {
    let folder = Page.repository.appending(path: "Examples/Committed")
    let settings = Configuration.read(try bytes(folder, "sdkgen.json"), file: "sdkgen.json")
    let entry = try #require(settings.value.entries.first)

    let made = generate(entry.spec, load: { try bytes(folder, $0) }, options: entry.options)

    #expect(made.diagnostics.isEmpty)
    #expect(made.value.count > 2)
    for file in made.value {
      let place = try #require(file.kind == .mocks ? entry.mocksFolder : entry.output)
      let committed = try String(decoding: bytes(folder, "\(place)/\(file.name)"), as: UTF8.self)
      #expect(committed.hasSuffix(file.text) || committed == file.text, "\(file.name)")
    }
  }

  @Test func theSpecUnderThePluginIsRight() throws {
    let folder = Page.repository.appending(path: "Examples/Plugin/Sources/TodoList")
    let made = generate("todos.sdk.json", load: { try bytes(folder, $0) })
    #expect(made.diagnostics.isEmpty)
  }
}

private func bytes(_ folder: URL, _ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: folder.appending(path: path)))
}

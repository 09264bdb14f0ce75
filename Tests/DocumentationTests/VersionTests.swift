import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// The API in `Examples/Versions` grows from one version to the next: what changes in the Swift is what
/// changed in the API, and calls stay as they are.
@Suite struct VersionTests {
  private let folder = Page.repository.appending(path: "Examples/Versions")

  /// `SNAPSHOTS=update swift test --filter DocumentationTests` writes them anew.
  @Test func theChangesAreThoseShown() throws {
    let (old, new) = try (output("courier-1.yaml"), output("courier-2.yaml"))
    #expect(old.map(\.name) == new.map(\.name))
    let changes = zip(old, new).map { unifiedDiff(from: $0.text, to: $1.text, path: $0.name) }
      .joined()

    let file = folder.appending(path: "changes.diff")
    if Golden.isUpdating { try Data(changes.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == changes)
  }

  #if os(Linux) || os(macOS)
    @Test(arguments: ["courier-1.yaml", "courier-2.yaml"])
    func callsCompileWithEachVersion(_ spec: String) async throws {
      let client = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: client, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: client) }
      let files = try output(spec).map { file in
        let path = client.appending(path: file.name)
        try Data(file.text.utf8).write(to: path)
        return path.path
      }

      let run = try await SwiftCompiler.run(
        ["-typecheck", "-swift-version", "6"] + files
          + [folder.appending(path: "Calls.swift").path])

      #expect(run.isSuccess, "\(run.error)")
    }
  #endif

  private func output(_ spec: String) throws -> [OutputFile] {
    let made = generate(
      spec, load: { Array(try Data(contentsOf: folder.appending(path: $0))) })
    #expect(made.diagnostics.isEmpty, "\(made.diagnostics)")
    return made.value
  }
}

import Foundation
import SDKGenDiagnostics
import TestSupport
import Testing

@testable import SDKGenSwift

/// The models of `vault` are those that this target compiles and `VaultTests` use.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  @Test func theModelsAreAsCommitted() throws {
    let named = nameSymbols(of: vault, clashes: .resolved)
    let options = PlanningOptions { $0.access = .internal }
    let templates = TemplateSet.make()
    #expect((named.diagnostics + templates.diagnostics).allSatisfy { $0.severity == .note })
    let files = plan(vault, names: named.value, options: options).value
    let file = try #require(files.first { $0.name == "VaultModels.swift" })
    let golden = Golden(folder: Self.folder)

    #expect(
      try golden.differences(from: [file.name: render(file, templates: templates.value)]) == [])
  }

  @Test func theFormatterFindsNothing() async throws {
    let run = try await ChildProcess.run(
      "swift", ["format", "lint", "--strict", "--recursive", Self.folder.path])

    #expect(run.isSuccess, "\(run.error)")
  }
}

import Foundation
import TestSupport
import Testing

/// The expected Swift of every case compiles without a warning, however a package is set up.
@Suite struct CompilationTests {
  @Test(arguments: SnapshotCase.good)
  func swift6(_ snapshot: SnapshotCase) async throws {
    try await expectNoProblem(
      snapshot,
      [
        "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ])
  }

  @Test(arguments: SnapshotCase.good)
  func swift5(_ snapshot: SnapshotCase) async throws {
    try await expectNoProblem(snapshot, ["-swift-version", "5", "-strict-concurrency=complete"])
  }

  @Test func theFormatterFindsNothing() async throws {
    let folders = SnapshotCase.good.map(\.expectedFolder.path)
    let run = try await ChildProcess.run(
      "swift", ["format", "lint", "--strict", "--recursive"] + folders)

    #expect(run.isSuccess, "\(run.output + run.error)")
  }

  private func expectNoProblem(_ snapshot: SnapshotCase, _ flags: [String]) async throws {
    let modules = try #require(Self.modules, "no module SDKRuntime beside the tests")
    let names = try snapshot.expected().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let files = names.map { snapshot.expectedFolder.appending(path: $0).path }
    // Region isolation is checked after type checking, so SIL is asked for.
    let run = try await ChildProcess.run(
      "swiftc",
      [
        "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-module-name", "Golden",
        "-package-name", "golden",
        "-warnings-as-errors", "-enable-testing", "-I", modules.path,
      ] + flags + files)

    #expect(run.isSuccess, "\(snapshot.name): \(run.output + run.error)")
  }

  /// Where the package's build put its modules.
  private static let modules: URL? = {
    var folder = URL(filePath: CommandLine.arguments.first ?? ".").deletingLastPathComponent()
    for _ in 0..<6 {
      for candidate in [folder.appending(path: "Modules"), folder] {
        let module = candidate.appending(path: "SDKRuntime.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return candidate }
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }()
}

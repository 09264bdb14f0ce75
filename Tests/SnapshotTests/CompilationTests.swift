import Foundation
import TestSupport
import Testing

/// The expected Swift of every case compiles without a warning, however a package is set up.
@Suite struct CompilationTests {
  @Test(arguments: SnapshotCase.good)
  func swift6(_ snapshot: SnapshotCase) async throws {
    // Region isolation is checked after type checking, so SIL is asked for.
    try await expectNoProblem(
      snapshot,
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-default-isolation", "MainActor",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ])
  }

  @Test(arguments: SnapshotCase.good)
  func swift5(_ snapshot: SnapshotCase) async throws {
    try await expectNoProblem(
      snapshot, ["-typecheck", "-swift-version", "5", "-strict-concurrency=complete"])
  }

  @Test func theFormatterFindsNothing() async throws {
    let folders = SnapshotCase.good.map(\.expected.folder.path)
    let run = try await ChildProcess.run(
      "swift", ["format", "lint", "--strict", "--recursive"] + folders)

    #expect(run.isSuccess, "\(run.output + run.error)")
  }

  private func expectNoProblem(_ snapshot: SnapshotCase, _ flags: [String]) async throws {
    let names = try snapshot.expected.files().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let files = names.map { snapshot.expected.folder.appending(path: $0).path }
    let run = try await SwiftCompiler.run(
      [
        "-wmo", "-module-name", "Golden", "-package-name", "golden", "-warnings-as-errors",
        "-enable-testing",
      ] + flags, on: files)

    #expect(run.isSuccess, "\(snapshot.name): \(run.output + run.error)")
  }
}

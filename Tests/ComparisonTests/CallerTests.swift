import Foundation
import SDKGenComparison
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// Code that calls the client of the old version compiles with that of the new one just where nothing is said to keep
/// it from doing so.
@Suite(.ownThread) struct CallerTests {
  @Test func callersOfTheOldVersionCompile() async throws {
    let errors = try await errors(in: ComparisonCase.all, version: "old")
    #expect(errors == [:])
  }

  @Test func callersCompileUnlessAChangeIsSaidToBreakThem() async throws {
    let pairs = try ComparisonCase.all.filter { try !$0.breaksCode() }
    #expect(try await errors(in: pairs, version: "new") == [:])
  }

  @Test func callersDoNotCompileWhereAChangeIsSaidToBreakThem() async throws {
    let pairs = try ComparisonCase.all.filter { try $0.breaksCode() }
    let errors = try await errors(in: pairs, version: "new")
    #expect(pairs.map(\.name).filter { errors[$0] == nil } == [])
  }

  /// Type-checks the clients of one version with their callers; returns the first error in each caller, and under ""
  /// those elsewhere.
  private func errors(
    in pairs: [ComparisonCase], version: String
  ) async throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkgen-callers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for pair in pairs {
      for file in try pair.client(version).files {
        let path = folder.appendingPathComponent(file.name)
        try Data(file.text.utf8).write(to: path)
        files.append(path.path)
      }
      // Files of one module have names of their own.
      let caller = folder.appendingPathComponent("\(pair.name)-caller.swift")
      try FileManager.default.copyItem(atPath: pair.caller, toPath: caller.path)
      files.append(caller.path)
    }
    let run = try await SwiftCompiler.run(
      ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Callers"] + files)

    var errors: [String: String] = [:]
    for line in run.error.split(separator: "\n") where line.contains(": error: ") {
      let name = line.split(separator: ":").first?.split(separator: "/").last ?? ""
      let pair = name.hasSuffix("-caller.swift") ? String(name.dropLast(13)) : ""
      errors[pair] = errors[pair] ?? String(line)
    }
    if !run.isSuccess, errors.isEmpty { errors[""] = run.error }
    return errors
  }
}

extension ComparisonCase {
  /// Whether a change is said to keep code from compiling.
  fileprivate func breaksCode() throws -> Bool {
    try changes().contains { $0.consequences.contains { $0.kind.breaksCode } }
  }
}

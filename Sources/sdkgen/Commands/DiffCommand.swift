internal import ArgumentParser
internal import Foundation
internal import SDKGenComparison
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

struct DiffCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, markdown, json }

  enum Limit: String, CaseIterable, ExpressibleByArgument { case breaking, additive, never }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print what a new version of a spec changes for callers of its client.",
    usage: """
      sdkgen diff <old> <new> [<options>]
      sdkgen diff --git <revision> [<spec>] [<options>]
      """,
    discussion: """
      For each change: whether code compiled with the old client still compiles and means the same, \
      both locations and why; and which part of the version goes up. The settings of the new spec in \
      'sdkgen.json' apply to both. 'Specs/Diff.md' explains every kind of change.

      Exit codes: 0 nothing of the level of --fail-on; 1 a spec has errors; 2 wrong usage; 3 there is.
      """)

  @Argument(help: "The old version and the new one; with --git only the new one.")
  var specs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare with the spec as it was in this revision, such as HEAD or origin/main.",
      valueName: "revision"))
  var git: String?

  @Option(help: ArgumentHelp("text, markdown or json.", valueName: "format"))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "End with exit code 3 from this level on: breaking, additive, or never.", valueName: "level"))
  var failOn = Limit.breaking

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(settings.config, sources: sources)
    let (old, new, shown) = try versions(file, sources: sources)
    let options = file.entry(for: new).options
    let before = GeneratedClient.make(old.path, load: old.load, options: options)
    let now = GeneratedClient.make(new, load: sources.load, options: options)
    try reporting.report(
      file.mistakes(concerning: [new]) + before.diagnostics.map { $0.naming(shown) }
        + now.diagnostics, sources: sources)
    guard let before = before.value, let now = now.value else { throw ExitCode(1) }
    let changes = compare(APIVersion(before), APIVersion(now)).map { change in
      var change = change
      change.old.file = shown(change.old.file)
      return change
    }
    try write(text(of: changes), to: reporting.resultStream)
    if let level = changes.level, let least = failOn.level, level >= least { throw ExitCode(3) }
  }

  private func text(of changes: [APIChange]) -> String {
    switch format {
    case .text: changes.text
    case .markdown: changes.markdown
    case .json: changes.json
    }
  }

  private typealias OldSpec = (path: String, load: Load)

  /// - `shown`: what people and git call a file of the old version.
  private func versions(
    _ file: ConfigurationFile, sources: Sources
  ) throws -> (old: OldSpec, new: String, shown: (String) -> String) {
    guard let git else {
      guard specs.count == 2 else {
        throw ValidationError("name the old spec and the new one, or one with '--git REVISION'")
      }
      return ((specs[0], sources.load), specs[1], { $0 })
    }
    let listed = try file.entries(for: specs).value.map(\.spec)
    guard let new = listed.first, listed.count == 1 else {
      throw ValidationError(
        "'--git' compares one spec; name it: "
          + (listed.isEmpty ? "'sdkgen.json' lists none" : listed.joined(separator: ", ")))
    }
    let revision = try GitRevision(git, of: new)
    let load: Load = { path in
      let bytes = try sources.load(path, reading: revision.read)
      // Reports show its lines under the name that they have for it.
      return try sources.load(revision.shown(path), reading: { _ in bytes })
    }
    return ((revision.path, load), new, revision.shown)
  }
}

extension Diagnostic {
  /// The same with other names for files, in its text too.
  fileprivate func naming(_ shown: (String) -> String) -> Diagnostic {
    var diagnostic = self
    diagnostic.message = shown(message)
    if let file = location?.file { diagnostic.location?.file = shown(file) }
    for (index, note) in notes.enumerated() {
      if let file = note.location?.file { diagnostic.notes[index].location?.file = shown(file) }
    }
    return diagnostic
  }
}

extension APIVersion {
  fileprivate init(_ client: GeneratedClient) {
    self.init(client.api, names: client.names, sources: client.files.map(\.text))
  }
}

extension DiffCommand.Limit {
  fileprivate var level: ChangeLevel? {
    switch self {
    case .breaking: .breaking
    case .additive: .additive
    case .never: nil
    }
  }
}

/// The files of a repository as they were in a revision.
private struct GitRevision {
  /// The path of the spec, behind the revision: `HEAD:/api/shop.sdk.json`. The slash keeps the revision where a file
  /// refers to one in another folder.
  let path: String
  private let revision: String
  private let folder: String

  /// - Throws: `ValidationError` when the spec is in no repository, or there is no such revision.
  init(_ revision: String, of spec: String) throws {
    let slash = spec.lastIndex(of: "/")
    folder = slash.map { String(spec[...$0]) } ?? "."
    guard !revision.hasPrefix("-"), !revision.contains(":") else {
      throw ValidationError("'\(revision)' is no revision")
    }
    let inside = try Self.git(in: folder, ["rev-parse", "--show-prefix"])
    guard inside.isSuccess else {
      throw ValidationError("'\(spec)' is in no git repository")
    }
    guard
      try Self.git(in: folder, ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        .isSuccess
    else { throw ValidationError("there is no revision '\(revision)'") }
    self.revision = revision
    let parent = String(decoding: inside.output, as: UTF8.self).filter { $0 != "\n" }
    path = "\(revision):/" + parent + fileName(of: spec)
  }

  /// Returns a path as `git show` takes it: `HEAD:api/shop.sdk.json`; others, and text around them, as they are.
  func shown(_ text: String) -> String { text.replacing("\(revision):/", with: "\(revision):") }

  /// Returns a file of the revision, or of the disk where the path has no revision.
  func read(_ path: String) throws -> [UInt8] {
    let prefix = "\(revision):/"
    guard path.hasPrefix(prefix) else { return try readFile(path) }
    let name = path.dropFirst(prefix.count)
    let shown = try Self.git(in: folder, ["cat-file", "blob", "\(revision):\(name)"])
    guard shown.isSuccess else { throw MissingFile(path: path) }
    return Array(shown.output)
  }

  private struct MissingFile: Error, CustomStringConvertible {
    var path: String
    var description: String { "cannot read '\(path)': there was no such file" }
  }

  private static func git(
    in folder: String, _ arguments: [String]
  ) throws -> (isSuccess: Bool, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw ValidationError("git cannot be run: \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw ValidationError("git is not installed") }
    return (process.terminationStatus == 0, data)
  }
}

internal import ArgumentParser
internal import Foundation
internal import SDKGenFiles
internal import SDKGenKit

/// The files of a repository as they were in a revision.
struct GitRevision {
  /// The path of the spec, behind the revision: `HEAD:/api/shop.sdk.json`.
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

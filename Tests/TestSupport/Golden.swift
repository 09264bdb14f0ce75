package import Foundation

/// A folder of files that tests hold output to, byte for byte.
///
/// With `SNAPSHOTS=update` in the environment, the files are written anew; CI never sets it.
package struct Golden: Sendable {
  package var folder: URL

  package init(folder: URL) { self.folder = folder }

  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOTS"] == "update"
  }

  /// The committed files, by name.
  package func files() throws -> [String: String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: (names ?? []).filter { !$0.hasPrefix(".") }.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }

  /// A line for each file that is not as committed, is missing, or is too many.
  package func differences(from output: [String: String]) throws -> [String] {
    if Self.isUpdating { try write(output) }
    let expected = try files()
    return Set(output.keys).union(expected.keys).sorted().compactMap { name in
      if output[name] == expected[name] { return nil }
      let place = "\(folder.path)/\(name)"
      if expected[name] == nil { return "\(place) is made, and not expected" }
      return output[name] == nil ? "\(place) is not made" : "\(place) differs"
    }
  }

  private func write(_ output: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in output {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }
}

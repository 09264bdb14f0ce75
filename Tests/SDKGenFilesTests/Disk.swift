import Foundation

/// A temporary folder that goes away with the value.
final class Disk: Sendable {
  /// A real path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkgen-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ file: String) -> String { "\(path)/\(file)" }

  func write(_ text: String, to file: String) throws {
    let folder = (self(file) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(file)))
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(file), withDestinationPath: target)
  }

  /// Every file in every folder with its text, hidden ones too.
  var files: [String: String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let pairs = names.compactMap { name in
      FileManager.default.contents(atPath: self(name)).map {
        (name, String(decoding: $0, as: UTF8.self))
      }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  func isLink(_ file: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self(file))) != nil
  }
}

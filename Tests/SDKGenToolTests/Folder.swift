import Foundation

/// A temporary folder that goes away with the value.
final class Folder: Sendable {
  let url: URL

  /// `name` becomes part of its path.
  init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkgen-tests-\(UUID().uuidString)").appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  /// Names of the files in a folder, sorted, hidden ones too; none where there is no folder.
  func names(in path: String = ".") -> [String] {
    let folder = url.appendingPathComponent(path).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Changes with every write.
  func stamp(_ path: String) throws -> String {
    let file = url.appendingPathComponent(path).path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return "\(attributes[.systemFileNumber] ?? "")-\(attributes[.modificationDate] ?? "")"
  }

  func handle(_ path: String) throws -> FileHandle {
    try write("", to: path)
    return try FileHandle(forWritingTo: url.appendingPathComponent(path))
  }
}

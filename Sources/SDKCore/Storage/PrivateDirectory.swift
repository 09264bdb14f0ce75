package import Foundation

/// A directory that only the user may enter, and the files in it with one extension. Others in
/// there are left alone.
package struct PrivateDirectory: Sendable {
  package let url: URL
  let fileExtension: String
  /// True if what is written must survive a power cut.
  let isDurable: Bool

  package init(url: URL, fileExtension: String, isDurable: Bool) {
    self.url = url
    self.fileExtension = fileExtension
    self.isDurable = isDurable
  }

  package struct File: Sendable {
    package let name: String
    package let size: Int
    package let modified: Date
  }

  /// Reads a file; nil when there is none.
  package func read(_ name: String) throws -> Data? { try PrivateFile.read(file(name)) }

  package func write(_ data: Data, _ name: String) throws {
    try PrivateFile.makeDirectory(url)
    PrivateFile.sweepDraftsOnce(in: url)
    try PrivateFile.write(data, to: file(name), isDurable: isDurable)
  }

  /// Returns false when there is a file and it stays.
  @discardableResult
  package func remove(_ name: String) -> Bool {
    unlink(file(name).path) == 0 || errno == ENOENT || errno == ENOTDIR
  }

  /// - Throws: when there is a file and it stays.
  package func removeForGood(_ name: String) throws { try PrivateFile.remove(file(name)) }

  /// Removes the files, and what killed processes left. Returns false when one stays.
  @discardableResult
  package func removeAll() -> Bool {
    var isGone = true
    for file in files() where !remove(file.name) { isGone = false }
    PrivateFile.sweepDrafts(in: url)
    if isDurable { FileSync.flushDirectory(url, FileSync.flush) }
    return isGone
  }

  /// The date when a file was last added, replaced or removed; nil when there is no directory.
  package var modified: Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Notes that the file was used.
  package func touch(_ name: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: file(name).path)
  }

  /// Returns the files; none when the directory cannot be read.
  package func files() -> [File] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: Array(keys))
    return (found ?? []).compactMap { file in
      guard file.pathExtension == fileExtension,
        let values = try? file.resourceValues(forKeys: keys)
      else { return nil }
      return File(
        name: file.deletingPathExtension().lastPathComponent, size: values.fileSize ?? 0,
        modified: values.contentModificationDate ?? .distantPast)
    }
  }

  private func file(_ name: String) -> URL {
    url.appendingPathComponent("\(name).\(fileExtension)", isDirectory: false)
  }
}

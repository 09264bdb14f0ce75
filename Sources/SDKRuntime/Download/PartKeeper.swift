import Foundation

/// The place of a part that is kept for later calls.
struct PartKeeper: Sendable {
  let store: DownloadResumption
  let key: String

  func removeRecord() { store.records.remove(key) }

  /// Records a part. Returns how many of its bytes are known to be on disk; nil where nothing is
  /// recorded.
  func record(_ known: PartialRepresentation?, of file: PartialFile) -> Int64? {
    guard var known, known.validator != nil else {
      removeRecord()
      return nil
    }
    // Only what has reached the disk counts; `size` is from before.
    known.synced = file.synchronize() ? file.size : 0
    return store.setRecord(known, key) ? known.synced : nil
  }

  /// Moves a part to where its file is wanted.
  ///
  /// - `isPrivate`: whether the part is more private than a new file is by the process's mask.
  static func move(_ part: URL, to destination: URL, isPrivate: Bool) throws {
    let files = FileManager.default
    try? files.removeItem(at: destination)
    let mode = isPrivate ? defaultMode(at: destination) : nil
    try files.moveItem(at: part, to: destination)
    if let mode {
      try? files.setAttributes([.posixPermissions: mode], ofItemAtPath: destination.path)
    }
  }

  /// Returns the permissions that the process's mask gives a new file.
  private static func defaultMode(at url: URL) -> Any? {
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(at: url) }
    return try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
  }
}

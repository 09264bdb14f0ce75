package import Foundation

/// The directory of this process's temporary files, which is gone when they are. Those of processes
/// that were killed are removed when the first file is made, and by `sweep`.
///
/// Not for a container that apps share: iOS ends an app that is suspended with a lock in one.
package final class TemporaryDirectory: Sendable {
  package static let shared = TemporaryDirectory(in: FileManager.default.temporaryDirectory)

  private static let prefix = "sdk-scratch-"
  /// The file whose lock this process holds as long as it lives.
  private static let lockName = ".lock"

  private struct Directory: Sendable {
    let url: URL
    let lock: Int32
  }

  private let parent: URL
  private let state = Locked<(directory: Directory?, isSwept: Bool)>((nil, false))

  package init(in parent: URL) { self.parent = parent }

  /// Creates an empty file that only the user may read.
  func makeFile() throws -> URL {
    let isFirst = state.with { state in
      defer { state.isSwept = true }
      return !state.isSwept
    }
    if isFirst { sweep() }
    return try state.with { state in
      if let directory = state.directory, !FileLock.isLinked(directory.lock) {
        close(directory.lock)
        state.directory = nil
      }
      let directory = try state.directory ?? makeDirectory()
      state.directory = directory
      let file = directory.url.appendingPathComponent(UUID().uuidString)
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      close(descriptor)
      return file
    }
  }

  /// Removes a file, and the directory with the last one.
  package func remove(_ file: URL) {
    state.with { state in
      unlink(file.path)
      guard let directory = state.directory,
        let names = try? FileManager.default.contentsOfDirectory(atPath: directory.url.path),
        names.allSatisfy({ $0 == Self.lockName })
      else { return }
      unlink(directory.url.appendingPathComponent(Self.lockName).path)
      rmdir(directory.url.path)
      close(directory.lock)
      state.directory = nil
    }
  }

  /// Removes the directories of processes that have ended.
  package func sweep() {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(Self.prefix) {
      let directory = parent.appendingPathComponent(name)
      // Others may put anything into a directory that all share.
      guard let facts = try? manager.attributesOfItem(atPath: directory.path),
        facts[.type] as? FileAttributeType == .typeDirectory,
        (facts[.ownerAccountID] as? NSNumber)?.uint32Value == geteuid()
      else { continue }
      FileLock.withFree(directory.appendingPathComponent(Self.lockName)) { _ in
        try? manager.removeItem(at: directory)
      }
    }
  }

  private func makeDirectory() throws -> Directory {
    for _ in 0..<8 {
      let url = parent.appendingPathComponent(Self.prefix + UUID().uuidString)
      guard mkdir(url.path, 0o700) == 0 else { throw CocoaError(.fileWriteUnknown) }
      let lock = open(
        url.appendingPathComponent(Self.lockName).path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
        0o600)
      guard lock >= 0 else { throw CocoaError(.fileWriteUnknown) }
      // Another process may have taken it for a leftover, before it was locked.
      if !FileLock.take(lock) || FileLock.isLinked(lock) { return Directory(url: url, lock: lock) }
      close(lock)
    }
    throw CocoaError(.fileWriteUnknown)
  }
}

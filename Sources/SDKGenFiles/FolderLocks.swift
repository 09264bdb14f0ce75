internal import Foundation

/// Locks on folders, to which no other run writes meanwhile. They end with the value, or with the process, however it
/// ends.
final class FolderLocks {
  /// The real paths of the folders.
  let folders: [String]
  private var files: [Int32] = []
  private var held: Set<String> = []

  /// Locks the folders, waiting at most `patience` seconds for other runs, which write for a moment only.
  init(_ folders: Set<String>, patience: Double = 30) throws(FileFailure) {
    // One order for all runs, so that no two wait for each other.
    self.folders = folders.sorted()
    let start = ContinuousClock.now
    for folder in self.folders {
      let file = open(folder, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileFailure("write", folder, code: errno) }
      files.append(file)
      var code = lock(file)
      while code == EWOULDBLOCK || code == EINTR {
        if start.duration(to: .now) > .seconds(patience) {
          throw FileFailure("write", folder, reason: "another run of sdkgen is writing there")
        }
        usleep(5000)
        code = lock(file)
      }
      // Not every network disk has locks.
      if code == 0 { held.insert(folder) }
    }
  }

  deinit { for file in files { close(file) } }

  /// Returns 0, or the error that keeps the lock from being taken.
  private func lock(_ file: Int32) -> Int32 { flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Returns whether the run that a file belongs to has ended.
  func isLeftover(_ name: String, in folder: String) -> Bool {
    if held.contains(folder) { return true }
    var status = stat()
    guard stat("\(folder)/\(name)", &status) == 0 else { return false }
    // No run writes for an hour.
    return time(nil) - Self.seconds(status) > 3600
  }

  private static func seconds(_ status: stat) -> Int {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }
}

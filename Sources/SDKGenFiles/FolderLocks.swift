internal import Foundation

/// Folders that no other run writes to meanwhile. The locks end with the value, or with the process,
/// however it ends.
final class FolderLocks {
  /// Real paths.
  let folders: [String]
  private var files: [Int32] = []
  private var held: Set<String> = []

  /// Waits for other runs, which write for a moment only, at most `patience` seconds.
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

  /// 0, or why the lock cannot be had.
  private func lock(_ file: Int32) -> Int32 { flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Whether a file of another run is of one that has ended.
  func isLeftover(_ name: String, in folder: String) -> Bool {
    if held.contains(folder) { return true }
    var status = stat()
    guard stat("\(folder)/\(name)", &status) == 0 else { return false }
    // Nobody writes for an hour.
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

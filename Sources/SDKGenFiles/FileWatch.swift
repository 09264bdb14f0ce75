internal import Foundation

/// Repeats a run whenever a file that it depends on changes.
///
/// It looks at the files again and again, which works on every system and disk, and for files that editors replace.
package struct FileWatch {
  /// Waits until the next look; returns false to end the watch.
  private let wait: () -> Bool

  package init(wait: @escaping () -> Bool) { self.wait = wait }

  /// Runs at once, and then after each change.
  ///
  /// - Parameter run: Gets the paths that have changed; returns the paths that it depends on, each as it was before it
  ///   was read. So a change during the run is not missed.
  package func watch(_ run: (_ changed: [String]) throws -> [String: FileStamp]) rethrows {
    var seen = try run([])
    var last = seen
    while wait() {
      let now = seen.keys.reduce(into: [:]) { $0[$1] = FileStamp(of: $1) }
      // What still changes may be half written, or about to be replaced.
      if now == last, now != seen {
        seen = try run(now.keys.filter { now[$0] != seen[$0] }.sorted())
        last = seen
      } else {
        last = now
      }
    }
  }
}

/// The state of a file or folder, which a change of its contents changes too.
package enum FileStamp: Equatable, Sendable {
  case nothing
  /// Another file that was moved to the path has another number.
  case file(number: UInt64, size: Int64, modified: Time, changed: Time)
  /// The names in it, without hidden ones: those of files that are being written are hidden.
  case folder([String])

  /// A time as the disk keeps it.
  package struct Time: Equatable, Sendable {
    var seconds: Int64
    var nanoseconds: Int64

    fileprivate init(_ time: timespec) {
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }
  }

  package init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    if DiskEntry(status) == .folder {
      self = .folder(entryNames(in: path).filter { !$0.hasPrefix(".") })
      return
    }
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    self = .file(
      number: UInt64(status.st_ino), size: Int64(status.st_size), modified: Time(times.0),
      changed: Time(times.1))
  }
}

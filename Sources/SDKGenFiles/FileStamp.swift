internal import Foundation

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

import Foundation

/// The file descriptors this process has open.
enum Descriptors {
  /// Nil where the system does not tell.
  static var count: Int? {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count
  }

  /// The number of descriptors of a file; 0 where the system does not tell.
  static func count(of file: URL) -> Int {
    let folder = "/proc/self/fd"
    let open = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return open.count { descriptor in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(folder)/\(descriptor)")
      return target == file.path
    }
  }
}

/// Returns whether nobody holds a lock on a file of a directory.
func areFree(in directory: URL) -> Bool {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
  return names.allSatisfy { name in
    let descriptor = open(directory.appendingPathComponent(name).path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}

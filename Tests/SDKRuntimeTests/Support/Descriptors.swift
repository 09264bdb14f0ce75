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

internal import Foundation

/// The kind of thing at a path, at the end of links.
package enum DiskEntry {
  case nothing, file, folder
  /// A pipe, a socket or a device, which a generator neither reads nor replaces.
  case special

  package init(at path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? DiskEntry(status) : .nothing
  }

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      default: .special
      }
  }
}

/// Returns the names of the files in a folder, sorted; none when there is no such folder.
package func fileNames(in folder: String) -> [String] {
  entryNames(in: folder).filter { DiskEntry(at: "\(folder)/\($0)") == .file }
}

/// Returns the names of everything in a folder, sorted.
func entryNames(in folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

internal import Foundation
internal import SDKGenDiagnostics

/// Splits a path into the folder and the name of a file.
func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let folder = path[..<slash]
  return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
}

/// Returns the path without links and dots; nil when there is no such file or folder.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// Returns `path` relative to `folder`; both are real paths.
func relativePath(_ path: String, from folder: String) -> String {
  relativePath(of: path.split(separator: "/"), from: folder.split(separator: "/"))
}

/// Makes a folder and those above it.
package func makeFolder(_ path: String) throws(FileFailure) {
  guard !path.isEmpty, DiskEntry(at: path) != .folder else { return }
  let parent = split(path).folder
  if parent != path { try makeFolder(parent) }
  guard mkdir(path, 0o777) == 0 || errno == EEXIST && DiskEntry(at: path) == .folder else {
    throw FileFailure("make the folder", path, code: errno == EEXIST ? ENOTDIR : errno)
  }
}

/// Returns whether two paths lead to the same file or folder.
package func isSameFile(_ left: String, _ right: String) -> Bool {
  var (first, second) = (stat(), stat())
  guard stat(left, &first) == 0, stat(right, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

/// Returns the last part of the current folder's path.
package func currentFolderName() -> String {
  String(FileManager.default.currentDirectoryPath.split(separator: "/").last ?? "")
}

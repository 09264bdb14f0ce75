internal import Foundation
internal import SDKGenDiagnostics

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
func makeFolder(_ path: String) throws(FileFailure) {
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

/// Returns the file that was probably meant by a path to nothing: a document beside it with the same name and another
/// extension, or else a file with a similar name; nil when there is none.
package func similarFile(to path: String) -> String? {
  let (folder, name) = split(path)
  let names = fileNames(in: folder)
  let documents = names.filter {
    documentExtensions.contains(String($0.split(separator: ".").last ?? ""))
  }
  let candidate =
    documents.first { stem(of: $0) == stem(of: name) }
    ?? documents.first {
      firstPart(of: $0) == firstPart(of: name) && isOverlay($0) == isOverlay(name)
    }
    ?? fileName(like: name, in: names)
  return candidate.map { String(path.dropLast(name.count)) + $0 }
}

/// What all names of files end with makes none of them alike.
private func fileName(like name: String, in names: [String]) -> String? {
  let near = nearest(to: String(firstPart(of: name)), in: names.map { String(firstPart(of: $0)) })
  return near.flatMap { near in
    let alike = names.filter { firstPart(of: $0) == near }
    return nearest(to: name, in: alike) ?? alike.first
  }
}

private let documentExtensions = ["json", "yaml", "yml"]

/// `shop.sdk` of `shop.sdk.json`
private func stem(of name: String) -> Substring {
  name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
}

/// `shop.overlay.yaml`, which stands for no spec.
private func isOverlay(_ name: String) -> Bool { stem(of: name).hasSuffix(".overlay") }

/// `shop` of `shop.sdk.json`
private func firstPart(of name: String) -> Substring { name.prefix { $0 != "." } }

internal import Foundation

/// A file written in full beside its place, not yet in it.
///
/// Several are staged before the first is moved into place: a full disk or a folder that may not be
/// written then leaves everything as it was.
package struct StagedFile {
  package let path: String
  private let temporary: String

  /// Writes `bytes` into the folder of `path`, which is made if need be.
  package init(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let (folder, name) = split(path)
    try makeFolder(folder)
    self.path = path
    temporary = "\(folder)/.\(name.prefix(80)).\(getpid()).tmp"
    do throws(FileFailure) {
      try write(bytes, to: temporary, meaning: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Moves the file into its place, over whatever file stood there, in one step.
  package func commit() throws(FileFailure) {
    guard rename(temporary, path) == 0 else {
      let code = errno
      discard()
      throw FileFailure("write", path, code: code)
    }
  }

  package func discard() { unlink(temporary) }
}

package func removeFile(_ path: String) throws(FileFailure) {
  guard unlink(path) == 0 || errno == ENOENT else {
    throw FileFailure("remove", path, code: errno)
  }
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

private func write(
  _ bytes: [UInt8], to temporary: String, meaning path: String
) throws(FileFailure) {
  let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard file >= 0 else { throw FileFailure("write", path, code: errno) }
  var isOpen = true
  defer { if isOpen { close(file) } }

  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    if count < 0 && errno != EINTR { throw FileFailure("write", path, code: errno) }
    rest = rest.dropFirst(max(count, 0))
  }
  isOpen = false
  // A network disk may say only now that it is full.
  guard close(file) == 0 else { throw FileFailure("write", path, code: errno) }
}

private func split(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let folder = path[..<slash]
  return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
}

internal import Foundation
internal import SDKGenDiagnostics

/// The reason why a file could not be read, written or removed: `cannot read 'a.json': no such file`.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The action that failed: `read`, `write`, `remove`.
  var action: String
  /// The path as the user gave it.
  package var path: String
  package var reason: String

  package var description: String { "cannot \(action) '\(path)': \(reason)" }

  init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  init(_ action: String, _ path: String, code: Int32) {
    self.init(action, path, reason: words(for: code))
  }

  /// The failure to open a file to read it: what was probably meant by a path to nothing.
  static func unreadable(_ path: String, code: Int32) -> Self {
    guard code == ENOENT else { return FileFailure("read", path, code: code) }
    if path.contains("://") {
      return FileFailure("read", path, reason: "it is a URL; save the document first")
    }
    return FileFailure(
      "read", path, reason: words(for: code) + suggestion(similarFile(to: path)))
  }

  static func special(_ action: String, _ path: String) -> Self {
    FileFailure(action, path, reason: "it is a pipe, a socket or a device, not a file")
  }
}

/// Describes the errors of the system that users of a generator meet, in plain words.
func words(for code: Int32) -> String {
  switch code {
  case ENOENT: "there is no such file"
  case EISDIR: "it is a folder"
  case ENOTDIR: "a part of its path is a file, not a folder"
  case EACCES, EPERM: "permission denied"
  case EROFS: "the disk is read-only"
  case ENOSPC, EDQUOT: "the disk is full"
  case EFBIG: "it is too large"
  case ENAMETOOLONG: "its path is too long"
  case ELOOP: "its path goes through too many links"
  case EPIPE: "its reader has gone away"
  case EBADF: "it is closed"
  default: String(cString: strerror(code)).lowercased()
  }
}

package import Foundation

/// A file of ours that only this user can read.
package struct TemporaryFile: Sendable {
  package let url: URL

  /// Creates an empty one.
  init() throws(RequestBuildingError) {
    guard let url = try? TemporaryDirectory.shared.makeFile() else {
      throw .noRoom
    }
    self.url = url
  }

  package func remove() { TemporaryDirectory.shared.remove(url) }
}

extension FileHandle {
  /// Writes to a temporary file. What goes wrong then is no fault of the bytes.
  func writeTemporary(_ data: Data) throws(RequestBuildingError) {
    do { try write(contentsOf: data) } catch { throw .noRoom }
  }
}

extension RequestBuildingError {
  fileprivate static let noRoom = RequestBuildingError("there is no room for a temporary file")
}

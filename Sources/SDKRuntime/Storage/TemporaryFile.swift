package import Foundation

/// A file of ours that only this user can read.
package struct TemporaryFile: Sendable {
  package let url: URL

  /// Creates an empty one.
  init() throws(RequestBuildingError) {
    guard let url = try? TemporaryDirectory.shared.makeFile() else {
      throw RequestBuildingError("there is no room for a temporary file")
    }
    self.url = url
  }

  package func remove() { TemporaryDirectory.shared.remove(url) }
}

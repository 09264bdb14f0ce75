import Foundation

/// A file of ours that only this user can read.
struct TemporaryFile: Sendable {
  let url: URL

  /// Creates an empty one.
  init() throws(RequestBuildingError) {
    guard let url = try? ScratchDirectory.shared.makeFile() else {
      throw RequestBuildingError("there is no room for a temporary file")
    }
    self.url = url
  }

  func remove() { ScratchDirectory.shared.remove(url) }
}

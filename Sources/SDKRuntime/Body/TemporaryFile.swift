package import Foundation

/// A file of ours that only this user can read.
package struct TemporaryFile: Sendable {
  package let url: URL

  /// Creates an empty one.
  init() throws(RequestBuildingError) {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdk-body-\(UUID().uuidString)")
    let made = FileManager.default.createFile(
      atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard made else {
      throw RequestBuildingError("there is no room for a temporary file")
    }
  }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}

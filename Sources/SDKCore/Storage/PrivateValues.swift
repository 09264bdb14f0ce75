package import Foundation

/// Values in files of their own, in a directory that only the user may read. A file is replaced as a
/// whole, and is on the disk when `setData` returns. File names are digests of the keys.
package struct PrivateValues: Sendable {
  private let directory: PrivateDirectory

  /// - `directory`: made when first needed.
  package init(directory: URL) {
    self.directory = PrivateDirectory(url: directory, fileExtension: "value", isDurable: true)
  }

  package func data(for key: String) throws -> Data? { try directory.read(SHA256.hex(key)) }

  package func setData(_ data: Data?, for key: String) throws {
    if let data {
      try directory.write(data, SHA256.hex(key))
    } else {
      try directory.removeForGood(SHA256.hex(key))
    }
  }

  /// - Throws: when a file stays.
  package func removeAll() throws {
    guard directory.removeAll() else { throw CocoaError(.fileWriteNoPermission) }
  }
}

public import Foundation
internal import SDKCore

/// Keeps each value in a file of its own. Files are replaced as a whole, so that one is never
/// half written, and are on the disk when `setData` returns; only the user may read the directory. A file that others may
/// write is an error.
///
/// File names are digests of the keys: a key may hold any text, and those that differ in case
/// alone stay apart on every file system.
public struct FileStore: KeyValueStore {
  private let files: PrivateDirectory

  /// - `directory`: made when first needed.
  public init(directory: URL) {
    files = PrivateDirectory(url: directory, fileExtension: "value", isDurable: true)
  }

  public func data(for key: String) throws -> Data? { try files.read(SHA256.hex(key)) }

  public func setData(_ data: Data?, for key: String) throws {
    if let data {
      try files.write(data, SHA256.hex(key))
    } else {
      try files.removeForGood(SHA256.hex(key))
    }
  }

  /// - Throws: when a file stays.
  public func removeAll() throws {
    guard files.removeAll() else { throw CocoaError(.fileWriteNoPermission) }
  }
}

public import Foundation

/// Keeps each value in a file of its own. Files are replaced as a whole, so that one is never
/// half written, and are on the disk when `setData` returns; only the user may read the directory.
///
/// File names are digests of the keys: a key may hold any text, and those that differ in case
/// alone stay apart on every file system.
public struct FileStore: KeyValueStore {
  private let directory: PrivateDirectory

  /// - `directory`: made when first needed.
  public init(directory: URL) {
    self.directory = PrivateDirectory(url: directory, fileExtension: "value", isDurable: true)
  }

  public func data(for key: String) throws -> Data? { try directory.read(SHA256.hex(key)) }

  public func setData(_ data: Data?, for key: String) throws {
    if let data {
      try directory.write(data, SHA256.hex(key))
    } else {
      try directory.removeForGood(SHA256.hex(key))
    }
  }

  public func removeAll() { directory.removeAll() }
}

public import Foundation
internal import SDKCore

/// Keeps each value in a file of its own. Files are replaced as a whole, so that one is never
/// half written, and are on the disk when `setData` returns; only the user may read the directory.
///
/// File names are digests of the keys: a key may hold any text, and those that differ in case
/// alone stay apart on every file system.
public struct FileStore: KeyValueStore {
  private let values: PrivateValues

  /// - `directory`: made when first needed.
  public init(directory: URL) { values = PrivateValues(directory: directory) }

  public func data(for key: String) throws -> Data? { try values.data(for: key) }

  public func setData(_ data: Data?, for key: String) throws { try values.setData(data, for: key) }

  /// - Throws: when a file stays.
  public func removeAll() throws { try values.removeAll() }
}

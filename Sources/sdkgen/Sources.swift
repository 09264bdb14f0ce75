internal import SDKGenFiles

/// The files that a run has read, each once.
final class Sources {
  private(set) var files: [String: [UInt8]] = [:]

  func load(_ path: String) throws -> [UInt8] { try load(path, reading: { try readFile($0) }) }

  /// Returns the bytes of a file that `read` reads.
  func load(_ path: String, reading read: (String) throws -> [UInt8]) throws -> [UInt8] {
    if let bytes = files[path] { return bytes }
    let bytes = try read(path)
    files[path] = bytes
    return bytes
  }
}

internal import SDKGenFiles

/// The files that a run has read, each once.
final class Sources {
  private(set) var files: [String: [UInt8]] = [:]

  func load(_ path: String) throws -> [UInt8] {
    if let bytes = files[path] { return bytes }
    let bytes = try readFile(path)
    files[path] = bytes
    return bytes
  }
}

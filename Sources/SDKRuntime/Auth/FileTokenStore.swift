public import Foundation

/// A token in a file that only its owner may read: for Linux, and for tools. Apps on Apple
/// platforms have `KeychainTokenStore`.
public final class FileTokenStore: TokenStore {
  private let file: URL
  /// Held over a whole read or write.
  private let lock = Locked(())

  /// Directories that are missing are made, for the owner alone.
  public init(_ file: URL) { self.file = file }

  /// - Throws: when there is a file and it cannot be read; a file that holds no token is nil.
  public func token() throws -> Token? {
    try lock.with { _ in
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      let data = try Data(contentsOf: file)
      return try? JSONDecoder().decode(Token.self, from: data)
    }
  }

  public func save(_ token: Token?) throws {
    try lock.with { _ in
      guard let token else {
        if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
        return
      }
      try write(try JSONEncoder().encode(token))
    }
  }

  /// Beside the old file, then in its place: at no moment is there half a token, or one that
  /// others may read.
  private func write(_ data: Data) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
    let handle = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard handle >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    do {
      let output = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
      try output.write(contentsOf: data)
      try output.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }
}

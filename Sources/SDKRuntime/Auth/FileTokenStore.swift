public import Foundation

/// A token in a file that only its owner may read: for Linux, and for tools. Apps on Apple
/// platforms have `KeychainTokenStore`.
public final class FileTokenStore: TokenStore {
  private let file: URL
  /// Held over a whole read or write.
  private let lock = Locked(())

  /// Directories that are missing are made, for the owner alone. What was saved is on the disk when
  /// `save` returns, and survives a power cut.
  public init(_ file: URL) { self.file = file }

  /// - Throws: when there is a file and it cannot be read; a file that holds no token is nil.
  public func token() throws -> BearerToken? {
    try lock.with { _ in
      PrivateFile.sweepDraftsOnce(in: file.deletingLastPathComponent())
      guard let data = try PrivateFile.read(file) else { return nil }
      return try? JSONDecoder().decode(BearerToken.self, from: data)
    }
  }

  public func save(_ token: BearerToken?) throws {
    defer { TokenSaves.note(in: self) }
    try lock.with { _ in
      guard let token else {
        TemporaryDirectory.shared.sweep()
        return try PrivateFile.remove(file)
      }
      try PrivateFile.makeDirectory(file.deletingLastPathComponent())
      try PrivateFile.write(try JSONEncoder().encode(token), to: file)
    }
  }
}

public import Foundation
public import SDKCore

/// A token in a file that only its owner may read: for Linux, and for tools. Apps on Apple
/// platforms have `KeychainTokenStore`.
public final class FileTokenStore: TokenStore {
  private let file: URL
  /// Held over a whole read or write.
  private let lock = Locked(())

  /// Directories that are missing are made, for the owner alone. What was saved is on the disk when
  /// `save` returns, and survives a power cut.
  public init(_ file: URL) { self.file = file }

  /// - Throws: when there is a file and it cannot be read; `TokenFileError` when others than its owner may
  ///   write it, or it is another user's. A file that holds no token is nil.
  public func token() throws -> BearerToken? {
    try lock.with { _ in
      PrivateFile.sweepDraftsOnce(in: file.deletingLastPathComponent())
      do {
        guard let data = try PrivateFile.read(file) else { return nil }
        return try? JSONDecoder().decode(BearerToken.self, from: data)
      } catch is FileOfOthers {
        // Whoever writes the token decides as whom the calls are made.
        throw TokenFileError(file: file)
      }
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

/// A file of a token that others may write: somebody could have put a token of their own there. It is
/// read once nobody else may (`chmod 600`), and the token of the next login replaces it.
public struct TokenFileError: Error, ErrorWithoutSecrets, Hashable, Sendable {
  public let file: URL
}

extension TokenFileError: CustomStringConvertible, LocalizedError {
  public var description: String {
    "others may write the file of the token, \(file.path); log in again, or if it is right, allow it"
      + " to its owner alone (chmod 600)"
  }

  public var errorDescription: String? { description }
}

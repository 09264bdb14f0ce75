import Foundation

/// Tells secrets apart without keeping them.
package enum Fingerprint {
  /// The salt of this process alone.
  static let salt = UUID().uuidString

  /// Returns the first half of the SHA-256, in hexadecimal.
  package static func text(_ text: String) -> String { String(SHA256.hex(text).prefix(32)) }

  /// Returns the fingerprint of the value of a header: of a password another in each process, so that none on disk helps
  /// to guess it.
  static func text(ofHeader value: String) -> String {
    value.prefix(6).lowercased() == "basic " ? text(salt + value) : text(value)
  }

  package static func digest(_ message: [UInt8]) -> [UInt8] { Array(SHA256.digest(Data(message))) }
}

import Foundation
import SDKCore

/// Proof Key for Code Exchange (RFC 7636).
enum PKCE {
  /// Returns 256 random bits as 43 unreserved characters: a code verifier or a state.
  static func randomText() -> String {
    var generator = SystemRandomNumberGenerator()
    return base64URL(Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }))
  }

  /// Returns the code challenge of the method `S256`.
  static func challenge(for verifier: String) -> String {
    base64URL(Data(Fingerprint.digest(Array(verifier.utf8))))
  }

  /// Returns base64 with the URL-safe alphabet and without padding (RFC 7636, appendix A).
  private static func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Compares in a time that does not depend on where the two differ.
  static func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | $1.0 ^ $1.1 } == 0
  }
}

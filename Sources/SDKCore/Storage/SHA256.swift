package import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-256 (FIPS 180-4): names files without showing what they are about, and tells whether one
/// is whole. By hand where there is no CryptoKit: on Linux it would take a further package.
package enum SHA256 {
  /// Returns the digest in lower-case hexadecimal.
  package static func hex(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let bytes = digest(Data(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the digest of several texts: another for other texts, however they are cut.
  package static func hex(parts: [String]) -> String {
    hex(parts.map { "\($0.utf8.count):\($0)" }.joined())
  }

  /// Returns the 32 bytes of the digest. Of megabytes it takes a while: not on a thread of the
  /// tasks'.
  package static func digest(_ data: Data) -> Data {
    #if canImport(CryptoKit)
      Data(CryptoKit.SHA256.hash(data: data))
    #else
      PortableSHA256.digest(data)
    #endif
  }
}

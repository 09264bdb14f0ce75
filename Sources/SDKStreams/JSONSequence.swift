import Foundation
import SDKCore

/// JSON text sequences (RFC 7464): each value stands between a record separator and a line feed. A
/// reader goes on behind one that its writer was cut off in.
enum JSONSequence {
  static let separator: UInt8 = 0x1E

  /// Returns whether nothing can be missing at the end: `12` might have been `123`.
  static func isWhole(_ text: [UInt8]) -> Bool {
    guard let last = text.last else { return false }
    return isSpace(last)
      || [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\"")].contains(last)
  }

  static func isJSON(_ text: [UInt8]) -> Bool {
    (try? JSON(text: Data(text))) != nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0D, 0x0A].contains(byte)
  }
}

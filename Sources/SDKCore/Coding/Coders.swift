public import Foundation

/// The coders that read and write JSON.
///
/// `standard` takes dates as RFC 3339 with or without fraction, and writes properties in the order in which the spec
/// has them, constants first, and dictionaries in the order of their keys, so that equal values give equal bytes. The
/// runtime itself decodes and encodes by it.
public struct Coders: Sendable {
  /// Makes a decoder; the client asks for one of its own, and for another where a call needs
  /// `userInfo`. Setting it also sets `usesJSONDecoder`.
  public var makeDecoder: @Sendable () -> JSONDecoder {
    didSet { usesJSONDecoder = true }
  }
  /// Makes an encoder. Setting it also sets `usesJSONEncoder`.
  public var makeEncoder: @Sendable () -> JSONEncoder {
    didSet { usesJSONEncoder = true }
  }
  /// Whether the `JSONDecoder` of `makeDecoder` decodes responses. Else, as in `standard`, the
  /// runtime decodes them itself, several times faster; see <doc:Decoding> for what differs.
  public var usesJSONDecoder = true
  /// Whether the `JSONEncoder` of `makeEncoder` encodes requests. Else, as in `standard`, the runtime encodes them
  /// itself, several times faster; see <doc:Decoding> for what differs.
  public var usesJSONEncoder = true

  public init(
    decoder: @escaping @Sendable () -> JSONDecoder, encoder: @escaping @Sendable () -> JSONEncoder
  ) {
    makeDecoder = decoder
    makeEncoder = encoder
  }

  public static let standard: Coders = {
    var coders = Coders(decoder: { foundationDecoder() }, encoder: makeStandardEncoder)
    coders.usesJSONDecoder = false
    coders.usesJSONEncoder = false
    return coders
  }()

  @Sendable private static func makeStandardEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      guard let text = RFC3339.text(date) else {
        throw EncodingError.unwritable("a date written as in RFC 3339", at: encoder.codingPath)
      }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
    return encoder
  }

  static func foundationDecoder(
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = RFC3339.date(try container.decode(String.self)) else {
        throw DecodingError.unreadable(RFC3339.expected, at: container.codingPath)
      }
      return date
    }
    return decoder
  }
}

/// A use of a type.
package indirect enum TypeReference: Hashable, Sendable {
  case scalar(Scalar)
  case array(TypeReference)
  /// A dictionary with string keys.
  case dictionary(TypeReference)
  /// A value that may be absent or null; both read as nil, and nil is not sent.
  case optional(TypeReference)
  /// A value that may be null, which is not the same as absent.
  case nullable(TypeReference)
  case model(ModelID)
}

extension TypeReference {
  /// Indicates whether a property of the type, which is no alias, may identify the values of a model.
  package var mayIdentify: Bool {
    if case .scalar(let scalar) = self { scalar.isText } else { false }
  }
}

/// A type that every API has without declaring it.
package enum Scalar: Hashable, Sendable {
  case bool
  /// `Int8` to `Int64` and `UInt8` to `UInt64` by width; nil: `Int` and `UInt`.
  case integer(bits: Int?, isSigned: Bool)
  case float
  case double
  case decimal
  case string
  case uuid
  case url
  case date(DateFormat)
  /// A calendar date; nil: `yyyy-MM-dd`.
  case day(pattern: String?)
  /// A number written as a string. A use with strings that mean nil is inside `.optional`.
  case number(Number, nilTexts: [String])
  /// A Bool written as one of two strings.
  case flag(yes: String, no: String)
  /// Base64 in JSON.
  case data
  /// A binary body.
  case bytes
  /// A part of a multipart body, for which the caller gives a file name and a content type.
  case file
  /// Any JSON value.
  case json
  /// A `Codable` type of the user's; `module` is imported for it.
  case external(String, module: String?)

  package enum DateFormat: Hashable, Sendable {
    case rfc3339
    case unixSeconds
    case unixMilliseconds
    /// `yyyy-MM-dd HH:mm` in a time zone by name.
    case pattern(String, zone: String)
  }

  package enum Number: String, Hashable, Sendable { case integer, double, decimal }
}

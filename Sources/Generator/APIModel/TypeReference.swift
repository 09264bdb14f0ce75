/// A type as it is used somewhere.
package indirect enum TypeReference: Hashable, Sendable {
  case scalar(Scalar)
  case array(TypeReference)
  /// With string keys.
  case dictionary(TypeReference)
  /// May be absent or null; both read as nil, and nil is not sent.
  case optional(TypeReference)
  /// May be null, which is not the same as absent.
  case nullable(TypeReference)
  case model(ModelID)
}

/// A type that every API has without declaring it.
package enum Scalar: Hashable, Sendable {
  case bool
  /// Int, Int8 … Int64 by width; nil: the platform's.
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
  /// A number written as text. A use with texts that mean nil stands inside `.optional`.
  case number(Number, nilTexts: [String])
  /// A Bool written as one of two texts.
  case flag(yes: String, no: String)
  /// base64 in JSON.
  case data
  /// A binary body.
  case bytes
  /// A part of a multipart body, with file name and content type of the caller's.
  case file
  /// Any JSON value.
  case json
  /// A type of the user's, which codes itself; `module` is imported for it.
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

/// A reason why a text is not JSON. It holds no value.
enum JSONSyntaxError: Error {
  case unexpectedByte(offset: Int)
  case unexpectedEnd
  case tooDeep
  /// A string is not UTF-8, or has an escape or control character that JSON does not allow.
  case malformedString
  case malformedNumber
  /// The text is in an encoding that it does not keep.
  case malformedEncoding

  var isTooDeep: Bool { if case .tooDeep = self { true } else { false } }
}

/// Marks a number that its type cannot hold, such as 1.5 for an `Int`.
struct UnfitNumber: Error {}

extension DecodingError {
  /// The error of a text that is not JSON as a whole, or of one value in it.
  static func invalidJSON(_ error: JSONSyntaxError, at path: [any CodingKey] = []) -> Self {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: "The given data was not valid JSON.",
        underlyingError: error))
  }
}

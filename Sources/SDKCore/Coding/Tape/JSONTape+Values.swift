extension JSONTape {
  /// Returns the kind of a value; null where it is absent.
  @inline(__always)
  func kind(at position: TapePosition) -> TapeEntry.Kind {
    position.absentIndex == nil ? entries[position.index].kind : .null
  }

  func isContainer(at position: TapePosition) -> Bool {
    position.absentIndex == nil && entries[position.index].isContainer
  }

  func jsonKind(at position: TapePosition) -> JSONKinds {
    switch kind(at: position) {
    case .null: .null
    case .true, .false: .bool
    case .integer, .number: .number
    case .plainString, .string, .escapedString: .string
    case .array: .array
    case .object, .indexedObject: .object
    }
  }

  /// The error of a value of another kind.
  func mismatch(_ type: any Any.Type, at position: TapePosition) -> DecodingError {
    let kind = jsonKind(at: position)
    // Foundation has no other words for a null that should be a Boolean.
    let isMissing = kind == .null && type != Bool.self
    let context = DecodingError.Context(
      codingPath: path(to: position),
      debugDescription: isMissing
        ? "Cannot get \(Self.sought(type)) -- found null value instead"
        : "Expected to decode \(type) but found \(Self.found(kind)) instead.")
    return isMissing ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private static func sought(_ type: any Any.Type) -> String {
    if type == [String: Any].self { return "keyed decoding container" }
    return type == [Any].self ? "unkeyed decoding container" : "value of type \(type)"
  }

  private static func found(_ kind: JSONKinds) -> String {
    switch kind {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    default: "a dictionary"
    }
  }

  /// The error of a number that its type cannot hold.
  func unfit(at position: TapePosition) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: path(to: position), debugDescription: "a number that does not fit its type",
        underlyingError: UnfitNumber()))
  }

  /// The error of a value that is not written as JSON is.
  func malformed(_ error: JSONSyntaxError, at position: TapePosition) -> DecodingError {
    .invalidJSON(error, at: path(to: position))
  }

  func corrupted(_ reason: String, at position: TapePosition) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: path(to: position), debugDescription: reason))
  }

  func missing(_ key: some CodingKey, of object: TapePosition) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: path(to: object),
        debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
  }
}

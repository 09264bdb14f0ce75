import Foundation

/// A `DecodingError` in words: where, and what was expected. Never a value.
struct DecodingFailure {
  /// `users[3].email`; empty for the whole body.
  let path: String
  private(set) var reason: String
  /// False when the bytes are known not to be JSON.
  private(set) var isJSON = true

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
      path = Self.path(context.codingPath)
      reason = "expected \(Self.name(of: type))"
    case .valueNotFound(let type, let context):
      path = Self.path(context.codingPath)
      reason = "expected \(Self.name(of: type)), found null"
    case .keyNotFound(let key, let context):
      path = Self.path(context.codingPath + [key])
      reason = "missing"
    case .dataCorrupted(let context):
      path = Self.path(context.codingPath)
      reason = Self.reason(context)
    @unknown default:
      path = ""
      reason = "cannot be decoded"
    }
  }

  /// Also says what was found, by following the path in the body.
  init(_ error: DecodingError, in body: Data) {
    self.init(error)
    if case .dataCorrupted(let context) = error,
      context.underlyingError is TooDeep || context.underlyingError is TooMuchWork
    {
      return
    }
    let found: JSONKinds?
    do {
      found = try Self.kind(at: Self.keys(of: error), in: body)
      if case .dataCorrupted(let context) = error, Self.isOfMalformedText(context) {
        throw context.underlyingError ?? error
      }
    } catch {
      isJSON = false
      if path.isEmpty { reason = Self.syntaxReason(error, in: body) }
      return
    }
    guard reason.hasPrefix("expected"), !reason.contains("found"), let found else { return }
    // Text was expected, and is there: to call it 'String' would say nothing.
    let isOtherText = Self.expectsText(error) && found == .string
    reason += isOtherText ? ", found other text" : ", found \(found.inWords)"
  }

  /// Returns the kind of value at a path; nil where there is none, or the body is too large for a tape. A tree of
  /// its values would cost more than decoding it did.
  private static func kind(at path: [any CodingKey], in body: Data) throws -> JSONKinds? {
    guard body.count < TapeEntry.maxByteCount / 2 else { return nil }
    return try JSONBytes.withUTF8(of: body) { try JSONTape($0, userInfo: [:]).kind(at: path) }
  }

  /// Returns whether a decoder found that a text or a value in it is not written as JSON is. Foundation says so in
  /// words only, and says the same of a number that does not fit.
  private static func isOfMalformedText(_ context: DecodingError.Context) -> Bool {
    if context.underlyingError is JSONSyntaxError { return true }
    return context.debugDescription == "The given data was not valid JSON."
      && context.underlyingError.map(NumberMisfit.matches) != true
  }

  /// Says at which byte a text is no JSON, counted from 0, as far as that is known.
  private static func syntaxReason(_ error: any Error, in body: Data) -> String {
    let reason = "not valid JSON"
    guard let error = error as? JSONSyntaxError else { return reason }
    switch error {
    case .unexpectedEnd: return "\(reason): it ends at byte \(body.count)"
    case .unexpectedByte(let offset):
      return JSONBytes.place(ofByte: offset, in: body).map { "\(reason) at byte \($0)" } ?? reason
    case .tooDeep, .malformedString, .malformedNumber, .malformedEncoding: return reason
    }
  }

  private static func expectsText(_ error: DecodingError) -> Bool {
    guard case .dataCorrupted(let context) = error,
      let expected = (context.underlyingError as? Unreadable)?.expected
    else { return false }
    return expected.contains("written as") || expected.hasPrefix("'")
  }

  private static func keys(of error: DecodingError) -> [any CodingKey] {
    switch error {
    case .typeMismatch(_, let context), .dataCorrupted(let context): context.codingPath
    case .valueNotFound(_, let context), .keyNotFound(_, let context): context.codingPath
    @unknown default: []
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    if let unreadable = context.underlyingError as? Unreadable {
      return "expected \(unreadable.expected)"
    }
    if context.underlyingError is TooDeep { return "is nested too deeply" }
    if context.underlyingError is TooMuchWork { return "takes too much work for its size" }
    if context.underlyingError is UnfitNumber { return "holds a number that does not fit its type" }
    if let cause = context.underlyingError, NumberMisfit.matches(cause) {
      // Of text that is no JSON it says the same.
      return "holds a number that does not fit its type"
    }
    return invalid(context.debugDescription).map { "holds no valid \($0)" }
      ?? "holds a value that is not allowed"
  }

  /// Returns the type that Foundation or Swift could not make of a value. Their sentences begin with it; the value
  /// itself, which some end with, is not read.
  private static func invalid(_ sentence: String) -> String? {
    if sentence.hasPrefix("Attempted to decode UUID ") { return "UUID" }
    if sentence.hasPrefix("Invalid URL ") { return "URL" }
    let beginning = "Cannot initialize "
    guard sentence.hasPrefix(beginning), let end = sentence.range(of: " from invalid ") else {
      return nil
    }
    return String(sentence[..<end.lowerBound].dropFirst(beginning.count))
  }

  /// Returns a path in words. The keys of a map are the server's: long ones, such as tokens, are cut.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue, !(key is FieldKey) {
        path += "[\(index)]"
      } else {
        let name = key.stringValue.cut(to: maxKeyLength)
        path += path.isEmpty ? name : ".\(name)"
      }
    }.onOneLine
  }

  /// Returns a path with the keys that are shown.
  fileprivate static func cut(_ keys: [any CodingKey]) -> [any CodingKey] {
    keys.map { key in
      let name = key.stringValue.cut(to: maxKeyLength)
      return name == key.stringValue ? key : FieldKey(name)
    }
  }

  /// The number of characters of a key that a path shows.
  private static let maxKeyLength = 64

  /// Returns a type's name, such as `String`; what JSON calls an object or array when a container
  /// was expected.
  private static func name(of type: any Any.Type) -> String {
    let name = String(describing: type)
    if name.hasPrefix("Dictionary<") || name.hasPrefix("KeyedDecodingContainer") {
      return "an object"
    }
    if name.hasPrefix("Array<Any") || name.contains("UnkeyedDecodingContainer") {
      return "an array"
    }
    return name
  }
}

/// Marks our own errors, whose words hold no value.
struct Unreadable: Error {
  let expected: String
}

extension DecodingError {
  package static func unreadable(_ expected: String, at path: [any CodingKey]) -> Self {
    .dataCorrupted(
      Context(
        codingPath: path, debugDescription: "expected \(expected)",
        underlyingError: Unreadable(expected: expected)))
  }
}

/// Marks a value that is nested too deeply to be decoded or encoded.
struct TooDeep: Error {}

/// Marks a text that takes too much work.
struct TooMuchWork: Error {}

extension DecodingError {
  /// The error of a text that was read too often for its size, see `DecodingWork`.
  static var tooMuchWork: Self {
    .dataCorrupted(
      Context(
        codingPath: [], debugDescription: "the text takes too much work for its size",
        underlyingError: TooMuchWork()))
  }

  /// The error of a text that is nested more deeply than the limit or the stack allows. Without a path,
  /// which would have hundreds of names.
  static var tooDeep: Self {
    .dataCorrupted(
      Context(
        codingPath: [], debugDescription: "the text is nested too deeply to be read",
        underlyingError: TooDeep()))
  }
}

extension EncodingError {
  /// The error of a value that is nested more deeply than the stack allows. Without a path, as above.
  static var tooDeep: Self {
    .invalidValue(
      "a value that is nested less deeply",
      Context(
        codingPath: [], debugDescription: "the value is nested too deeply to be written",
        underlyingError: TooDeep()))
  }

  static func unwritable(_ expected: String, at path: [any CodingKey]) -> Self {
    .invalidValue(
      expected,
      Context(codingPath: path, debugDescription: "it cannot be written as \(expected)"))
  }
}

extension JSONKinds {
  fileprivate var inWords: String {
    switch self {
    case .null: "null"
    case .bool: "Bool"
    case .number: "a number"
    case .string: "String"
    case .array: "an array"
    default: "an object"
    }
  }
}

extension Error {
  /// The same error without the values that Foundation, or a type, writes into its text: descriptions show none.
  var withoutValues: any Error {
    if let error = self as? DecodingError { return error.withoutItsValues }
    guard case .invalidValue(let value, let context)? = self as? EncodingError else { return self }
    return EncodingError.invalidValue(
      String(describing: type(of: value)),
      EncodingError.Context(
        codingPath: DecodingFailure.cut(context.codingPath),
        debugDescription: "a value that cannot be written",
        underlyingError: context.underlyingError as? TooDeep))
  }
}

extension DecodingError {
  fileprivate var withoutItsValues: DecodingError {
    let reason = DecodingFailure(self).reason
    func without(_ context: Context) -> Context {
      let error = context.underlyingError
      let isOurs =
        error is Unreadable || error is TooDeep || error is TooMuchWork || error is UnfitNumber
        || error is JSONSyntaxError
      return Context(
        codingPath: DecodingFailure.cut(context.codingPath), debugDescription: reason,
        underlyingError: isOurs ? error : nil)
    }
    return switch self {
    case .typeMismatch(let type, let context): .typeMismatch(type, without(context))
    case .valueNotFound(let type, let context): .valueNotFound(type, without(context))
    case .keyNotFound(let key, let context): .keyNotFound(key, without(context))
    case .dataCorrupted(let context): .dataCorrupted(without(context))
    @unknown default: self
    }
  }
}

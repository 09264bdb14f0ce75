/// A value of a JSON text, by its entry in the tape.
///
/// It is the decoder that models are given, and small enough to be one without an allocation.
struct TapeValue {
  let tape: JSONTape
  private let entryIndex: UInt32
  /// The number of containers around it.
  let depth: UInt32
  /// The key of a property that `container` does not have; the value is null then.
  let absentKey: AbsentKey?

  final class AbsentKey {
    let key: any CodingKey

    init(_ key: any CodingKey) { self.key = key }
  }

  /// The whole text.
  init(_ tape: JSONTape) {
    self.init(tape, 0, depth: 0)
  }

  init(_ tape: JSONTape, _ index: Int, depth: UInt32, absentKey: AbsentKey? = nil) {
    self.tape = tape
    entryIndex = UInt32(truncatingIfNeeded: index)
    self.depth = depth
    self.absentKey = absentKey
  }

  var index: Int { Int(entryIndex) }

  var entry: TapeEntry { tape.entries[index] }

  var kind: TapeEntry.Kind { absentKey == nil ? entry.kind : .null }

  var isNull: Bool { kind == .null }

  var jsonKind: JSONKinds {
    switch kind {
    case .null: .null
    case .true, .false: .bool
    case .integer, .number: .number
    case .plainString, .string, .escapedString: .string
    case .array: .array
    case .object, .indexedObject: .object
    }
  }
}

// MARK: Errors

extension TapeValue {
  /// The error of a value of another kind.
  func mismatch(_ type: any Any.Type) -> DecodingError {
    if isNull {
      return .valueNotFound(
        type,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "Cannot get value of type \(type) -- found null value instead"))
    }
    let found =
      switch kind {
      case .null: "null"
      case .true, .false: "bool"
      case .integer, .number: "number"
      case .plainString, .string, .escapedString: "a string"
      case .array: "an array"
      case .object, .indexedObject: "a dictionary"
      }
    return .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "Expected to decode \(type) but found \(found) instead."))
  }

  /// The error of a number that its type cannot hold.
  func unfit() -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "a number that does not fit its type",
        underlyingError: UnfitNumber()))
  }

  func malformed(_ error: JSONSyntaxError) -> DecodingError {
    .invalidJSON(error, at: codingPath)
  }
}

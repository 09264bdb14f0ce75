/// Reads the properties of a JSON object; generated models decode through it.
public struct FieldDecoder {
  enum Source {
    case tape(JSONTape, TapePosition)
    case other(OtherFields)
  }

  /// The properties as another decoder has them; by reference, so that copies cost nothing more.
  final class OtherFields {
    let container: KeyedDecodingContainer<FieldKey>

    init(_ container: KeyedDecodingContainer<FieldKey>) { self.container = container }
  }

  let source: Source

  /// - Throws: `DecodingError` unless the decoder stands at an object.
  public init(_ decoder: any Decoder) throws {
    if let value = TapeValue.cast(decoder) {
      try value.tape.openObject(at: value.position)
      source = .tape(value.tape, value.position)
    } else {
      source = .other(OtherFields(try decoder.container(keyedBy: FieldKey.self)))
    }
  }

  /// Decodes a property that must be there and not be null, unless `Value` is optional.
  public func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    switch source {
    case .tape(let tape, let object):
      try TapeValue(tape, tape.required(name, of: object)).decode(type)
    case .other(let fields):
      try fields.located(name) { try fields.container.decode(type, forKey: $0) }
    }
  }

  /// Decodes a property; nil when it is absent or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Value? {
    switch source {
    case .tape(let tape, let object):
      guard let value = tape.present(name, of: object) else { return nil }
      return try TapeValue(tape, value).decode(type)
    case .other(let fields):
      return try fields.located(name) { try fields.container.decodeIfPresent(type, forKey: $0) }
    }
  }

  /// Decodes a property; nil when it is absent, `.null` when it is null.
  public func decodeNullable<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Nullable<Value>? {
    guard contains(name) else { return nil }
    return try decodeIfPresent(type, name).map(Nullable.value) ?? .null
  }

  func contains(_ name: String) -> Bool {
    switch source {
    case .tape(let tape, let object): tape.property(name, of: object) != nil
    case .other(let fields): fields.container.contains(FieldKey(name))
    }
  }

  /// Returns a property as formats read it.
  func value(_ name: String) -> ValueSource {
    switch source {
    case .tape(let tape, let object):
      if let value = tape.property(name, of: object) {
        .tape(TapeValue(tape, value))
      } else {
        .absent(TapeValue(tape, object), FieldKey(name))
      }
    case .other(let fields): .field(fields.container, FieldKey(name))
    }
  }
}

extension FieldDecoder.OtherFields {
  /// Adds the path when a number does not fit its type: Foundation then throws an error of its
  /// own, and calls the whole text invalid.
  fileprivate func located<Value>(
    _ name: String, _ read: (FieldKey) throws -> Value
  ) throws -> Value {
    do {
      return try read(FieldKey(name))
    } catch let error where NumberMisfit.matches(error) {
      throw NumberMisfit.placed(error, at: container.codingPath + [FieldKey(name)])
    }
  }
}

// The commonest types again, without the detour through `init(from:)`.
extension FieldDecoder {
  public func decode(_ type: String.Type, _ name: String) throws -> String {
    switch source {
    case .tape(let tape, let object): try tape.string(at: tape.required(name, of: object))
    case .other(let fields): try fields.container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decode(_ type: Int.Type, _ name: String) throws -> Int {
    switch source {
    case .tape(let tape, let object): try tape.integer(type, at: tape.required(name, of: object))
    case .other(let fields):
      try fields.located(name) { try fields.container.decode(type, forKey: $0) }
    }
  }

  public func decode(_ type: Double.Type, _ name: String) throws -> Double {
    switch source {
    case .tape(let tape, let object): try tape.double(at: tape.required(name, of: object))
    case .other(let fields): try fields.container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decode(_ type: Bool.Type, _ name: String) throws -> Bool {
    switch source {
    case .tape(let tape, let object): try tape.bool(at: tape.required(name, of: object))
    case .other(let fields): try fields.container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: String.Type, _ name: String) throws -> String? {
    switch source {
    case .tape(let tape, let object):
      try tape.present(name, of: object).map { try tape.string(at: $0) }
    case .other(let fields): try fields.container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: Int.Type, _ name: String) throws -> Int? {
    switch source {
    case .tape(let tape, let object):
      try tape.present(name, of: object).map { try tape.integer(type, at: $0) }
    case .other(let fields):
      try fields.located(name) { try fields.container.decodeIfPresent(type, forKey: $0) }
    }
  }

  public func decodeIfPresent(_ type: Double.Type, _ name: String) throws -> Double? {
    switch source {
    case .tape(let tape, let object):
      try tape.present(name, of: object).map { try tape.double(at: $0) }
    case .other(let fields): try fields.container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: Bool.Type, _ name: String) throws -> Bool? {
    switch source {
    case .tape(let tape, let object):
      try tape.present(name, of: object).map { try tape.bool(at: $0) }
    case .other(let fields): try fields.container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }
}

// What unions ask of a payload.
extension FieldDecoder {
  var isEmpty: Bool {
    switch source {
    case .tape(let tape, let object): tape.entries[object.index].count == 0
    case .other(let fields): fields.container.allKeys.isEmpty
    }
  }

  /// Returns whether a property is known to be an array or object.
  func hasContainer(at name: String) -> Bool {
    guard case .tape(let tape, let object) = source,
      let value = tape.property(name, of: object)
    else { return false }
    return tape.entries[value.index].isContainer
  }

  /// Returns a property that is a string; nil where it is absent or anything else.
  func text(_ name: String) -> String? {
    switch source {
    case .tape(let tape, let object):
      tape.property(name, of: object).flatMap { tape.text(at: $0) }
    case .other(let fields):
      try? fields.container.decodeIfPresent(String.self, forKey: FieldKey(name))
    }
  }
}

extension FieldDecoder {
  /// Decodes the whole value a decoder stands at, read as the decoder reads it inside something
  /// else: `Date(from:)` and its like know nothing of how a coder is told to read dates.
  public static func value<Value: Decodable>(
    _ type: Value.Type, _ decoder: any Decoder
  ) throws -> Value {
    try decoder.singleValueContainer().decode(type)
  }

  /// Decodes the whole value a decoder stands at, written in a format of its own.
  public static func value<Value>(
    _ decoder: any Decoder, as format: ValueFormat<Value>
  ) throws -> Value {
    try format.read(ValueSource(decoder))
  }

  /// Decodes a property written in a format of its own. It must be there, unless the format reads
  /// nil.
  public func decode<Value>(_ name: String, as format: ValueFormat<Value>) throws -> Value {
    try format.read(value(name))
  }

  /// Decodes a property; nil when it is absent or null.
  public func decodeIfPresent<Value>(
    _ name: String, as format: ValueFormat<Value>
  ) throws -> Value? {
    let value = value(name)
    return try value.isNil() ? nil : format.read(value)
  }

  /// Decodes a property; nil when it is absent, null, or one of the format's strings for nil.
  public func decodeIfPresent<Value>(
    _ name: String, as format: ValueFormat<Value?>
  ) throws -> Value? {
    try format.read(value(name))
  }

  /// Decodes a property; nil when it is absent, `.null` when it is null.
  public func decodeNullable<Value>(
    _ name: String, as format: ValueFormat<Value>
  ) throws -> Nullable<Value>? {
    guard contains(name) else { return nil }
    let value = value(name)
    return try value.isNil() ? .null : .value(format.read(value))
  }
}

extension FieldDecoder {
  /// Decodes a property that must be there, but has a default: one that is absent or null is that, and
  /// is reported to the client's `onDecodingProblem`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, _ name: String, default value: Value
  ) throws -> Value {
    if let found = try decodeIfPresent(type, name) { return found }
    reportMissing(name)
    return value
  }

  /// Does the same for a property written in a format of its own.
  public func decode<Value>(
    _ name: String, as format: ValueFormat<Value>, default value: Value
  ) throws -> Value {
    if let found = try decodeIfPresent(name, as: format) { return found }
    reportMissing(name)
    return value
  }

  private func reportMissing(_ name: String) {
    let (userInfo, path): ([CodingUserInfoKey: Any], () -> [any CodingKey]) =
      switch source {
      case .tape(let tape, let object): (tape.userInfo, { tape.path(to: object) })
      // A container knows its decoder's `userInfo` only through another decoder.
      case .other(let fields):
        (
          (try? fields.container.superDecoder().userInfo) ?? [:], { fields.container.codingPath }
        )
      }
    guard let sink = userInfo[DecodingProblemSink.key] as? DecodingProblemSink else { return }
    sink.report(
      "no value, its default is used", at: DecodingFailure.path(path() + [FieldKey(name)]))
  }
}

/// Reads the properties of a JSON object; generated models decode through it.
public struct FieldDecoder {
  enum Source {
    case tape(TapeValue)
    /// The properties as another decoder has them.
    case container(KeyedDecodingContainer<FieldKey>)
  }

  let source: Source

  /// - Throws: `DecodingError` unless the decoder stands at an object.
  public init(_ decoder: any Decoder) throws {
    if let value = decoder as? TapeValue {
      source = .tape(try value.object())
    } else {
      source = .container(try decoder.container(keyedBy: FieldKey.self))
    }
  }

  /// Decodes a property that must be there and not be null, unless `Value` is optional.
  public func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    switch source {
    case .tape(let object): try object.required(name).decode(type)
    case .container(let container):
      try container.located(name) { try container.decode(type, forKey: $0) }
    }
  }

  /// Decodes a property; nil when it is absent or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Value? {
    switch source {
    case .tape(let object): try object.present(name)?.decode(type)
    case .container(let container):
      try container.located(name) { try container.decodeIfPresent(type, forKey: $0) }
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
    case .tape(let object): object.property(name) != nil
    case .container(let container): container.contains(FieldKey(name))
    }
  }

  /// Returns a property as formats read it.
  func value(_ name: String) -> ValueSource {
    switch source {
    case .tape(let object):
      object.property(name).map(ValueSource.whole) ?? .absent(object, FieldKey(name))
    case .container(let container): .field(container, FieldKey(name))
    }
  }
}

extension KeyedDecodingContainer<FieldKey> {
  /// Adds the path when a number does not fit its type: Foundation then throws an error of its
  /// own, and calls the whole text invalid.
  fileprivate func located<Value>(
    _ name: String, _ read: (FieldKey) throws -> Value
  ) throws -> Value {
    do {
      return try read(FieldKey(name))
    } catch let error where NumberMisfit.matches(error) {
      throw NumberMisfit.placed(error, at: codingPath + [FieldKey(name)])
    }
  }
}

// The commonest types again, without the detour through `init(from:)`.
extension FieldDecoder {
  public func decode(_ type: String.Type, _ name: String) throws -> String {
    switch source {
    case .tape(let object): try object.required(name).string()
    case .container(let container): try container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decode(_ type: Int.Type, _ name: String) throws -> Int {
    switch source {
    case .tape(let object): try object.required(name).integer(type)
    case .container(let container):
      try container.located(name) { try container.decode(type, forKey: $0) }
    }
  }

  public func decode(_ type: Double.Type, _ name: String) throws -> Double {
    switch source {
    case .tape(let object): try object.required(name).double()
    case .container(let container): try container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decode(_ type: Bool.Type, _ name: String) throws -> Bool {
    switch source {
    case .tape(let object): try object.required(name).bool()
    case .container(let container): try container.decode(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: String.Type, _ name: String) throws -> String? {
    switch source {
    case .tape(let object): try object.present(name)?.string()
    case .container(let container): try container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: Int.Type, _ name: String) throws -> Int? {
    switch source {
    case .tape(let object): try object.present(name)?.integer(type)
    case .container(let container):
      try container.located(name) { try container.decodeIfPresent(type, forKey: $0) }
    }
  }

  public func decodeIfPresent(_ type: Double.Type, _ name: String) throws -> Double? {
    switch source {
    case .tape(let object): try object.present(name)?.double()
    case .container(let container): try container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }

  public func decodeIfPresent(_ type: Bool.Type, _ name: String) throws -> Bool? {
    switch source {
    case .tape(let object): try object.present(name)?.bool()
    case .container(let container): try container.decodeIfPresent(type, forKey: FieldKey(name))
    }
  }
}

// What unions ask of a payload.
extension FieldDecoder {
  /// - Parameter object: An object whose properties can be read.
  init(_ object: TapeValue) { source = .tape(object) }

  var isEmpty: Bool {
    switch source {
    case .tape(let object): object.entry.count == 0
    case .container(let container): container.allKeys.isEmpty
    }
  }

  /// Returns a property that is a string; nil where it is absent or anything else.
  func text(_ name: String) -> String? {
    switch source {
    case .tape(let object):
      guard let value = object.property(name), value.entry.isString else { return nil }
      return try? value.string()
    case .container(let container):
      return try? container.decodeIfPresent(String.self, forKey: FieldKey(name))
    }
  }
}

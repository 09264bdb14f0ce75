/// A way of writing a value other than its type's own: a date as seconds, a number as text.
///
/// It reads from a decoder, writes to an encoder, and writes as text in a URL, header or form.
public struct ValueFormat<Value: Sendable>: Sendable {
  let read: @Sendable (ValueSource) throws -> Value
  let write: @Sendable (Value, any Encoder) throws -> Void
  let texts: @Sendable (Value) throws(RequestBuildingError) -> WrittenValue

  init(
    read: @escaping @Sendable (ValueSource) throws -> Value,
    write: @escaping @Sendable (Value, any Encoder) throws -> Void,
    texts: @escaping @Sendable (Value) throws(RequestBuildingError) -> WrittenValue
  ) {
    self.read = read
    self.write = write
    self.texts = texts
  }

  /// A format of one's own; `text` is what stands in URLs, headers and forms.
  public init(
    decode: @escaping @Sendable (any Decoder) throws -> Value,
    encode: @escaping @Sendable (Value, any Encoder) throws -> Void,
    text: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      read: { try decode($0.decoder()) }, write: encode,
      texts: { (value) throws(RequestBuildingError) in .one(text(value)) })
  }

  /// A format that is text everywhere. `expected` names it in errors: `a day written as yyyyMMdd`.
  init(
    expected: String, parse: @escaping @Sendable (String) -> Value?,
    text: @escaping @Sendable (Value) -> String?
  ) {
    self.init(
      read: { source in
        guard let value = parse(try source.decode(String.self)) else {
          throw DecodingError.unreadable(expected, at: source.codingPath)
        }
        return value
      },
      write: { value, encoder in
        guard let text = text(value) else {
          throw EncodingError.unwritable(expected, at: encoder.codingPath)
        }
        var container = encoder.singleValueContainer()
        try container.encode(text)
      },
      texts: { (value) throws(RequestBuildingError) in
        guard let text = text(value) else {
          throw RequestBuildingError("it cannot be written as \(expected)")
        }
        return .one(text)
      })
  }
}

/// A value together with the format it is written in.
public struct Formatted<Value: Sendable>: Sendable, Encodable, QueryValue {
  let value: Value
  let format: ValueFormat<Value>

  public init(_ value: Value, _ format: ValueFormat<Value>) {
    self.value = value
    self.format = format
  }

  public func encode(to encoder: any Encoder) throws { try format.write(value, encoder) }

  public func written(in context: WritingContext) throws(RequestBuildingError) -> WrittenValue {
    try format.texts(value)
  }
}

/// The place where a format finds its value: a property of an object, or the whole of a decoder.
enum ValueSource {
  case field(KeyedDecodingContainer<FieldKey>, FieldKey)
  case whole(any Decoder)
  case tape(TapeValue)
  /// A property that an object of the tape does not have.
  case absent(TapeValue, FieldKey)

  init(_ decoder: any Decoder) {
    self = TapeValue.cast(decoder).map(ValueSource.tape) ?? .whole(decoder)
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch self {
    case .field(let container, let key): try container.decode(type, forKey: key)
    case .whole(let decoder): try decoder.singleValueContainer().decode(type)
    case .tape(let value): try value.decode(type)
    case .absent(let object, let key): throw object.tape.missing(key, of: object.position)
    }
  }

  /// Returns a string; nil where there is none, but something else.
  func text() -> String? {
    switch self {
    case .tape(let value): value.tape.text(at: value.position)
    default: try? decode(String.self)
    }
  }

  /// Returns whether the value is absent or null.
  func isNil() throws -> Bool {
    switch self {
    case .field(let container, let key):
      try !container.contains(key) || container.decodeNil(forKey: key)
    case .whole(let decoder): try decoder.singleValueContainer().decodeNil()
    case .tape(let value): value.isNull
    case .absent: true
    }
  }

  fileprivate func decoder() throws -> any Decoder {
    switch self {
    case .field(let container, let key):
      if !container.contains(key) { _ = try container.decode(Empty.self, forKey: key) }
      return try container.superDecoder(forKey: key)
    case .whole(let decoder): return decoder
    case .tape(let value): return value
    case .absent(let object, let key): throw object.tape.missing(key, of: object.position)
    }
  }

  var codingPath: [any CodingKey] {
    switch self {
    case .field(let container, let key): container.codingPath + [key]
    case .whole(let decoder): decoder.codingPath
    case .tape(let value): value.codingPath
    case .absent(let object, let key): object.codingPath + [key]
    }
  }
}

extension ValueFormat {
  /// An array whose elements have a format of their own.
  public static func array<Element>(
    _ element: ValueFormat<Element>
  ) -> ValueFormat<[Element]> where Value == [Element] {
    ValueFormat<[Element]>(
      read: { source in
        var container = try source.decoder().unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
          elements.append(try element.read(ValueSource(container.superDecoder())))
        }
        return elements
      },
      write: { values, encoder in
        var container = encoder.unkeyedContainer()
        for value in values { try container.encode(Formatted(value, element)) }
      },
      texts: { (values) throws(RequestBuildingError) in
        var texts: [String] = []
        for value in values { texts += try element.texts(value).scalars() }
        return .list(texts)
      })
  }

  /// An object whose values have a format of their own. It cannot stand in a URL or header.
  public static func dictionary<Element>(
    _ element: ValueFormat<Element>
  ) -> ValueFormat<[String: Element]> where Value == [String: Element] {
    ValueFormat<[String: Element]>(
      read: { source in
        try FieldDecoder(source.decoder()).additionalProperties(besides: [], as: element)
      },
      write: { values, encoder in
        var container = encoder.container(keyedBy: FieldKey.self)
        for (name, value) in values.sorted(byName: \.key) {
          try container.encode(Formatted(value, element), forKey: FieldKey(name))
        }
      },
      texts: { (_) throws(RequestBuildingError) in
        throw RequestBuildingError("an object has no text")
      })
  }

  /// A value that may be null, with a format of its own.
  public static func optional<Wrapped>(
    _ wrapped: ValueFormat<Wrapped>
  ) -> ValueFormat<Wrapped?> where Value == Wrapped? {
    ValueFormat<Wrapped?>(
      read: { source in try source.isNil() ? nil : wrapped.read(source) },
      write: { value, encoder in
        if let value { return try wrapped.write(value, encoder) }
        var container = encoder.singleValueContainer()
        try container.encodeNil()
      },
      texts: { (value) throws(RequestBuildingError) in
        guard let value else { return .none }
        return try wrapped.texts(value)
      })
  }
}

import Foundation

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    if let value = TapeValue.cast(decoder) {
      self = try JSON(value)
      return
    }
    if let members = try? decoder.container(keyedBy: FieldKey.self) {
      var object: [String: JSON] = [:]
      for key in members.allKeys {
        object[key.stringValue] = try members.decode(JSON.self, forKey: key)
      }
      self = .object(object)
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      var array: [JSON] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSON.self)) }
      self = .array(array)
      return
    }
    self = try Self.scalar(decoder.singleValueContainer())
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSON {
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return .string(text) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    return .number(try container.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSON {
  /// Creates the JSON of a value: `try JSON(post)`.
  ///
  /// - Throws: `EncodingError`.
  public init(_ value: some Encodable, coders: Coders = .standard) throws {
    self = try value as? JSON ?? JSON(text: coders.bodyEncoder.encode(value))
  }

  /// Decodes the value as another type: `event.data.decode(Charge.self)`.
  ///
  /// - Throws: `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, coders: Coders = .standard
  ) throws -> Value {
    if let value = self as? Value { return value }
    return try coders.bodyDecoder().decode(type, from: coders.bodyEncoder.encode(self))
  }
}

/// The kind of JSON value a decoder stands at: unions without a tag are told apart by it.
public enum JSONShape: Hashable, Sendable {
  case null, bool, number, string, array, object

  public init(_ decoder: any Decoder) throws {
    if let value = TapeValue.cast(decoder) {
      self = Self.shape(of: value)
    } else if (try? decoder.container(keyedBy: FieldKey.self)) != nil {
      self = .object
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array
    } else {
      self = Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func shape(of value: TapeValue) -> Self {
    switch value.jsonKind {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    default: .object
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) -> Self {
    if container.decodeNil() { return .null }
    if (try? container.decode(String.self)) != nil { return .string }
    return (try? container.decode(Bool.self)) != nil ? .bool : .number
  }
}

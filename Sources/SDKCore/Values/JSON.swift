import Foundation

/// Any JSON value.
///
/// Properties and elements are found by `json["key"]`, `json[0]` or `json.key`, nil where there is
/// none. Integers that fit are `.integer`; `.integer(1)` and `.number(1)` are equal. Numbers
/// beyond Int64 keep the precision of a `Double`.
@dynamicMemberLookup
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  public subscript(key: String) -> JSON? { objectValue?[key] }

  public subscript(index: Int) -> JSON? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  public subscript(dynamicMember key: String) -> JSON? { self[key] }

  public var isNull: Bool { self == .null }

  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value of an integer; nil for others.
  public var intValue: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }

  public var arrayValue: [JSON]? { if case .array(let value) = self { value } else { nil } }

  public var objectValue: [String: JSON]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// A string, number or Boolean as text; nil for others.
  package var scalarText: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .number(let value): NumberText.text(value)
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

extension JSON: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    // Deep values need no deep stack: what is far inside waits here.
    var pending: [(JSON, JSON)] = []
    guard areEqual(left, right, levels: 16, &pending) else { return false }
    while let (left, right) = pending.popLast() {
      guard areEqual(left, right, levels: 16, &pending) else { return false }
    }
    return true
  }

  /// Compares two values but for those that are more levels inside, which are left to the caller.
  private static func areEqual(
    _ left: JSON, _ right: JSON, levels: Int, _ pending: inout [(JSON, JSON)]
  ) -> Bool {
    switch (left, right) {
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      if isSame(a, b) { return true }
      guard levels > 0 else { break }
      for index in a.indices {
        guard areEqual(a[index], b[index], levels: levels - 1, &pending) else { return false }
      }
      return true
    case (.object(let a), .object(let b)):
      guard a.count == b.count else { return false }
      if isSame(a, b) { return true }
      guard levels > 0 else { break }
      for (key, value) in a {
        guard let other = b[key], areEqual(value, other, levels: levels - 1, &pending) else {
          return false
        }
      }
      return true
    default: return isEqualScalar(left, right)
    }
    pending.append((left, right))
    return true
  }

  private static func isEqualScalar(_ left: JSON, _ right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.integer(let a), .number(let b)), (.number(let b), .integer(let a)):
      Int64(exactly: b) == a
    case (.string(let a), .string(let b)): a == b
    default: false
    }
  }

  /// Returns whether two collections are copies of each other, which is seen at once: they are
  /// references to what they hold.
  private static func isSame<Collection>(_ a: Collection, _ b: Collection) -> Bool {
    unsafeBitCast(a, to: UInt.self) == unsafeBitCast(b, to: UInt.self)
  }

  /// Equal values have equal hashes; those that differ deep inside only may have them as well, so
  /// that hashing takes little stack.
  public func hash(into hasher: inout Hasher) { add(to: &hasher, levels: 16) }

  /// Hashes what is at most so many levels inside.
  private func add(to hasher: inout Hasher, levels: Int) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(Double(value))
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let elements):
      hasher.combine(elements.count)
      guard levels > 0 else { return }
      for element in elements { element.add(to: &hasher, levels: levels - 1) }
    case .object(let properties):
      hasher.combine(properties.count)
      guard levels > 0 else { return }
      // They are in no order.
      var hashes = 0
      for (key, value) in properties {
        var property = hasher
        property.combine(key)
        value.add(to: &property, levels: levels - 1)
        hashes ^= property.finalize()
      }
      hasher.combine(hashes)
    }
  }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// The last of equal keys wins.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON: CustomStringConvertible {
  /// The JSON text, with the properties of objects in the order of their names.
  public var description: String {
    guard let text = try? JSONBodyEncoder.writer.encode(self) else {
      return "JSON with a number that has no text"
    }
    return String(decoding: text, as: UTF8.self)
  }
}

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

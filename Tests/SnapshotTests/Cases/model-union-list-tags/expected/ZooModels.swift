// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var kind: Int?
  public var name: String

  public init(name: String, kind: Int? = nil) {
    self.kind = kind
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), kind: fields.decodeIfPresent(Int.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encode(name, "name")
  }
}

public nonisolated enum Pet: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  case cat(Cat)
  case dog(Dog)
  case int(Int)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cat(_ name: String) -> Self { .cat(Cat(name: name)) }

  public static func dog(_ name: String) -> Self { .dog(Dog(name: name)) }

  public init(integerLiteral value: Int) { self = .int(value) }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["cat"]]),
    .members(constants: ["kind": ["1", 1, "2", 2]], optional: ["kind"]), .integer,
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .dog(Dog(from: decoder))
      case 2: try .int(Int(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "kind")
      try value.encode(to: encoder)
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode(1, "kind")
      try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Codable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func dog(_ tail: String) -> Self { .dog(Dog(tail: tail)) }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cat": self = try .cat(Cat(from: decoder))
    case "dog": self = try .dog(Dog(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .dog(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Home: Codable, Hashable, Sendable {
  case cat(Cat)
  case cage(Cage)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func cage(_ size: Int) -> Self { .cage(Cage(size: size)) }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asCage: Cage? { if case .cage(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["Cat"]], required: ["kind"]),
    .members(constants: ["kind": ["Cage"]], required: ["size"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cat(Cat(from: decoder))
      case 1: try .cage(Cage(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value): try value.encode(to: encoder)
    case .cage(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Cage", "kind")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public typealias Animal = Cat

public nonisolated struct Cat: Codable, Hashable, Sendable {
  public var kind: String

  public init(kind: String) {
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var kind: String
  public var tail: String

  public init(tail: String) {
    self.kind = "dog"
    self.tail = tail
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tail: fields.decode(String.self, "tail"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(tail, "tail")
  }
}

public nonisolated struct Cage: Codable, Hashable, Sendable {
  public var size: Int

  public init(size: Int) {
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decode(Int.self, "size"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(size, "size")
  }
}

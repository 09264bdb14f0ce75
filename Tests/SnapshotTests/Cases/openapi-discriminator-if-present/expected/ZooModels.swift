// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Encodable, Hashable, Sendable {
  case cat(Cat = .init())
  case dog(Dog)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .cat(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("cat", "kind")
      try value.encode(to: encoder)
      try fields.encode("cat", "kind")
    case .dog(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("dog", "kind")
      try value.encode(to: encoder)
      try fields.encode("dog", "kind")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Cat: Encodable, Hashable, Sendable {
  public var kind: String?
  public var name: String?

  public init(kind: String? = nil, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Dog: Encodable, Hashable, Sendable {
  public var kind: String?
  public var name: String?

  public init(kind: String?, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeOrNull(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Version: Codable, Hashable, Sendable {
  case first(First)
  case second(Second = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var v: Int? {
    switch self {
    case .first(let value): value.v
    case .second(let value): value.v
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .first(let value): value.name
    case .second(let value): value.name
    default: nil
    }
  }

  public var asFirst: First? { if case .first(let value) = self { value } else { nil } }
  public var asSecond: Second? { if case .second(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["v": ["1", 1]], required: ["v"]),
    .members(constants: ["v": ["2", 2]], optional: ["v"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .first(First(from: decoder))
      case 1: try .second(Second(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .first(let value): try value.encode(to: encoder)
    case .second(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode(2, "v")
      try value.encode(to: encoder)
      try fields.encode(2, "v")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct First: Codable, Hashable, Sendable {
  public var v: Int
  public var name: String?

  public init(v: Int, name: String? = nil) {
    self.v = v
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      v: fields.decode(Int.self, "v"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(v, "v")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Second: Codable, Hashable, Sendable {
  public var v: Int?
  public var name: String?

  public init(v: Int? = nil, name: String? = nil) {
    self.v = v
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      v: fields.decodeIfPresent(Int.self, "v"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(v, "v")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Switch: Codable, Hashable, Sendable {
  case on(On)
  case off(Off)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var on: Bool? {
    switch self {
    case .on(let value): value.on
    case .off(let value): value.on
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .on(let value): value.name
    case .off(let value): value.name
    default: nil
    }
  }

  public var asOn: On? { if case .on(let value) = self { value } else { nil } }
  public var asOff: Off? { if case .off(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["on": ["true", true]], required: ["on"]),
    .members(constants: ["on": ["false", false]], required: ["on"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .on(On(from: decoder))
      case 1: try .off(Off(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .on(let value): try value.encode(to: encoder)
    case .off(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct On: Codable, Hashable, Sendable {
  public var on: Bool
  public var name: String?

  public init(on: Bool, name: String? = nil) {
    self.on = on
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      on: fields.decode(Bool.self, "on"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(on, "on")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Off: Codable, Hashable, Sendable {
  public var on: Bool
  public var name: String?

  public init(on: Bool, name: String? = nil) {
    self.on = on
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      on: fields.decode(Bool.self, "on"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(on, "on")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Part: Codable, Hashable, Sendable {
  case wheel(Wheel = .init())
  case door(Door = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .wheel(let value): value.name
    case .door(let value): value.name
    default: nil
    }
  }

  public var asWheel: Wheel? { if case .wheel(let value) = self { value } else { nil } }
  public var asDoor: Door? { if case .door(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["@class": ["Wheel"]]), .members(constants: ["@class": ["Door"]]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .wheel(Wheel(from: decoder))
      case 1: try .door(Door(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .wheel(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Wheel", "@class")
      try value.encode(to: encoder)
    case .door(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Door", "@class")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Wheel: Codable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Door: Codable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Home: Codable, Hashable, Sendable {
  case object(Object = .init())
  case pond(Pond = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .object(let value): value.name
    case .pond(let value): value.name
    default: nil
    }
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asPond: Pond? { if case .pond(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "cage": self = try .object(Object(from: decoder))
    case "pond": self = try .pond(Pond(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .pond(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Home {
  public nonisolated struct Object: Codable, HashableModel, Sendable {
    public var kind: String
    public var name: String?
    public var extra: String?

    public init(name: String? = nil, extra: String? = nil) {
      self.kind = "cage"
      self.name = name
      self.extra = extra
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"),
        extra: fields.decodeIfPresent(String.self, "extra"))
      self.kind = try fields.decode(String.self, "kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(name, "name")
      try fields.encodeIfPresent(extra, "extra")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.kind, b.kind)
      pairs.add(a.name, b.name)
      pairs.add(a.extra, b.extra)
    }
  }
}

public nonisolated struct Cage: Codable, Hashable, Sendable {
  public var kind: String
  public var name: String?

  public init(kind: String, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Pond: Codable, Hashable, Sendable {
  public var kind: String
  public var name: String?

  public init(name: String? = nil) {
    self.kind = "pond"
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Nest: Codable, Hashable, Sendable {
  case kind(Kind)
  case pond(Pond = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var kind: String? {
    switch self {
    case .kind(let value): value.kind
    case .pond(let value): value.kind
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .kind(let value): value.name
    case .pond(let value): value.name
    default: nil
    }
  }

  public var asKind: Kind? { if case .kind(let value) = self { value } else { nil } }
  public var asPond: Pond? { if case .pond(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(required: ["kind"]), .members(constants: ["kind": ["pond"]], required: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .kind(Kind(from: decoder))
      case 1: try .pond(Pond(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .kind(let value): try value.encode(to: encoder)
    case .pond(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Nest {
  public nonisolated struct Kind: Codable, Hashable, Sendable {
    public var kind: String
    public var name: String?

    public init(kind: String, name: String? = nil) {
      self.kind = kind
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        kind: fields.decode(String.self, "kind"),
        name: fields.decodeIfPresent(String.self, "name"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(name, "name")
    }
  }
}

public nonisolated enum Level: Codable, Hashable, Sendable {
  case low(Low)
  case high(High)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var level: Int? {
    switch self {
    case .low(let value): value.level
    case .high(let value): value.level
    default: nil
    }
  }

  public var name: String? {
    switch self {
    case .low(let value): value.name
    case .high(let value): value.name
    default: nil
    }
  }

  public var asLow: Low? { if case .low(let value) = self { value } else { nil } }
  public var asHigh: High? { if case .high(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["level": ["1", 1]], required: ["level"]),
    .members(constants: ["level": ["2", 2]], required: ["level"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .low(Low(from: decoder))
      case 1: try .high(High(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .low(let value): try value.encode(to: encoder)
    case .high(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Low: Codable, Hashable, Sendable {
  public var level: Int
  public var name: String?

  public init(level: Int, name: String? = nil) {
    self.level = level
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      level: fields.decode(Int.self, "level"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(level, "level")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct High: Codable, Hashable, Sendable {
  public var level: Int
  public var name: String?

  public init(level: Int, name: String? = nil) {
    self.level = level
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      level: fields.decode(Int.self, "level"), name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(level, "level")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Tool: Codable, Hashable, Sendable {
  case saw(Saw = .init())
  case axe(Axe = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .saw(let value): value.name
    case .axe(let value): value.name
    default: nil
    }
  }

  public var asSaw: Saw? { if case .saw(let value) = self { value } else { nil } }
  public var asAxe: Axe? { if case .axe(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "Saw": self = try .saw(Saw(from: decoder))
    case "Axe": self = try .axe(Axe(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .saw(let value): try value.encode(to: encoder)
    case .axe(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Saw: Codable, Hashable, Sendable {
  public var kind: Kind
  public var name: String?

  public init(name: String? = nil) {
    self.kind = .saw
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
    self.kind = try fields.decode(Kind.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

extension Saw {
  public nonisolated enum Kind: OpenEnum {
    case saw, axe
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "Saw": self = .saw
      case "Axe": self = .axe
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .saw: "Saw"
      case .axe: "Axe"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct Axe: Codable, Hashable, Sendable {
  public var kind: Kind
  public var name: String?

  public init(name: String? = nil) {
    self.kind = .axe
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
    self.kind = try fields.decode(Kind.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

extension Axe {
  public typealias Kind = Saw.Kind
}

public nonisolated enum Item: Codable, Hashable, Sendable {
  case referenceParam(ReferenceParam = .init())
  case message(Message = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .referenceParam(let value): value.name
    case .message(let value): value.name
    default: nil
    }
  }

  public var asReferenceParam: ReferenceParam? {
    if case .referenceParam(let value) = self { value } else { nil }
  }
  public var asMessage: Message? { if case .message(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["type": ["item_reference"]]),
    .members(constants: ["type": ["message"]], required: ["type"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .referenceParam(ReferenceParam(from: decoder))
      case 1: try .message(Message(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .referenceParam(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("item_reference", "type")
      try value.encode(to: encoder)
      try fields.encode("item_reference", "type")
    case .message(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct ReferenceParam: Codable, Hashable, Sendable {
  public var type: String?
  public var name: String?

  public init(type: String? = nil, name: String? = nil) {
    self.type = type
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decodeIfPresent(String.self, "type"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(type, "type")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Message: Codable, Hashable, Sendable {
  public var type: MessageType
  public var name: String?

  public init(name: String? = nil) {
    self.type = .message
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
    self.type = try fields.decode(MessageType.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(name, "name")
  }
}

extension Message {
  public nonisolated enum MessageType: OpenEnum, ExpressibleByStringInterpolation {
    case message
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "message": self = .message
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .message: "message"
      case .unrecognized(let value): value
      }
    }
  }
}

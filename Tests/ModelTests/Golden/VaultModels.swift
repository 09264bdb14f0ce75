// Made by sdkgen for Vault. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct Charge: Codable, HashableModel, Sendable {
  var object: String
  var id: String
  var customer: CustomerChoice?
  var details: Details?
  var prompt: Prompt?
  var effects: [Effect]?
  var refundedBy: String?
  var refundedAt: Date?
  var limit: Limit?
  var parent: Charge? {
    get { _parent?.value }
    set { _parent = Boxed(newValue) }
  }
  private var _parent: Boxed<Charge>?
  var metadata: Metadata?
  var direction: Direction?
  var layer: Layer?

  init(
    id: String, refundedBy: String?, refundedAt: Date?, customer: CustomerChoice? = nil,
    details: Details? = nil, prompt: Prompt? = nil, effects: [Effect]? = nil, limit: Limit? = nil,
    parent: Charge? = nil, metadata: Metadata? = nil, direction: Direction? = nil,
    layer: Layer? = nil
  ) {
    self.object = "charge"
    self.id = id
    self.customer = customer
    self.details = details
    self.prompt = prompt
    self.effects = effects
    self.refundedBy = refundedBy
    self.refundedAt = refundedAt
    self.limit = limit
    self._parent = Boxed(parent)
    self.metadata = metadata
    self.direction = direction
    self.layer = layer
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"),
      refundedBy: fields.decodeIfPresent(String.self, "refunded_by"),
      refundedAt: fields.decodeIfPresent("refunded_at", as: .unixSeconds),
      customer: fields.decodeIfPresent(CustomerChoice.self, "customer"),
      details: fields.decodeIfPresent(Details.self, "details"),
      prompt: fields.decodeIfPresent(Prompt.self, "prompt"),
      effects: fields.decodeIfPresent([Effect].self, "effects"),
      limit: fields.decodeIfPresent(Limit.self, "limit"),
      parent: fields.decodeIfPresent(Charge.self, "parent"),
      metadata: fields.decodeIfPresent(Metadata.self, "metadata"),
      direction: fields.decodeIfPresent(Direction.self, "direction"),
      layer: fields.decodeIfPresent(Layer.self, "layer"))
    self.object = try fields.decode(String.self, "object")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(object, "object")
    try fields.encode(id, "id")
    try fields.encodeIfPresent(customer, "customer")
    try fields.encodeIfPresent(details, "details")
    try fields.encodeIfPresent(prompt, "prompt")
    try fields.encodeIfPresent(effects, "effects")
    try fields.encodeOrNull(refundedBy, "refunded_by")
    try fields.encodeOrNull(refundedAt, "refunded_at", as: .unixSeconds)
    try fields.encodeIfPresent(limit, "limit")
    try fields.encodeIfPresent(_parent?.value, "parent")
    try fields.encodeIfPresent(metadata, "metadata")
    try fields.encodeIfPresent(direction, "direction")
    try fields.encodeIfPresent(layer, "layer")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.object, b.object)
    pairs.add(a.id, b.id)
    pairs.add(a.customer, b.customer)
    pairs.add(a.details, b.details)
    pairs.add(a.prompt, b.prompt)
    pairs.add(a.effects, b.effects)
    pairs.add(a.refundedBy, b.refundedBy)
    pairs.add(a.refundedAt, b.refundedAt)
    pairs.add(a.limit, b.limit)
    pairs.add(a._parent, b._parent)
    pairs.add(a.metadata, b.metadata)
    pairs.add(a.direction, b.direction)
    pairs.add(a.layer, b.layer)
  }
}

extension Charge {
  nonisolated enum CustomerChoice: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case id(String)
    case customer(Customer)
    case deleted(DeletedCustomer)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    init(id: String, email: String? = nil) { self = .customer(Customer(id: id, email: email)) }

    static func customer(_ id: String) -> Self { .customer(Customer(id: id)) }

    static func deleted(_ id: String) -> Self { .deleted(DeletedCustomer(id: id)) }

    init(stringLiteral value: String) { self = .id(value) }

    var id: String? {
      switch self {
      case .id(let value): value
      case .customer(let value): value.id
      case .deleted(let value): value.id
      default: nil
      }
    }

    var asID: String? { if case .id(let value) = self { value } else { nil } }
    var asCustomer: Customer? { if case .customer(let value) = self { value } else { nil } }
    var asDeleted: DeletedCustomer? { if case .deleted(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .string,
      .members(constants: ["object": ["customer"]], required: ["object"], optional: ["email"]),
      .members(
        constants: ["object": ["customer"], "deleted": [true]], required: ["object", "deleted"]),
    ]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .id(String(from: decoder))
        case 1: try .customer(Customer(from: decoder))
        case 2: try .deleted(DeletedCustomer(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .id(let value): try value.encode(to: encoder)
      case .customer(let value): try value.encode(to: encoder)
      case .deleted(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  nonisolated enum Details: Codable, Hashable, Sendable {
    case card(CardDetails)
    case bank(BankDetails)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    static func card(_ brand: String) -> Self { .card(CardDetails(brand: brand)) }

    var brand: String? {
      switch self {
      case .card(let value): value.brand
      case .bank(let value): value.brand
      default: nil
      }
    }

    var last4: String? {
      switch self {
      case .card(let value): value.last4
      case .bank(let value): value.last4
      default: nil
      }
    }

    var asCard: CardDetails? { if case .card(let value) = self { value } else { nil } }
    var asBank: BankDetails? { if case .bank(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.members(), .members(required: ["bank"])]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .card(CardDetails(from: decoder))
        case 1: try .bank(BankDetails(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .card(let value): try value.encode(to: encoder)
      case .bank(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

nonisolated struct Customer: Codable, HashableModel, Sendable {
  var object: String
  var id: String
  var email: String?

  init(id: String, email: String? = nil) {
    self.object = "customer"
    self.id = id
    self.email = email
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), email: fields.decodeIfPresent(String.self, "email"))
    self.object = try fields.decode(String.self, "object")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(object, "object")
    try fields.encode(id, "id")
    try fields.encodeIfPresent(email, "email")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.object, b.object)
    pairs.add(a.id, b.id)
    pairs.add(a.email, b.email)
  }
}

nonisolated struct DeletedCustomer: Codable, HashableModel, Sendable {
  var object: String
  var id: String
  var deleted: Bool

  init(id: String) {
    self.object = "customer"
    self.id = id
    self.deleted = true
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
    self.object = try fields.decode(String.self, "object")
    self.deleted = try fields.decode(Bool.self, "deleted")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(object, "object")
    try fields.encode(deleted, "deleted")
    try fields.encode(id, "id")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.object, b.object)
    pairs.add(a.id, b.id)
    pairs.add(a.deleted, b.deleted)
  }
}

nonisolated struct CardDetails: Codable, Hashable, Sendable {
  var brand: String
  var last4: String?

  init(brand: String, last4: String? = nil) {
    self.brand = brand
    self.last4 = last4
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      brand: fields.decode(String.self, "brand"),
      last4: fields.decodeIfPresent(String.self, "last4"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(brand, "brand")
    try fields.encodeIfPresent(last4, "last4")
  }
}

nonisolated struct BankDetails: Codable, HashableModel, Sendable {
  var brand: String
  var last4: String?
  var bank: String

  init(brand: String, bank: String, last4: String? = nil) {
    self.brand = brand
    self.last4 = last4
    self.bank = bank
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      brand: fields.decode(String.self, "brand"), bank: fields.decode(String.self, "bank"),
      last4: fields.decodeIfPresent(String.self, "last4"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(brand, "brand")
    try fields.encodeIfPresent(last4, "last4")
    try fields.encode(bank, "bank")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.brand, b.brand)
    pairs.add(a.last4, b.last4)
    pairs.add(a.bank, b.bank)
  }
}

nonisolated struct Blur: Codable, Hashable, Sendable {
  var type: String
  var radius: Double

  init(type: String, radius: Double) {
    self.type = type
    self.radius = radius
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(String.self, "type"), radius: fields.decode(Double.self, "radius"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(radius, "radius")
  }
}

nonisolated struct Shadow: Codable, Hashable, Sendable {
  var type: String
  var colour: String

  init(colour: String) {
    self.type = "SHADOW"
    self.colour = colour
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      colour: fields.decode(String.self, "colour"))
    self.type = try fields.decode(String.self, "type")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(colour, "colour")
  }
}

nonisolated struct Metadata: Codable, HashableModel, Sendable {
  var id: String
  var encoder: String
  /// The properties that are not declared, by their names.
  var additionalProperties: [String: JSON]

  init(id: String, encoder: String, additionalProperties: [String: JSON] = [:]) {
    self.id = id
    self.encoder = encoder
    self.additionalProperties = additionalProperties
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), encoder: fields.decode(String.self, "encoder"),
      additionalProperties: fields.additionalProperties(JSON.self, besides: ["id", "encoder"]))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeAdditionalProperties(additionalProperties)
    try fields.encode(id, "id")
    try fields.encode(self.encoder, "encoder")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.encoder, b.encoder)
    pairs.add(a.additionalProperties, b.additionalProperties)
  }
}

nonisolated struct Plain: Codable, Hashable, Sendable {
  var name: String?

  init(name: String? = nil) {
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

nonisolated struct Loud: Codable, Hashable, Sendable {
  var `class`: String?
  var name: String?

  init(class: String? = nil, name: String? = nil) {
    self.`class` = `class`
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      class: fields.decodeIfPresent(String.self, "@class"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(`class`, "@class")
    try fields.encodeIfPresent(name, "name")
  }
}

nonisolated struct Counted: Codable, HashableModel, Sendable {
  var `class`: Int?
  var name: String?
  var size: UInt64?

  init(class: Int? = nil, name: String? = nil, size: UInt64? = nil) {
    self.`class` = `class`
    self.name = name
    self.size = size
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      class: fields.decodeIfPresent(Int.self, "@class"),
      name: fields.decodeIfPresent(String.self, "name"),
      size: fields.decodeIfPresent(UInt64.self, "size"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(`class`, "@class")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(size, "size")
  }

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.`class`, b.`class`)
    pairs.add(a.name, b.name)
    pairs.add(a.size, b.size)
  }
}

nonisolated enum Prompt:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  case string(String)
  case array([String])
  case intArray([Int])
  case intArrayArray([[Int]])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  init(stringLiteral value: String) { self = .string(value) }

  init(arrayLiteral elements: String...) { self = .array(elements) }

  var asString: String? { if case .string(let value) = self { value } else { nil } }
  var asArray: [String]? { if case .array(let value) = self { value } else { nil } }
  var asIntArray: [Int]? { if case .intArray(let value) = self { value } else { nil } }
  var asIntArrayArray: [[Int]]? { if case .intArrayArray(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .string, .elements([.string]), .elements([.integer]), .elements([.array]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .array([String](from: decoder))
      case 2: try .intArray([Int](from: decoder))
      case 3: try .intArrayArray([[Int]](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .intArray(let value): try value.encode(to: encoder)
    case .intArrayArray(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum Effect: Codable, Hashable, Sendable {
  case blur(Blur)
  case shadow(Shadow)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  static func shadow(_ colour: String) -> Self { .shadow(Shadow(colour: colour)) }

  var asBlur: Blur? { if case .blur(let value) = self { value } else { nil } }
  var asShadow: Shadow? { if case .shadow(let value) = self { value } else { nil } }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "LAYER_BLUR", "BACKGROUND_BLUR": self = try .blur(Blur(from: decoder))
    case "SHADOW": self = try .shadow(Shadow(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .blur(let value): try value.encode(to: encoder)
    case .shadow(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum Layer: Codable, Hashable, Sendable {
  case plain(Plain = .init())
  case loud(Loud = .init())
  case counted(Counted = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  var name: String? {
    switch self {
    case .plain(let value): value.name
    case .loud(let value): value.name
    case .counted(let value): value.name
    default: nil
    }
  }

  var asPlain: Plain? { if case .plain(let value) = self { value } else { nil } }
  var asLoud: Loud? { if case .loud(let value) = self { value } else { nil } }
  var asCounted: Counted? { if case .counted(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["@class": ["plain"]]),
    .members(constants: ["@class": ["loud", "louder"]], optional: ["@class"]),
    .members(constants: ["@class": ["2", 2]], optional: ["@class", "size"]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .plain(Plain(from: decoder))
      case 1: try .loud(Loud(from: decoder))
      case 2: try .counted(Counted(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .plain(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("plain", "@class")
      try value.encode(to: encoder)
    case .loud(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("loud", "@class")
      try value.encode(to: encoder)
    case .counted(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode(2, "@class")
      try value.encode(to: encoder)
      try fields.encode(2, "@class")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated enum Limit:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral
{
  case double(Double)
  case int(Int)
  case date(Date)
  case unset
  case `false`
  case direction(Direction)
  case array([Limit])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  static var ASC: Self { .direction(.ASC) }
  static var asc: Self { .direction(.asc) }
  static var direction256x256: Self { .direction(.direction256x256) }
  static var asterisk: Self { .direction(.asterisk) }
  static var etcGMTPlus0: Self { .direction(.etcGMTPlus0) }
  static var etcGMTMinus0: Self { .direction(.etcGMTMinus0) }

  init(stringLiteral value: String) { self = .direction(Direction(rawValue: value)) }

  init(integerLiteral value: Int) { self = .int(value) }

  init(floatLiteral value: Double) { self = .double(value) }

  init(arrayLiteral elements: Limit...) { self = .array(elements) }

  var asDouble: Double? { if case .double(let value) = self { value } else { nil } }
  var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  var asDate: Date? { if case .date(let value) = self { value } else { nil } }
  var asDirection: Direction? { if case .direction(let value) = self { value } else { nil } }
  var asArray: [Limit]? { if case .array(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .number, .integer, .number, .constants([""]), .constants([false]), .string, .array,
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .double(Double(from: decoder))
      case 1: try .int(Int(from: decoder))
      case 2: try .date(FieldDecoder.value(decoder, as: .unixSeconds))
      case 3: .unset
      case 4: .`false`
      case 5: try .direction(Direction(from: decoder))
      case 6: try .array([Limit](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .double(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .date(let value): try FieldEncoder.write(value, to: encoder, as: .unixSeconds)
    case .unset: try JSON.string("").encode(to: encoder)
    case .`false`: try JSON.bool(false).encode(to: encoder)
    case .direction(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated enum Direction: OpenEnum {
  case ASC, asc, direction256x256, asterisk, etcGMTPlus0, etcGMTMinus0
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  init(rawValue: String) {
    switch rawValue {
    case "ASC": self = .ASC
    case "asc": self = .asc
    case "256x256": self = .direction256x256
    case "*": self = .asterisk
    case "Etc/GMT+0": self = .etcGMTPlus0
    case "Etc/GMT-0": self = .etcGMTMinus0
    default: self = .unrecognized(rawValue)
    }
  }

  var rawValue: String {
    switch self {
    case .ASC: "ASC"
    case .asc: "asc"
    case .direction256x256: "256x256"
    case .asterisk: "*"
    case .etcGMTPlus0: "Etc/GMT+0"
    case .etcGMTMinus0: "Etc/GMT-0"
    case .unrecognized(let value): value
    }
  }
}

nonisolated enum Priority: OpenEnum {
  case priority100, priority200
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  init(rawValue: Int) {
    switch rawValue {
    case 100: self = .priority100
    case 200: self = .priority200
    default: self = .unrecognized(rawValue)
    }
  }

  var rawValue: Int {
    switch self {
    case .priority100: 100
    case .priority200: 200
    case .unrecognized(let value): value
    }
  }
}

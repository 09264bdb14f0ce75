// Made by sdkgen for Vault. Do not edit.

import Foundation
import SDKRuntime

nonisolated struct Charge: Codable, Hashable, Sendable {
  var object: String
  var id: String
  var customer: ChargeCustomer?
  var details: ChargeDetails?
  var prompt: Prompt?
  var effects: [Effect]?
  var refundedBy: String?
  var refundedAt: Date?
  var limit: Limit?
  var parent: Charge? {
    get { _parent.value }
    set { _parent = Boxed(newValue) }
  }
  private var _parent: Boxed<Charge?>
  var metadata: Metadata?
  var direction: Direction?

  init(
    object: String = "charge", id: String, customer: ChargeCustomer? = nil,
    details: ChargeDetails? = nil, prompt: Prompt? = nil, effects: [Effect]? = nil,
    refundedBy: String?, refundedAt: Date?, limit: Limit? = nil, parent: Charge? = nil,
    metadata: Metadata? = nil, direction: Direction? = nil
  ) {
    self.object = object
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
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      object: fields.decode(String.self, "object"), id: fields.decode(String.self, "id"),
      customer: fields.decodeIfPresent(ChargeCustomer.self, "customer"),
      details: fields.decodeIfPresent(ChargeDetails.self, "details"),
      prompt: fields.decodeIfPresent(Prompt.self, "prompt"),
      effects: fields.decodeIfPresent([Effect].self, "effects"),
      refundedBy: fields.decodeIfPresent(String.self, "refunded_by"),
      refundedAt: fields.decodeIfPresent("refunded_at", as: .unixSeconds),
      limit: fields.decodeIfPresent(Limit.self, "limit"),
      parent: fields.decodeIfPresent(Charge.self, "parent"),
      metadata: fields.decodeIfPresent(Metadata.self, "metadata"),
      direction: fields.decodeIfPresent(Direction.self, "direction"))
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
    try fields.encodeIfPresent(_parent.value, "parent")
    try fields.encodeIfPresent(metadata, "metadata")
    try fields.encodeIfPresent(direction, "direction")
  }
}

nonisolated struct Customer: Codable, Hashable, Sendable {
  var object: String
  var id: String
  var email: String?

  init(object: String = "customer", id: String, email: String? = nil) {
    self.object = object
    self.id = id
    self.email = email
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      object: fields.decode(String.self, "object"), id: fields.decode(String.self, "id"),
      email: fields.decodeIfPresent(String.self, "email"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(object, "object")
    try fields.encode(id, "id")
    try fields.encodeIfPresent(email, "email")
  }
}

nonisolated struct DeletedCustomer: Codable, Hashable, Sendable {
  var object: String
  var id: String
  var deleted: Bool

  init(object: String = "customer", id: String, deleted: Bool = true) {
    self.object = object
    self.id = id
    self.deleted = deleted
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      object: fields.decode(String.self, "object"), id: fields.decode(String.self, "id"),
      deleted: fields.decode(Bool.self, "deleted"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(object, "object")
    try fields.encode(id, "id")
    try fields.encode(deleted, "deleted")
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

nonisolated struct BankDetails: Codable, Hashable, Sendable {
  var brand: String
  var last4: String?
  var bank: String

  init(brand: String, last4: String? = nil, bank: String) {
    self.brand = brand
    self.last4 = last4
    self.bank = bank
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      brand: fields.decode(String.self, "brand"),
      last4: fields.decodeIfPresent(String.self, "last4"),
      bank: fields.decode(String.self, "bank"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(brand, "brand")
    try fields.encodeIfPresent(last4, "last4")
    try fields.encode(bank, "bank")
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

  init(type: String = "SHADOW", colour: String) {
    self.type = type
    self.colour = colour
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(String.self, "type"), colour: fields.decode(String.self, "colour"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(colour, "colour")
  }
}

nonisolated struct Metadata: Codable, Hashable, Sendable {
  var id: String
  var encoder: String
  /// The properties that the spec does not declare.
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
}

nonisolated enum ChargeCustomer: Codable, Hashable, Sendable {
  case id(String)
  case customer(Customer)
  case deletedCustomer(DeletedCustomer)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

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
      case 2: try .deletedCustomer(DeletedCustomer(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .id(let value): try value.encode(to: encoder)
    case .customer(let value): try value.encode(to: encoder)
    case .deletedCustomer(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum ChargeDetails: Codable, Hashable, Sendable {
  case cardDetails(CardDetails)
  case bankDetails(BankDetails)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [.members(), .members(required: ["bank"])]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .cardDetails(CardDetails(from: decoder))
      case 1: try .bankDetails(BankDetails(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .cardDetails(let value): try value.encode(to: encoder)
    case .bankDetails(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum Prompt: Codable, Hashable, Sendable {
  case string(String)
  case stringArray([String])
  case intArray([Int])
  case intArrayArray([[Int]])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .string, .elements([.string]), .elements([.integer]), .elements([.array]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .stringArray([String](from: decoder))
      case 2: try .intArray([Int](from: decoder))
      case 3: try .intArrayArray([[Int]](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .stringArray(let value): try value.encode(to: encoder)
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

nonisolated enum Limit: Codable, Hashable, Sendable {
  case double(Double)
  case int(Int)
  case date(Date)
  case unset
  case `false`
  case direction(Direction)
  case limitArray([Limit])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

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
      case 6: try .limitArray([Limit](from: decoder))
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
    case .limitArray(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum Direction: OpenEnum {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case ASC
  case asc, _256x256, asterisk, etcGMTPlus0, etcGMTMinus0
  /// A value that the spec does not list, kept as received.
  case unrecognized(String)

  init(rawValue: String) {
    switch rawValue {
    case "ASC": self = .ASC
    case "asc": self = .asc
    case "256x256": self = ._256x256
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
    case ._256x256: "256x256"
    case .asterisk: "*"
    case .etcGMTPlus0: "Etc/GMT+0"
    case .etcGMTMinus0: "Etc/GMT-0"
    case .unrecognized(let value): value
    }
  }
}

nonisolated enum Priority: OpenEnum {
  case _100, _200
  /// A value that the spec does not list, kept as received.
  case unrecognized(Int)

  init(rawValue: Int) {
    switch rawValue {
    case 100: self = ._100
    case 200: self = ._200
    default: self = .unrecognized(rawValue)
    }
  }

  var rawValue: Int {
    switch self {
    case ._100: 100
    case ._200: 200
    case .unrecognized(let value): value
    }
  }
}

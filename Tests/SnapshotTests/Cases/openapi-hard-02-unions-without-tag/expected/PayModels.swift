// Made by sdkgen for Pay. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct PaymentIntent: Codable, Hashable, Sendable {
  public var amountDetails: AmountDetails?

  public init(amountDetails: AmountDetails? = nil) {
    self.amountDetails = amountDetails
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      amountDetails: fields.decodeIfPresent(AmountDetails.self, "amount_details"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(amountDetails, "amount_details")
  }
}

extension PaymentIntent {
  public nonisolated struct AmountDetails: Codable, Hashable, Sendable {
    public var tip: Int?
    public var tax: Int?

    public init(tip: Int? = nil, tax: Int? = nil) {
      self.tip = tip
      self.tax = tax
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        tip: fields.decodeIfPresent(Int.self, "tip"), tax: fields.decodeIfPresent(Int.self, "tax"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(tip, "tip")
      try fields.encodeIfPresent(tax, "tax")
    }
  }
}

public nonisolated struct AmountDetails: Codable, Hashable, Sendable {
  public var tip: Int?
  public var tax: Int?

  public init(tip: Int? = nil, tax: Int? = nil) {
    self.tip = tip
    self.tax = tax
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tip: fields.decodeIfPresent(Int.self, "tip"), tax: fields.decodeIfPresent(Int.self, "tax"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(tip, "tip")
    try fields.encodeIfPresent(tax, "tax")
  }
}

public nonisolated struct AmountDetailsClient: Codable, Hashable, Sendable {
  public var tip: Int?

  public init(tip: Int? = nil) {
    self.tip = tip
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tip: fields.decodeIfPresent(Int.self, "tip"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(tip, "tip")
  }
}

public nonisolated enum MetadataFilterValue:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral
{
  case string(String)
  case double(Double)
  case array([String])
  case fieldFilterFloatRange(MetadataFieldFilterFloatRange = .init())
  case fieldFilterDateRange(MetadataFieldFilterDateRange = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Double) { self = .double(value) }

  public init(floatLiteral value: Double) { self = .double(value) }

  public init(arrayLiteral elements: String...) { self = .array(elements) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asDouble: Double? { if case .double(let value) = self { value } else { nil } }
  public var asArray: [String]? { if case .array(let value) = self { value } else { nil } }
  public var asFieldFilterFloatRange: MetadataFieldFilterFloatRange? {
    if case .fieldFilterFloatRange(let value) = self { value } else { nil }
  }
  public var asFieldFilterDateRange: MetadataFieldFilterDateRange? {
    if case .fieldFilterDateRange(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [.string, .number, .array, .members(), .members()]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .double(Double(from: decoder))
      case 2: try .array([String](from: decoder))
      case 3: try .fieldFilterFloatRange(MetadataFieldFilterFloatRange(from: decoder))
      case 4: try .fieldFilterDateRange(MetadataFieldFilterDateRange(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .fieldFilterFloatRange(let value): try value.encode(to: encoder)
    case .fieldFilterDateRange(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct MetadataFieldFilterFloatRange: Codable, Hashable, Sendable {
  public var lt: Double?
  public var gt: Double?

  public init(lt: Double? = nil, gt: Double? = nil) {
    self.lt = lt
    self.gt = gt
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lt: fields.decodeIfPresent(Double.self, "lt"), gt: fields.decodeIfPresent(Double.self, "gt"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(lt, "lt")
    try fields.encodeIfPresent(gt, "gt")
  }
}

public nonisolated struct MetadataFieldFilterDateRange: Codable, Hashable, Sendable {
  public var lt: Date?
  public var gt: Date?

  public init(lt: Date? = nil, gt: Date? = nil) {
    self.lt = lt
    self.gt = gt
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lt: fields.decodeIfPresent(Date.self, "lt"), gt: fields.decodeIfPresent(Date.self, "gt"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(lt, "lt")
    try fields.encodeIfPresent(gt, "gt")
  }
}

public nonisolated enum ConnectorEndpoint: Codable, Hashable, Sendable {
  case object(Object = .init())
  case option2(Option2 = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var endpointNodeID: String? {
    switch self {
    case .object(let value): value.endpointNodeID
    case .option2(let value): value.endpointNodeID
    default: nil
    }
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
  public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(optional: ["position"]), .members(optional: ["magnet"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .object(Object(from: decoder))
      case 1: try .option2(Option2(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .option2(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension ConnectorEndpoint {
  public nonisolated struct Object: Codable, Hashable, Sendable {
    public var endpointNodeID: String?
    public var position: Position?

    public init(endpointNodeID: String? = nil, position: Position? = nil) {
      self.endpointNodeID = endpointNodeID
      self.position = position
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        endpointNodeID: fields.decodeIfPresent(String.self, "endpointNodeId"),
        position: fields.decodeIfPresent(Position.self, "position"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(endpointNodeID, "endpointNodeId")
      try fields.encodeIfPresent(position, "position")
    }

    public nonisolated struct Position: Codable, Hashable, Sendable {
      public var x: Double?

      public init(x: Double? = nil) {
        self.x = x
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          x: fields.decodeIfPresent(Double.self, "x"))
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(x, "x")
      }
    }
  }

  public nonisolated struct Option2: Codable, Hashable, Sendable {
    public var endpointNodeID: String?
    public var magnet: Magnet?

    public init(endpointNodeID: String? = nil, magnet: Magnet? = nil) {
      self.endpointNodeID = endpointNodeID
      self.magnet = magnet
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        endpointNodeID: fields.decodeIfPresent(String.self, "endpointNodeId"),
        magnet: fields.decodeIfPresent(Magnet.self, "magnet"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(endpointNodeID, "endpointNodeId")
      try fields.encodeIfPresent(magnet, "magnet")
    }

    public nonisolated enum Magnet: OpenEnum {
      case auto, top
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "AUTO": self = .auto
        case "TOP": self = .top
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .auto: "AUTO"
        case .top: "TOP"
        case .unrecognized(let value): value
        }
      }
    }
  }
}

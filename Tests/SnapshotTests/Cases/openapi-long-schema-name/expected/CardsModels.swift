// Made by sdkgen for Cards. Do not edit.

public import SDKRuntime

// swift-format-ignore
public nonisolated struct Card: Decodable, Hashable, Sendable {
  public let status: Status
  public let authorization:
    PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization?

  public init(
    status: Status,
    authorization: PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization? = nil
  ) {
    self.status = status
    self.authorization = authorization
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      status: fields.decode(Status.self, "status"),
      authorization: fields.decodeIfPresent(
        PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization.self,
        "authorization"))
  }
}

extension Card {
  public nonisolated enum Status: OpenEnum {
    case disabled, enabled
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "disabled": self = .disabled
      case "enabled": self = .enabled
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .disabled: "disabled"
      case .enabled: "enabled"
      case .unrecognized(let value): value
      }
    }
  }
}

// swift-format-ignore
public nonisolated struct PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization:
  Decodable,
  Hashable,
  Sendable
{
  public let status: Status
  public let extendedAuthorizationSelectorType: ExtendedAuthorizationSelectorType?

  public init(
    status: Status, extendedAuthorizationSelectorType: ExtendedAuthorizationSelectorType? = nil
  ) {
    self.status = status
    self.extendedAuthorizationSelectorType = extendedAuthorizationSelectorType
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      status: fields.decode(Status.self, "status"),
      extendedAuthorizationSelectorType: fields.decodeIfPresent(
        ExtendedAuthorizationSelectorType.self, "extended_authorization_selector_type"))
  }
}

extension
  PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization
{
  public typealias Status = Card.Status

  public nonisolated enum ExtendedAuthorizationSelectorType: OpenEnum {
    case individual
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "individual": self = .individual
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .individual: "individual"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated enum PaymentFlowsPrivatePaymentMethodsSelectorType: OpenEnum {
  case individual, shared
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "individual": self = .individual
    case "shared": self = .shared
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .individual: "individual"
    case .shared: "shared"
    case .unrecognized(let value): value
    }
  }
}

extension CardsEndpoint {
  public nonisolated struct UpdateCardBody: Encodable, HashableModel, Sendable {
    public var day: String
    public var hour: String
    public var pending: Bool?
    public var description: [String]?

    public init(day: String, hour: String, pending: Bool? = nil, description: [String]? = nil) {
      self.day = day
      self.hour = hour
      self.pending = pending
      self.description = description
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(day, "day")
      try fields.encode(hour, "hour")
      try fields.encodeIfPresent(pending, "pending")
      try fields.encodeIfPresent(description, "description")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.day, b.day)
      pairs.add(a.hour, b.hour)
      pairs.add(a.pending, b.pending)
      pairs.add(a.description, b.description)
    }
  }
}

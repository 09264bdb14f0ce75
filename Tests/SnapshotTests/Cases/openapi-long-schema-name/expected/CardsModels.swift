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

  public init(status: Status) {
    self.status = status
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      status: fields.decode(Status.self, "status"))
  }
}

extension
  PaymentFlowsPrivatePaymentMethodsCardDetailsResourceEnterpriseFeaturesExtendedAuthorization
{
  public typealias Status = Card.Status
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Sale: Decodable, Hashable, Sendable {
  public let price: Double

  public init(price: Double) {
    self.price = price
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decode(Double.self, "price"))
  }
}

public nonisolated struct Return: Decodable, Hashable, Sendable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      reason: fields.decode(String.self, "reason"))
  }
}

public nonisolated enum Delivery: WebhookUnion, Decodable, Hashable, Sendable {
  case sale(Sale)
  case `return`(Return)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asSale: Sale? { if case .sale(let value) = self { value } else { nil } }
  public var asReturn: Return? { if case .`return`(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(required: ["price"]), .members(required: ["reason"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .sale(Sale(from: decoder))
      case 1: try .`return`(Return(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

extension PayEndpoint {
  public nonisolated enum GetAccountsCreated:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByIntegerLiteral
  {
    case object(Object = .init())
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(gt: Int? = nil, gte: Int? = nil) { self = .object(Object(gt: gt, gte: gte)) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .object(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Object: Encodable, Hashable, Sendable {
      public var gt: Int?
      public var gte: Int?

      public init(gt: Int? = nil, gte: Int? = nil) {
        self.gt = gt
        self.gte = gte
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(gt, "gt")
        try fields.encodeIfPresent(gte, "gte")
      }
    }
  }

  public nonisolated struct GetAccountsLine: Encodable, Hashable, Sendable {
    public var amount: Int
    public var description: String?

    public init(amount: Int, description: String? = nil) {
      self.amount = amount
      self.description = description
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(amount, "amount")
      try fields.encodeIfPresent(description, "description")
    }
  }
}

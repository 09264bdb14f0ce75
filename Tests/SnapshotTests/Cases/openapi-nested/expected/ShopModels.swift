// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Card: Decodable, Hashable, Sendable {
  public let number: String?

  public init(number: String? = nil) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decodeIfPresent(String.self, "number"))
  }
}

public nonisolated struct Customer: Decodable, Hashable, Sendable {
  public let name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }
}

public nonisolated struct Charge: Decodable, HashableModel, Sendable {
  public let outcome: Outcome?
  public let card: Card?
  public let customer: CustomerChoice?
  public let data: [ChargeData]?
  public let refund: Refund?

  public init(
    outcome: Outcome? = nil, card: Card? = nil, customer: CustomerChoice? = nil,
    data: [ChargeData]? = nil, refund: Refund? = nil
  ) {
    self.outcome = outcome
    self.card = card
    self.customer = customer
    self.data = data
    self.refund = refund
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      outcome: fields.decodeIfPresent(Outcome.self, "outcome"),
      card: fields.decodeIfPresent(Card.self, "card"),
      customer: fields.decodeIfPresent(CustomerChoice.self, "customer"),
      data: fields.decodeIfPresent([ChargeData].self, "data"),
      refund: fields.decodeIfPresent(Refund.self, "refund"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.outcome, b.outcome)
    pairs.add(a.card, b.card)
    pairs.add(a.customer, b.customer)
    pairs.add(a.data, b.data)
    pairs.add(a.refund, b.refund)
  }
}

extension Charge {
  public nonisolated struct Outcome: Decodable, Hashable, Sendable {
    public let rule: Rule?

    public init(rule: Rule? = nil) {
      self.rule = rule
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        rule: fields.decodeIfPresent(Rule.self, "rule"))
    }

    public nonisolated struct Rule: Decodable, Hashable, Sendable {
      public let type: RuleType?

      public init(type: RuleType? = nil) {
        self.type = type
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          type: fields.decodeIfPresent(RuleType.self, "type"))
      }

      public nonisolated enum RuleType: OpenEnum {
        case x, y
        /// A value that this client does not know, kept as received.
        case unrecognized(String)

        public init(rawValue: String) {
          switch rawValue {
          case "x": self = .x
          case "y": self = .y
          default: self = .unrecognized(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
          case .x: "x"
          case .y: "y"
          case .unrecognized(let value): value
          }
        }
      }
    }
  }

  public nonisolated struct Card: Decodable, Hashable, Sendable {
    public let last4: String?
    public let full: ShopClient.CardModel?

    public init(last4: String? = nil, full: ShopClient.CardModel? = nil) {
      self.last4 = last4
      self.full = full
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        last4: fields.decodeIfPresent(String.self, "last4"),
        full: fields.decodeIfPresent(ShopClient.CardModel.self, "full"))
    }
  }

  public nonisolated enum CustomerChoice: Decodable, Hashable, Sendable {
    case string(String)
    case customer(Customer)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asCustomer: Customer? { if case .customer(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .customer(Customer(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }

  public nonisolated struct ChargeData: Decodable, Hashable, Sendable {
    public let charge: DataCharge?

    public init(charge: DataCharge? = nil) {
      self.charge = charge
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        charge: fields.decodeIfPresent(DataCharge.self, "charge"))
    }

    public nonisolated struct DataCharge: Decodable, Hashable, Sendable {
      public let id: String?

      public init(id: String? = nil) {
        self.id = id
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          id: fields.decodeIfPresent(String.self, "id"))
      }
    }
  }

  public nonisolated struct Refund: Decodable, Hashable, Sendable {
    public let rule: Rule?

    public init(rule: Rule? = nil) {
      self.rule = rule
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        rule: fields.decodeIfPresent(Rule.self, "rule"))
    }

    public typealias Rule = Outcome.Rule
  }
}

extension ShopEndpoint {
  public nonisolated enum FetchMode: OpenEnum {
    case live, test
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "live": self = .live
      case "test": self = .test
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .live: "live"
      case .test: "test"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum MakeMode: OpenEnum {
    case live, test
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "live": self = .live
      case "test": self = .test
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .live: "live"
      case .test: "test"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct MakeResponse: Decodable, Hashable, Sendable {
    public let data: ResponseData?

    public init(data: ResponseData? = nil) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decodeIfPresent(ResponseData.self, "data"))
    }

    public nonisolated struct ResponseData: Decodable, Hashable, Sendable {
      public let n: Int?

      public init(n: Int? = nil) {
        self.n = n
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          n: fields.decodeIfPresent(Int.self, "n"))
      }
    }
  }

  public nonisolated struct MakeBody: Encodable, Hashable, Sendable {
    public var outcome: Outcome?

    public init(outcome: Outcome? = nil) {
      self.outcome = outcome
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(outcome, "outcome")
    }

    public nonisolated struct Outcome: Encodable, Hashable, Sendable {
      public var reason: Reason?

      public init(reason: Reason? = nil) {
        self.reason = reason
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(reason, "reason")
      }

      public nonisolated enum Reason: OpenEnum {
        case a, b
        /// A value that this client does not know, kept as received.
        case unrecognized(String)

        public init(rawValue: String) {
          switch rawValue {
          case "a": self = .a
          case "b": self = .b
          default: self = .unrecognized(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
          case .a: "a"
          case .b: "b"
          case .unrecognized(let value): value
          }
        }
      }
    }
  }
}

extension ShopClient {
  /// `Card`, where a nested type has that name.
  public typealias CardModel = Card
}

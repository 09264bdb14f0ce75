// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated struct BankAccount: Codable, Hashable, Sendable {
  public var mandate: MandateChoice?
  public var owner: Owner?

  public init(mandate: MandateChoice? = nil, owner: Owner? = nil) {
    self.mandate = mandate
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      mandate: fields.decodeIfPresent(MandateChoice.self, "mandate"),
      owner: fields.decodeIfPresent(Owner.self, "owner"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(mandate, "mandate")
    try fields.encodeIfPresent(owner, "owner")
  }
}

extension BankAccount {
  public nonisolated indirect enum MandateChoice:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation
  {
    case string(String)
    case mandate(Mandate)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(method: PaymentMethod) { self = .mandate(Mandate(method: method)) }

    public static func mandate(_ method: PaymentMethod) -> Self {
      .mandate(Mandate(method: method))
    }

    public init(stringLiteral value: String) { self = .string(value) }

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asMandate: Mandate? { if case .mandate(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .object]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .mandate(Mandate(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .mandate(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Mandate: Codable, Hashable, Sendable {
  public var method: PaymentMethod

  public init(method: PaymentMethod) {
    self.method = method
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      method: fields.decode(PaymentMethod.self, "method"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(method, "method")
  }
}

public nonisolated struct PaymentMethod: Codable, Hashable, Sendable {
  public var account: BankAccount? {
    get { _account?.value }
    set { _account = Boxed(newValue) }
  }
  private var _account: Boxed<BankAccount>?

  public init(account: BankAccount? = nil) {
    self._account = Boxed(account)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      account: fields.decodeIfPresent(BankAccount.self, "account"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(_account?.value, "account")
  }
}

public nonisolated struct Owner: Codable, Hashable, Sendable {
  public var first: PaymentMethod
  public var name: String?

  public init(first: PaymentMethod, name: String? = nil) {
    self.first = first
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      first: fields.decode(PaymentMethod.self, "first"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(first, "first")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct WidgetNode: Codable, Hashable, Sendable {
  public var children: [WidgetNode]
  public var named: [String: WidgetNode]

  public init(children: [WidgetNode], named: [String: WidgetNode]) {
    self.children = children
    self.named = named
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      children: fields.decode([WidgetNode].self, "children"),
      named: fields.decode([String: WidgetNode].self, "named"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(children, "children")
    try fields.encode(named, "named")
  }
}

// Made by sdkgen for Talk. Do not edit.

public import SDKRuntime

public nonisolated struct Chat: Encodable, HashableModel, Sendable {
  public var messages: [Message]
  public var address: Address?
  public var created: Created?
  public var literal: Literal?
  public var card: Card?
  public var tool: Tool?

  public init(
    messages: [Message], address: Address? = nil, created: Created? = nil, literal: Literal? = nil,
    card: Card? = nil, tool: Tool? = nil
  ) {
    self.messages = messages
    self.address = address
    self.created = created
    self.literal = literal
    self.card = card
    self.tool = tool
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(messages, "messages")
    try fields.encodeIfPresent(address, "address")
    try fields.encodeIfPresent(created, "created")
    try fields.encodeIfPresent(literal, "literal")
    try fields.encodeIfPresent(card, "card")
    try fields.encodeIfPresent(tool, "tool")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.messages, b.messages)
    pairs.add(a.address, b.address)
    pairs.add(a.created, b.created)
    pairs.add(a.literal, b.literal)
    pairs.add(a.card, b.card)
    pairs.add(a.tool, b.tool)
  }
}

extension Chat {
  public nonisolated enum Address: Encodable, Hashable, Sendable {
    case home(Home)
    case unset
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(city: String, street: String? = nil, kind: Home.Kind? = nil) {
      self = .home(Home(city: city, street: street, kind: kind))
    }

    public static func home(_ city: String) -> Self { .home(Home(city: city)) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .home(let value): try value.encode(to: encoder)
      case .unset: try JSON.string("").encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Home: Encodable, HashableModel, Sendable {
      public var street: String?
      public var city: String
      public var kind: Kind?

      public init(city: String, street: String? = nil, kind: Kind? = nil) {
        self.street = street
        self.city = city
        self.kind = kind
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(street, "street")
        try fields.encode(city, "city")
        try fields.encodeIfPresent(kind, "kind")
      }

      public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
        pairs.add(a.street, b.street)
        pairs.add(a.city, b.city)
        pairs.add(a.kind, b.kind)
      }

      public nonisolated enum Kind: OpenEnum {
        case home
        /// A value that this client does not know, kept as received.
        case unrecognized(String)

        public init(rawValue: String) {
          switch rawValue {
          case "home": self = .home
          default: self = .unrecognized(rawValue)
          }
        }

        public var rawValue: String {
          switch self {
          case .home: "home"
          case .unrecognized(let value): value
          }
        }
      }
    }
  }

  public nonisolated enum Created: Encodable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    case int(Int)
    case object(Object = .init())
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(gt: Int? = nil, lt: Int? = nil) { self = .object(Object(gt: gt, lt: lt)) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .int(let value): try value.encode(to: encoder)
      case .object(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Object: Encodable, Hashable, Sendable {
      public var gt: Int?
      public var lt: Int?

      public init(gt: Int? = nil, lt: Int? = nil) {
        self.gt = gt
        self.lt = lt
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(gt, "gt")
        try fields.encodeIfPresent(lt, "lt")
      }
    }
  }

  public nonisolated enum Literal:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation
  {
    case string(String)
    case object(Object = .init())
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .object(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Object: Encodable, Hashable, Sendable {
      public var stringLiteral: String?

      public init(stringLiteral: String? = nil) {
        self.stringLiteral = stringLiteral
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(stringLiteral, "stringLiteral")
      }
    }
  }

  public nonisolated struct Card: Encodable, Hashable, Sendable {
    public var number: String?
    public var token: String?

    public init(number: String? = nil, token: String? = nil) {
      self.number = number
      self.token = token
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(number, "number")
      try fields.encodeIfPresent(token, "token")
    }
  }

  public nonisolated enum Tool: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
    case mode(Mode)
    case required(Required = .init())
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(name: String? = nil) { self = .required(Required(name: name)) }

    public static var auto: Self { .mode(.auto) }
    public static var noneValue: Self { .mode(.noneValue) }

    public init(stringLiteral value: String) { self = .mode(Mode(rawValue: value)) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .mode(let value): try value.encode(to: encoder)
      case .required(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct Required: Encodable, Hashable, Sendable {
      public var name: String?

      public init(name: String? = nil) {
        self.name = name
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(name, "name")
      }
    }
  }
}

public nonisolated enum Message: Encodable, Hashable, Sendable {
  case user(User)
  case assistant(Assistant = .init())
  case image(Picture = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func user(_ content: String) -> Self { .user(User(content: content)) }

  public static func assistant(_ content: String) -> Self {
    .assistant(Assistant(content: content))
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .user(let value): try value.encode(to: encoder)
    case .assistant(let value): try value.encode(to: encoder)
    case .image(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct User: Encodable, Hashable, Sendable {
  public var role: String
  public var content: String

  public init(content: String) {
    self.role = "user"
    self.content = content
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(role, "role")
    try fields.encode(content, "content")
  }
}

public nonisolated struct Assistant: Encodable, HashableModel, Sendable {
  public var role: String
  public var name: String?
  public var content: String?

  public init(name: String? = nil, content: String? = nil) {
    self.role = "assistant"
    self.name = name
    self.content = content
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(role, "role")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(content, "content")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.role, b.role)
    pairs.add(a.name, b.name)
    pairs.add(a.content, b.content)
  }
}

public nonisolated struct Picture: Encodable, Hashable, Sendable {
  public var role: String
  public var url: String?

  public init(url: String? = nil) {
    self.role = "image"
    self.url = url
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(role, "role")
    try fields.encodeIfPresent(url, "url")
  }
}

public nonisolated enum Mode: OpenEnum {
  case auto, required, noneValue
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "auto": self = .auto
    case "required": self = .required
    case "none": self = .noneValue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .auto: "auto"
    case .required: "required"
    case .noneValue: "none"
    case .unrecognized(let value): value
    }
  }
}

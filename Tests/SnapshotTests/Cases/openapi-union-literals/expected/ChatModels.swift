// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated struct Chat: Encodable, HashableModel, Sendable {
  public var model: Model
  public var size: Size?
  public var messages: [Message]
  public var stop: Stop?
  public var metadata: Metadata?
  public var temperature: Temperature?

  public init(
    model: Model, messages: [Message], size: Size? = nil, stop: Stop? = nil,
    metadata: Metadata? = nil, temperature: Temperature? = nil
  ) {
    self.model = model
    self.size = size
    self.messages = messages
    self.stop = stop
    self.metadata = metadata
    self.temperature = temperature
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(model, "model")
    try fields.encodeIfPresent(size, "size")
    try fields.encode(messages, "messages")
    try fields.encodeIfPresent(stop, "stop")
    try fields.encodeIfPresent(metadata, "metadata")
    try fields.encodeIfPresent(temperature, "temperature")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.model, b.model)
    pairs.add(a.size, b.size)
    pairs.add(a.messages, b.messages)
    pairs.add(a.stop, b.stop)
    pairs.add(a.metadata, b.metadata)
    pairs.add(a.temperature, b.temperature)
  }
}

extension Chat {
  public nonisolated enum Model: OpenEnum, ExpressibleByStringInterpolation {
    case gpt4o, gpt5
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "gpt-4o": self = .gpt4o
      case "gpt-5": self = .gpt5
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .gpt4o: "gpt-4o"
      case .gpt5: "gpt-5"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Size: OpenEnum, ExpressibleByIntegerLiteral {
    case size256, size512
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 256: self = .size256
      case 512: self = .size512
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .size256: 256
      case .size512: 512
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Message: Encodable, Hashable, Sendable {
    case user(User)
    case tool(Tool)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public static func user(_ content: Content) -> Self { .user(User(content: content)) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .user(let value): try value.encode(to: encoder)
      case .tool(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Stop:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
  {
    case string(String)
    case array([String])
    case intArray([Int])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: String...) { self = .array(elements) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .intArray(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Metadata: Encodable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
    case dictionary([String: String])
    case unset
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(dictionaryLiteral elements: (String, String)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .dictionary(let value): try FieldEncoder.write(value, to: encoder)
      case .unset: try JSON.string("").encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Temperature:
    Encodable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
  {
    case double(Double)
    case bool(Bool)
    case mode(Mode)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static var cold: Self { .mode(.cold) }
    public static var hot: Self { .mode(.hot) }

    public init(stringLiteral value: String) { self = .mode(Mode(rawValue: value)) }

    public init(integerLiteral value: Double) { self = .double(value) }

    public init(floatLiteral value: Double) { self = .double(value) }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .double(let value): try value.encode(to: encoder)
      case .bool(let value): try value.encode(to: encoder)
      case .mode(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct User: Encodable, HashableModel, Sendable {
  public var role: String
  public var content: Content
  public var name: String?

  public init(content: Content, name: String? = nil) {
    self.role = "user"
    self.content = content
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(role, "role")
    try fields.encode(content, "content")
    try fields.encodeIfPresent(name, "name")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.role, b.role)
    pairs.add(a.content, b.content)
    pairs.add(a.name, b.name)
  }
}

public nonisolated struct Tool: Encodable, HashableModel, Sendable, Identifiable {
  public var role: String
  public var id: String
  public var content: String

  public init(id: String, content: String) {
    self.role = "tool"
    self.id = id
    self.content = content
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(role, "role")
    try fields.encode(id, "id")
    try fields.encode(content, "content")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.role, b.role)
    pairs.add(a.id, b.id)
    pairs.add(a.content, b.content)
  }
}

public nonisolated enum Content:
  Encodable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral
{
  case string(String)
  case array([String])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: String...) { self = .array(elements) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated enum Mode: OpenEnum {
  case cold, hot
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "cold": self = .cold
    case "hot": self = .hot
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .cold: "cold"
    case .hot: "hot"
    case .unrecognized(let value): value
    }
  }
}

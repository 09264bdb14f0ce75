// Made by sdkgen for Effects. Do not edit.

public import SDKRuntime

public nonisolated enum Effect: Codable, Hashable, Sendable {
  case dropShadow(Shadow = .init())
  case blur(Blur)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asDropShadow: Shadow? { if case .dropShadow(let value) = self { value } else { nil } }
  public var asBlur: Blur? { if case .blur(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "DROP_SHADOW": self = try .dropShadow(Shadow(from: decoder))
    case "LAYER_BLUR", "BACKGROUND_BLUR": self = try .blur(Blur(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .dropShadow(let value): try value.encode(to: encoder)
    case .blur(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Shadow: Codable, Hashable, Sendable {
  public var type: String
  public var radius: Double?

  public init(radius: Double? = nil) {
    self.type = "DROP_SHADOW"
    self.radius = radius
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      radius: fields.decodeIfPresent(Double.self, "radius"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(radius, "radius")
  }
}

public nonisolated enum Blur: Codable, Hashable, Sendable {
  case normal(NormalBlur)
  case progressive(ProgressiveBlur)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func normal(_ type: NormalBlur.BlurType) -> Self {
    .normal(NormalBlur(type: type))
  }

  public static func progressive(_ type: ProgressiveBlur.BlurType) -> Self {
    .progressive(ProgressiveBlur(type: type))
  }

  public var asNormal: NormalBlur? { if case .normal(let value) = self { value } else { nil } }
  public var asProgressive: ProgressiveBlur? {
    if case .progressive(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["NORMAL"]]),
    .members(constants: ["kind": ["PROGRESSIVE"]], required: ["kind"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .normal(NormalBlur(from: decoder))
      case 1: try .progressive(ProgressiveBlur(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .normal(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("NORMAL", "kind")
      try value.encode(to: encoder)
      try fields.encode("NORMAL", "kind")
    case .progressive(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct NormalBlur: Codable, Hashable, Sendable {
  public var type: BlurType
  public var kind: Kind?

  public init(type: BlurType, kind: Kind? = nil) {
    self.type = type
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(BlurType.self, "type"), kind: fields.decodeIfPresent(Kind.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encodeIfPresent(kind, "kind")
  }
}

extension NormalBlur {
  public nonisolated enum BlurType: OpenEnum {
    case layerBlur, backgroundBlur
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "LAYER_BLUR": self = .layerBlur
      case "BACKGROUND_BLUR": self = .backgroundBlur
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .layerBlur: "LAYER_BLUR"
      case .backgroundBlur: "BACKGROUND_BLUR"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Kind: OpenEnum {
    case normal
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "NORMAL": self = .normal
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .normal: "NORMAL"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct ProgressiveBlur: Codable, Hashable, Sendable {
  public var type: BlurType
  public var kind: String

  public init(type: BlurType) {
    self.type = type
    self.kind = "PROGRESSIVE"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(BlurType.self, "type"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(type, "type")
  }
}

extension ProgressiveBlur {
  public typealias BlurType = NormalBlur.BlurType
}

public nonisolated enum TurnDetection: Codable, Hashable, Sendable {
  case serverVAD(ServerVAD = .init())
  case semanticVAD(SemanticVAD = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asServerVAD: ServerVAD? {
    if case .serverVAD(let value) = self { value } else { nil }
  }
  public var asSemanticVAD: SemanticVAD? {
    if case .semanticVAD(let value) = self { value } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "server_vad": self = try .serverVAD(ServerVAD(from: decoder))
    case "semantic_vad": self = try .semanticVAD(SemanticVAD(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .serverVAD(let value): try value.encode(to: encoder)
    case .semanticVAD(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension TurnDetection {
  public nonisolated struct ServerVAD: Codable, Hashable, Sendable {
    public var type: String
    public var threshold: Double?

    public init(threshold: Double? = nil) {
      self.type = "server_vad"
      self.threshold = threshold
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        threshold: fields.decodeIfPresent(Double.self, "threshold"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encodeIfPresent(threshold, "threshold")
    }
  }

  public nonisolated struct SemanticVAD: Codable, Hashable, Sendable {
    public var type: String
    public var eagerness: String?

    public init(eagerness: String? = nil) {
      self.type = "semantic_vad"
      self.eagerness = eagerness
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        eagerness: fields.decodeIfPresent(String.self, "eagerness"))
      self.type = try fields.decode(String.self, "type")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encodeIfPresent(eagerness, "eagerness")
    }
  }
}

public nonisolated enum InputItem: Codable, Hashable, Sendable {
  case trigger(Trigger = .init())
  case item(Item)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asTrigger: Trigger? { if case .trigger(let value) = self { value } else { nil } }
  public var asItem: Item? { if case .item(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "trigger": self = try .trigger(Trigger(from: decoder))
    case "message", "call": self = try .item(Item(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .trigger(let value): try value.encode(to: encoder)
    case .item(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Trigger: Codable, Hashable, Sendable {
  public var type: String

  public init() {
    self.type = "trigger"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

public nonisolated enum Item: Codable, Hashable, Sendable {
  case message(Message)
  case call(Call = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func message(_ text: String) -> Self { .message(Message(text: text)) }

  public var asMessage: Message? { if case .message(let value) = self { value } else { nil } }
  public var asCall: Call? { if case .call(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "message": self = try .message(Message(from: decoder))
    case "call": self = try .call(Call(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .message(let value): try value.encode(to: encoder)
    case .call(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Message: Codable, Hashable, Sendable {
  public var type: String
  public var text: String

  public init(text: String) {
    self.type = "message"
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(text, "text")
  }
}

public nonisolated struct Call: Codable, Hashable, Sendable {
  public var type: String

  public init() {
    self.type = "call"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.type = try fields.decode(String.self, "type")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
  }
}

public nonisolated enum Proof: Codable, Hashable, Sendable {
  case card(CardProof = .init())
  case letter(LetterProof = .init())
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asCard: CardProof? { if case .card(let value) = self { value } else { nil } }
  public var asLetter: LetterProof? { if case .letter(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "card": self = try .card(CardProof(from: decoder))
    case "letter": self = try .letter(LetterProof(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .card(let value): try value.encode(to: encoder)
    case .letter(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Proof {
  public nonisolated struct CardProof: Codable, Hashable, Sendable {
    public var kind: String
    public var side: String?

    public init(side: String? = nil) {
      self.kind = "card"
      self.side = side
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        side: fields.decodeIfPresent(String.self, "side"))
      self.kind = try fields.decode(String.self, "kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(side, "side")
    }
  }
}

public nonisolated struct LetterProof: Codable, Hashable, Sendable {
  public var kind: String
  public var pages: Int?

  public init(pages: Int? = nil) {
    self.kind = "letter"
    self.pages = pages
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pages: fields.decodeIfPresent(Int.self, "pages"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(pages, "pages")
  }
}

// Made by sdkgen for Names. Do not edit.

public import SDKRuntime

public nonisolated enum Effect: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
  case blur(BlurEffect)
  case dropShadow(DropShadowEffect)
  case array([BlurEffect])
  case dropShadowArray([DropShadowEffect])
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func blur(_ radius: Double) -> Self { .blur(BlurEffect(radius: radius)) }

  public static func dropShadow(_ offset: Double) -> Self {
    .dropShadow(DropShadowEffect(offset: offset))
  }

  public init(arrayLiteral elements: BlurEffect...) { self = .array(elements) }

  public var asBlur: BlurEffect? { if case .blur(let value) = self { value } else { nil } }
  public var asDropShadow: DropShadowEffect? {
    if case .dropShadow(let value) = self { value } else { nil }
  }
  public var asArray: [BlurEffect]? { if case .array(let value) = self { value } else { nil } }
  public var asDropShadowArray: [DropShadowEffect]? {
    if case .dropShadowArray(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(required: ["radius"]), .members(required: ["offset"]),
    .elements([.members(required: ["radius"])]), .elements([.members(required: ["offset"])]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .blur(BlurEffect(from: decoder))
      case 1: try .dropShadow(DropShadowEffect(from: decoder))
      case 2: try .array([BlurEffect](from: decoder))
      case 3: try .dropShadowArray([DropShadowEffect](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .blur(let value): try value.encode(to: encoder)
    case .dropShadow(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    case .dropShadowArray(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct BlurEffect: Codable, Hashable, Sendable {
  public var radius: Double

  public init(radius: Double) {
    self.radius = radius
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      radius: fields.decode(Double.self, "radius"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(radius, "radius")
  }
}

public nonisolated struct DropShadowEffect: Codable, Hashable, Sendable {
  public var offset: Double

  public init(offset: Double) {
    self.offset = offset
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      offset: fields.decode(Double.self, "offset"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(offset, "offset")
  }
}

public nonisolated enum NamesEndpoint: Codable, Hashable, Sendable {
  case pcmAudioFormat(PCMAudioFormat)
  case magnet(Magnet = .init())
  case position(Position)
  case url(EndpointURL)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func position(_ position: Int) -> Self { .position(Position(position: position)) }

  public var asPCMAudioFormat: PCMAudioFormat? {
    if case .pcmAudioFormat(let value) = self { value } else { nil }
  }
  public var asMagnet: Magnet? { if case .magnet(let value) = self { value } else { nil } }
  public var asPosition: Position? { if case .position(let value) = self { value } else { nil } }
  public var asURL: EndpointURL? { if case .url(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(required: ["rate", "depth"]),
    .members(constants: ["kind": ["magnet"]], required: ["kind"]),
    .members(required: ["position"], optional: ["node"]),
    .members(required: ["url", "key"], optional: ["node"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .pcmAudioFormat(PCMAudioFormat(from: decoder))
      case 1: try .magnet(Magnet(from: decoder))
      case 2: try .position(Position(from: decoder))
      case 3: try .url(EndpointURL(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .pcmAudioFormat(let value): try value.encode(to: encoder)
    case .magnet(let value): try value.encode(to: encoder)
    case .position(let value): try value.encode(to: encoder)
    case .url(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension NamesEndpoint {
  public nonisolated struct PCMAudioFormat: Codable, Hashable, Sendable {
    public var rate: Int
    public var depth: Int

    public init(rate: Int, depth: Int) {
      self.rate = rate
      self.depth = depth
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        rate: fields.decode(Int.self, "rate"), depth: fields.decode(Int.self, "depth"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(rate, "rate")
      try fields.encode(depth, "depth")
    }
  }

  public nonisolated struct Magnet: Codable, Hashable, Sendable {
    public var kind: String

    public init() {
      self.kind = "magnet"
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      self.init()
      self.kind = try fields.decode(String.self, "kind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
    }
  }

  public nonisolated struct Position: Codable, Hashable, Sendable {
    public var position: Int
    public var node: String?

    public init(position: Int, node: String? = nil) {
      self.position = position
      self.node = node
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        position: fields.decode(Int.self, "position"),
        node: fields.decodeIfPresent(String.self, "node"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(position, "position")
      try fields.encodeIfPresent(node, "node")
    }
  }

  public nonisolated struct EndpointURL: Codable, HashableModel, Sendable {
    public var node: String?
    public var url: String
    public var key: String

    public init(url: String, key: String, node: String? = nil) {
      self.node = node
      self.url = url
      self.key = key
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        url: fields.decode(String.self, "url"), key: fields.decode(String.self, "key"),
        node: fields.decodeIfPresent(String.self, "node"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(node, "node")
      try fields.encode(url, "url")
      try fields.encode(key, "key")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.node, b.node)
      pairs.add(a.url, b.url)
      pairs.add(a.key, b.key)
    }
  }
}

public nonisolated enum Address: Codable, Hashable, Sendable {
  case object(Object = .init())
  case unset
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(city: String? = nil, line: String? = nil) {
    self = .object(Object(city: city, line: line))
  }

  public var asObject: Object? { if case .object(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.object, .constants([""])]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .object(Object(from: decoder))
      case 1: .unset
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let value): try value.encode(to: encoder)
    case .unset: try JSON.string("").encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Address {
  public nonisolated struct Object: Codable, Hashable, Sendable {
    public var city: String?
    public var line: String?

    public init(city: String? = nil, line: String? = nil) {
      self.city = city
      self.line = line
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        city: fields.decodeIfPresent(String.self, "city"),
        line: fields.decodeIfPresent(String.self, "line"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(city, "city")
      try fields.encodeIfPresent(line, "line")
    }
  }
}

public nonisolated enum Level: Codable, Hashable, Sendable {
  case value0
  case valueMinus1
  case low
  case `true`
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  private static let _members: UnionMembers = [
    .constants([0]), .constants([-1]), .constants(["low"]), .constants([true]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: .value0
      case 1: .valueMinus1
      case 2: .low
      case 3: .`true`
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .value0: try JSON.integer(0).encode(to: encoder)
    case .valueMinus1: try JSON.integer(-1).encode(to: encoder)
    case .low: try JSON.string("low").encode(to: encoder)
    case .`true`: try JSON.bool(true).encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

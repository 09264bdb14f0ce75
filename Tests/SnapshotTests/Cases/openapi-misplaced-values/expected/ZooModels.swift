// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias ZooSize = String

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let level: Level
  public let weight: Double?
  public let on: Bool?
  public let maybe: Maybe?
  public let tags: [Tag]
  public let sizes: [Size]?
  public let mixed: Mixed?

  public init(
    level: Level, tags: [Tag], weight: Double? = nil, on: Bool? = nil, maybe: Maybe? = nil,
    sizes: [Size]? = nil, mixed: Mixed? = nil
  ) {
    self.level = level
    self.weight = weight
    self.on = on
    self.maybe = maybe
    self.tags = tags
    self.sizes = sizes
    self.mixed = mixed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      level: fields.decode(Level.self, "level"), tags: fields.decode([Tag].self, "tags"),
      weight: fields.decodeIfPresent(Double.self, "weight"),
      on: fields.decodeIfPresent(Bool.self, "on"),
      maybe: fields.decodeIfPresent(Maybe.self, "maybe"),
      sizes: fields.decodeIfPresent([Size].self, "sizes"),
      mixed: fields.decodeIfPresent(Mixed.self, "mixed"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.level, b.level)
    pairs.add(a.weight, b.weight)
    pairs.add(a.on, b.on)
    pairs.add(a.maybe, b.maybe)
    pairs.add(a.tags, b.tags)
    pairs.add(a.sizes, b.sizes)
    pairs.add(a.mixed, b.mixed)
  }
}

extension Pet {
  public nonisolated enum Level: OpenEnum {
    case level0, level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 0: self = .level0
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .level0: 0
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Maybe: OpenEnum {
    case maybe3, maybe4
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 3: self = .maybe3
      case 4: self = .maybe4
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .maybe3: 3
      case .maybe4: 4
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Tag: OpenEnum {
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

  public nonisolated enum Size: OpenEnum {
    case s, m
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "s": self = .s
      case "m": self = .m
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .s: "s"
      case .m: "m"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Mixed: OpenEnum {
    case mixed1, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1": self = .mixed1
      case "large": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .mixed1: "1"
      case .large: "large"
      case .unrecognized(let value): value
      }
    }
  }
}

extension ZooEndpoint {
  public nonisolated enum GetPetLevel: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }
}

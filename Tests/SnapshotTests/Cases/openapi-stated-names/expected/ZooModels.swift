// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let name: String?
  public let address: Address?
  public let diet: DietKind?
  public let first: First?
  public let second: Second?
  public let model: Model?
  public let parts: [Component]?

  public init(
    name: String? = nil, address: Address? = nil, diet: DietKind? = nil, first: First? = nil,
    second: Second? = nil, model: Model? = nil, parts: [Component]? = nil
  ) {
    self.name = name
    self.address = address
    self.diet = diet
    self.first = first
    self.second = second
    self.model = model
    self.parts = parts
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "nm"),
      address: fields.decodeIfPresent(Address.self, "adr"),
      diet: fields.decodeIfPresent(DietKind.self, "diet"),
      first: fields.decodeIfPresent(First.self, "first"),
      second: fields.decodeIfPresent(Second.self, "second"),
      model: fields.decodeIfPresent(Model.self, "model"),
      parts: fields.decodeIfPresent([Component].self, "parts"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.address, b.address)
    pairs.add(a.diet, b.diet)
    pairs.add(a.first, b.first)
    pairs.add(a.second, b.second)
    pairs.add(a.model, b.model)
    pairs.add(a.parts, b.parts)
  }
}

extension Pet {
  public nonisolated struct Address: Decodable, Hashable, Sendable {
    public let city: String?

    public init(city: String? = nil) {
      self.city = city
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        city: fields.decodeIfPresent(String.self, "city"))
    }
  }

  public nonisolated enum DietKind: OpenEnum {
    case m, p
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "m": self = .m
      case "p": self = .p
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .m: "m"
      case .p: "p"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum First: OpenEnum {
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

  public nonisolated enum Second: OpenEnum {
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

  public nonisolated enum Model: OpenEnum, ExpressibleByStringInterpolation {
    case small, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "g-1": self = .small
      case "g-2": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .small: "g-1"
      case .large: "g-2"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct Component: Decodable, Hashable, Sendable {
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

extension PetsEndpoint {
  public nonisolated enum ListDietKind: OpenEnum {
    case m, p
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "m": self = .m
      case "p": self = .p
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .m: "m"
      case .p: "p"
      case .unrecognized(let value): value
      }
    }
  }
}

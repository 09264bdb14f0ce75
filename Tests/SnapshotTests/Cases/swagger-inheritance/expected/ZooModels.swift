// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case cat(Cat)
  case dog(Dog)
  case zooStickInsect(StickInsect)
  case pet(Base)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var name: String? {
    switch self {
    case .cat(let value): value.name
    case .dog(let value): value.name
    case .zooStickInsect(let value): value.name
    case .pet(let value): value.name
    default: nil
    }
  }

  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asZooStickInsect: StickInsect? {
    if case .zooStickInsect(let value) = self { value } else { nil }
  }
  public var asPet: Base? { if case .pet(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "petType") {
    case "Cat": self = try .cat(Cat(from: decoder))
    case "Dog": self = try .dog(Dog(from: decoder))
    case "#Zoo.StickInsect": self = try .zooStickInsect(StickInsect(from: decoder))
    case "Pet": self = try .pet(Base(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

extension Pet {
  public nonisolated struct Base: Decodable, Hashable, Sendable {
    public private(set) var petType: String
    public let name: String

    public init(name: String) {
      self.petType = "Pet"
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"))
      self.petType = try fields.decode(String.self, "petType")
    }
  }
}

public nonisolated struct Cat: Decodable, HashableModel, Sendable {
  public private(set) var petType: String
  public let name: String
  public let lives: Int?

  public init(name: String, lives: Int? = nil) {
    self.petType = "Cat"
    self.name = name
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), lives: fields.decodeIfPresent(Int.self, "lives"))
    self.petType = try fields.decode(String.self, "petType")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.petType, b.petType)
    pairs.add(a.name, b.name)
    pairs.add(a.lives, b.lives)
  }
}

public nonisolated struct Dog: Decodable, HashableModel, Sendable {
  public private(set) var petType: String
  public let name: String
  public let size: String

  public init(name: String, size: String) {
    self.petType = "Dog"
    self.name = name
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), size: fields.decode(String.self, "size"))
    self.petType = try fields.decode(String.self, "petType")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.petType, b.petType)
    pairs.add(a.name, b.name)
    pairs.add(a.size, b.size)
  }
}

public nonisolated struct StickInsect: Decodable, Hashable, Sendable {
  public private(set) var petType: String
  public let name: String

  public init(name: String) {
    self.petType = "#Zoo.StickInsect"
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
    self.petType = try fields.decode(String.self, "petType")
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let owner: Owner?
  public let other: Owner.Name?
  public let age: Age?
  public let home: Home?
  public var again: Pet? { _again?.value }
  private let _again: Boxed<Pet>?

  public init(
    owner: Owner? = nil, other: Owner.Name? = nil, age: Age? = nil, home: Home? = nil,
    again: Pet? = nil
  ) {
    self.owner = owner
    self.other = other
    self.age = age
    self.home = home
    self._again = Boxed(again)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      owner: fields.decodeIfPresent(Owner.self, "owner"),
      other: fields.decodeIfPresent(Owner.Name.self, "other"),
      age: fields.decodeIfPresent(Age.self, "age"),
      home: fields.decodeIfPresent(Home.self, "home"),
      again: fields.decodeIfPresent(Pet.self, "again"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.owner, b.owner)
    pairs.add(a.other, b.other)
    pairs.add(a.age, b.age)
    pairs.add(a.home, b.home)
    pairs.add(a._again, b._again)
  }
}

extension Pet {
  public typealias Age = Int

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
}

public nonisolated struct Owner: Decodable, Hashable, Sendable {
  public let name: String?
  public let tag: Pet.Tag?

  public init(name: String? = nil, tag: Pet.Tag? = nil) {
    self.name = name
    self.tag = tag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      tag: fields.decodeIfPresent(Pet.Tag.self, "tag"))
  }
}

extension Owner {
  public typealias Name = String
}

public nonisolated struct Home: Decodable, Hashable, Sendable {
  public var pet: Pet? { _pet?.value }
  private let _pet: Boxed<Pet>?
  public var next: Home? { _next?.value }
  private let _next: Boxed<Home>?

  public init(pet: Pet? = nil, next: Home? = nil) {
    self._pet = Boxed(pet)
    self._next = Boxed(next)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pet: fields.decodeIfPresent(Pet.self, "pet"),
      next: fields.decodeIfPresent(Home.self, "next"))
  }
}

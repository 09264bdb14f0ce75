// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct NewPet: Encodable, HashableModel, Sendable {
  public var name: String?
  public var food: String?
  public var home: Home?

  public init(name: String? = nil, food: String? = nil, home: Home? = nil) {
    self.name = name
    self.food = food
    self.home = home
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(food, "food")
    try fields.encodeIfPresent(home, "home")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.food, b.food)
    pairs.add(a.home, b.home)
  }
}

extension NewPet {
  public nonisolated struct Home: Encodable, Hashable, Sendable {
    public var street: String?

    public init(street: String? = nil) {
      self.street = street
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(street, "street")
    }
  }
}

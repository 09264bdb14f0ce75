// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Animal: Codable, HashableModel, Sendable {
  public var name: String?
  public var house: JSON?
  public var state: House?

  public init(name: String? = nil, house: JSON? = nil, state: House? = nil) {
    self.name = name
    self.house = house
    self.state = state
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      house: fields.decodeIfPresent(JSON.self, "house"),
      state: fields.decodeIfPresent(House.self, "state"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(house, "house")
    try fields.encodeIfPresent(state, "state")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.house, b.house)
    pairs.add(a.state, b.state)
  }
}

public nonisolated struct House: Codable, Hashable, Sendable {
  public var number: Int?

  public init(number: Int? = nil) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decodeIfPresent(Int.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(number, "number")
  }
}

extension ZooEndpoint {
  public nonisolated struct ListAnimals409Error: Decodable, Hashable, Sendable {
    public let code: JSON?

    public init(code: JSON? = nil) {
      self.code = code
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        code: fields.decodeIfPresent(JSON.self, "code"))
    }
  }
}

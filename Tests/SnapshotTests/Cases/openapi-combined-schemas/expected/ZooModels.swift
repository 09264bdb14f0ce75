// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var name: String?
  public var age: Bool?

  public init(name: String? = nil, age: Bool? = nil) {
    self.name = name
    self.age = age
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      age: fields.decodeIfPresent(Bool.self, "age"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(age, "age")
  }
}

public nonisolated struct Visit: Codable, HashableModel, Sendable {
  public var pet: String?
  public var keeper: String?
  public var day: String?
  public var hour: Int?

  public init(pet: String? = nil, keeper: String? = nil, day: String? = nil, hour: Int? = nil) {
    self.pet = pet
    self.keeper = keeper
    self.day = day
    self.hour = hour
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pet: fields.decodeIfPresent(String.self, "pet"),
      keeper: fields.decodeIfPresent(String.self, "keeper"),
      day: fields.decodeIfPresent(String.self, "day"),
      hour: fields.decodeIfPresent(Int.self, "hour"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(pet, "pet")
    try fields.encodeIfPresent(keeper, "keeper")
    try fields.encodeIfPresent(day, "day")
    try fields.encodeIfPresent(hour, "hour")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.pet, b.pet)
    pairs.add(a.keeper, b.keeper)
    pairs.add(a.day, b.day)
    pairs.add(a.hour, b.hour)
  }
}

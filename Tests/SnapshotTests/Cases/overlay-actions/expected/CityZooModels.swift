// Made by sdkgen for City zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let name: String
  public let price: Double?

  public init(name: String, price: Double? = nil) {
    self.name = name
    self.price = price
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"),
      price: fields.decodeIfPresent(Double.self, "price"))
  }
}

public nonisolated struct Dog: Encodable, HashableModel, Sendable {
  public var name: String
  public var price: Double
  public var good: Bool?

  public init(name: String, price: Double, good: Bool? = nil) {
    self.name = name
    self.price = price
    self.good = good
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(price, "price")
    try fields.encodeIfPresent(good, "good")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.price, b.price)
    pairs.add(a.good, b.good)
  }
}

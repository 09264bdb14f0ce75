// Made by sdkgen for Readings. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Reading: Codable, HashableModel, Sendable {
  public var pm10: Double?
  public var pm25: Double
  public var count: Int
  public var price: Decimal?
  public var sold: Bool
  public var old: Bool?

  public init(
    pm25: Double, count: Int, sold: Bool, pm10: Double? = nil, price: Decimal? = nil,
    old: Bool? = nil
  ) {
    self.pm10 = pm10
    self.pm25 = pm25
    self.count = count
    self.price = price
    self.sold = sold
    self.old = old
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pm25: fields.decode("pm25", as: .number(Double.self)),
      count: fields.decode("count", as: .number(Int.self)),
      sold: fields.decode("sold", as: .flag("Y", "N")),
      pm10: fields.decodeIfPresent("pm10", as: .number(Double.self, nilTexts: ["-", ""])),
      price: fields.decodeIfPresent("price", as: .number(Decimal.self, nilTexts: ["-"])),
      old: fields.decodeIfPresent("old", as: .flag("1", "0")))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(pm10, "pm10", as: .number(Double.self, nilTexts: ["-", ""]))
    try fields.encode(pm25, "pm25", as: .number(Double.self))
    try fields.encode(count, "count", as: .number(Int.self))
    try fields.encodeIfPresent(price, "price", as: .number(Decimal.self, nilTexts: ["-"]))
    try fields.encode(sold, "sold", as: .flag("Y", "N"))
    try fields.encodeIfPresent(old, "old", as: .flag("1", "0"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.pm10, b.pm10)
    pairs.add(a.pm25, b.pm25)
    pairs.add(a.count, b.count)
    pairs.add(a.price, b.price)
    pairs.add(a.sold, b.sold)
    pairs.add(a.old, b.old)
  }
}

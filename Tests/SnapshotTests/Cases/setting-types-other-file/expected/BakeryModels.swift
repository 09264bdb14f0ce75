// Made by sdkgen for Bakery. Do not edit.

public import Foundation
public import SDKRuntime

public typealias Weight = Int64

public nonisolated struct Bread: Decodable, HashableModel, Sendable {
  public let price: Money
  public let flour: StoresFlour
  public let weight: Weight
  public let size: Size

  public init(price: Money, flour: StoresFlour, weight: Weight, size: Size) {
    self.price = price
    self.flour = flour
    self.weight = weight
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decode(Money.self, "price"), flour: fields.decode(StoresFlour.self, "flour"),
      weight: fields.decode(Weight.self, "weight"), size: fields.decode(Size.self, "size"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.price, b.price)
    pairs.add(a.flour, b.flour)
    pairs.add(a.weight, b.weight)
    pairs.add(a.size, b.size)
  }
}

public typealias Money = Decimal

public typealias StoresFlour = UUID

public nonisolated struct Size: Decodable, Hashable, Sendable {
  public let grams: Int?

  public init(grams: Int? = nil) {
    self.grams = grams
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      grams: fields.decodeIfPresent(Int.self, "grams"))
  }
}

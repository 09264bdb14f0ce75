// Made by sdkgen for Bakery. Do not edit.

public import Foundation
import SDKRuntime

public typealias Weight = Int64

public nonisolated struct Bread: Decodable, Hashable, Sendable {
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

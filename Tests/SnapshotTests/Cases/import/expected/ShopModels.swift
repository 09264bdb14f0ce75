// Made by sdkgen for Shop. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Order: Decodable, Hashable, Sendable {
  public let price: Money
  public let at: Date

  public init(price: Money, at: Date) {
    self.price = price
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      price: fields.decode(Money.self, "price"), at: fields.decode(Date.self, "at"))
  }
}

// Made by sdkgen for Common. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Money: Codable, Hashable, Sendable {
  public var amount: Decimal
  public var at: Date

  public init(amount: Decimal, at: Date) {
    self.amount = amount
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      amount: fields.decode(Decimal.self, "amount"), at: fields.decode("at", as: .unixSeconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(amount, "amount")
    try fields.encode(at, "at", as: .unixSeconds)
  }
}

public nonisolated struct Problem: Codable, Hashable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(title, "title")
  }
}

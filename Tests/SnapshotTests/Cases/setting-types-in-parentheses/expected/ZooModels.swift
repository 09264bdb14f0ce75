// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let born: Date
  public let seen: Date?
  public let weight: Decimal?

  public init(born: Date, seen: Date? = nil, weight: Decimal? = nil) {
    self.born = born
    self.seen = seen
    self.weight = weight
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      born: fields.decode("born", as: .pattern("yyyy-MM-dd'T'HH:mm:ss", zone: "UTC")),
      seen: fields.decodeIfPresent("seen", as: .unixMilliseconds),
      weight: fields.decodeIfPresent("weight", as: .number(Decimal.self)))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.born, b.born)
    pairs.add(a.seen, b.seen)
    pairs.add(a.weight, b.weight)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let born: Date
  public let sold: Date?
  public let seen: Date?

  public init(born: Date, sold: Date? = nil, seen: Date? = nil) {
    self.born = born
    self.sold = sold
    self.seen = seen
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      born: fields.decode("born", as: .pattern("yyyy-MM-dd HH:mm:ss", zone: "Asia/Seoul")),
      sold: fields.decodeIfPresent(
        "sold", as: .pattern("yyyy-MM-dd HH:mm:ss", zone: "Asia/Seoul")),
      seen: fields.decodeIfPresent("seen", as: .unixSeconds))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.born, b.born)
    pairs.add(a.sold, b.sold)
    pairs.add(a.seen, b.seen)
  }
}

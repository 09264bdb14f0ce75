// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Item: Decodable, HashableModel, Sendable {
  public let country: String
  public let password: String
  public let note: String?
  public let stars: Int
  public let share: Double

  public init(country: String, password: String, note: String?, stars: Int, share: Double) {
    self.country = country
    self.password = password
    self.note = note
    self.stars = stars
    self.share = share
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      country: fields.decode(String.self, "country"),
      password: fields.decode(String.self, "password"),
      note: fields.decodeIfPresent(String.self, "note"), stars: fields.decode(Int.self, "stars"),
      share: fields.decode(Double.self, "share"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.country, b.country)
    pairs.add(a.password, b.password)
    pairs.add(a.note, b.note)
    pairs.add(a.stars, b.stars)
    pairs.add(a.share, b.share)
  }
}

extension Item {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(country: "Co", password: "Password Password", note: "Note", stars: 3, share: 0.5)
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Page: Decodable, HashableModel, Sendable {
  public let pets: [Int]
  public let isLast: Bool
  public let meta: Meta

  public init(pets: [Int], isLast: Bool, meta: Meta) {
    self.pets = pets
    self.isLast = isLast
    self.meta = meta
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([Int].self, "pets"), isLast: fields.decode(Bool.self, "isLast"),
      meta: fields.decode(Meta.self, "meta"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.pets, b.pets)
    pairs.add(a.isLast, b.isLast)
    pairs.add(a.meta, b.meta)
  }
}

public nonisolated struct Meta: Decodable, Hashable, Sendable {
  public let pages: Int

  public init(pages: Int) {
    self.pages = pages
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pages: fields.decode(Int.self, "pages"))
  }
}

extension Page {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(pets: [1], isLast: true, meta: .sample)
  }
}

extension Meta {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(pages: 1)
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime

public nonisolated struct Search: Encodable, Hashable, Sendable {
  public var q: String
  public var cursor: String?

  public init(q: String, cursor: String? = nil) {
    self.q = q
    self.cursor = cursor
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(q, "q")
    try fields.encodeIfPresent(cursor, "cursor")
  }
}

public nonisolated struct Page: Decodable, Hashable, Sendable {
  public let pets: [String]
  public let next: String?

  public init(pets: [String], next: String? = nil) {
    self.pets = pets
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([String].self, "pets"),
      next: fields.decodeIfPresent(String.self, "next"))
  }
}

extension Page {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(pets: ["Pets"])
  }
}

// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Page: Decodable, Hashable, Sendable {
  public let pets: [String]
  public let links: Links

  public init(pets: [String], links: Links) {
    self.pets = pets
    self.links = links
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      pets: fields.decode([String].self, "pets"), links: fields.decode(Links.self, "links"))
  }
}

public nonisolated struct Links: Decodable, Hashable, Sendable {
  public let next: String?

  public init(next: String? = nil) {
    self.next = next
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      next: fields.decodeIfPresent(String.self, "next"))
  }
}

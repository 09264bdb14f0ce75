// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Page: Decodable, Hashable, Sendable {
  public let items: [Pet]
  public let more: [Pet]?

  public init(items: [Pet], more: [Pet]? = nil) {
    self.items = items
    self.more = more
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decodeLossy(Pet.self, "items"),
      more: fields.decodeLossyIfPresent(Pet.self, "more"))
  }
}

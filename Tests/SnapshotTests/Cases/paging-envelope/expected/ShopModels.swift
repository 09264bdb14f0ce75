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

public nonisolated struct Body: Decodable, Hashable, Sendable {
  public let items: [Pet]
  public let total: Int

  public init(items: [Pet], total: Int) {
    self.items = items
    self.total = total
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Pet].self, "items"), total: fields.decode(Int.self, "total"))
  }
}

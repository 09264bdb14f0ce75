// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"))
  }
}

public nonisolated struct Missing: Decodable, Hashable, Sendable, Identifiable {
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

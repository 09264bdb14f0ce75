// Made by sdkgen for Museum. Do not edit.

import SDKRuntime

public nonisolated struct MuseumTask: Decodable, Hashable, Sendable, Identifiable {
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

public nonisolated struct MuseumError: Decodable, Hashable, Sendable {
  public let message: String

  public init(message: String) {
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      message: fields.decode(String.self, "message"))
  }
}

// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct NewPet: Encodable, Hashable, Sendable {
  public var name: String
  public var stream: Bool?

  public init(name: String, stream: Bool? = nil) {
    self.name = name
    self.stream = stream
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(stream, "stream")
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), name: fields.decode(String.self, "name"))
  }
}

// Made by sdkgen for Cards. Do not edit.

import SDKRuntime

public nonisolated struct Card: Codable, Hashable, Sendable, Identifiable {
  public var id: String
  public var number: String

  public init(id: String, number: String) {
    self.id = id
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), number: fields.decode(String.self, "number"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(number, "number")
  }
}

extension Card {
  public nonisolated struct Input: Encodable, Hashable, Sendable {
    public var number: String

    public init(number: String) {
      self.number = number
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(number, "number")
    }
  }
}

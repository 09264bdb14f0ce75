// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
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

public nonisolated struct NewItem: Encodable, Hashable, Sendable {
  public var name: String
  public var note: String?

  public init(name: String, note: String? = nil) {
    self.name = name
    self.note = note
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(note, "note")
  }
}

public nonisolated struct Delta: Decodable, Hashable, Sendable {
  public let text: String

  public init(text: String) {
    self.text = text
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      text: fields.decode(String.self, "text"))
  }
}

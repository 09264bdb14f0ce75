// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

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

public nonisolated struct PetEvent: Decodable, HashableModel, Sendable {
  public let event: String
  public let id: String?
  public let data: Pet

  public init(event: String, data: Pet, id: String? = nil) {
    self.event = event
    self.id = id
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(Pet.self, "data"),
      id: fields.decodeIfPresent(String.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.event, b.event)
    pairs.add(a.id, b.id)
    pairs.add(a.data, b.data)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  /// The properties that are not declared, by their names.
  public let additionalProperties: [String: String]

  public init(id: Int, additionalProperties: [String: String] = [:]) {
    self.id = id
    self.additionalProperties = additionalProperties
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"),
      additionalProperties: fields.additionalProperties(String.self, besides: ["id"]))
  }
}

public nonisolated struct Dog: Encodable, HashableModel, Sendable, Identifiable {
  public var id: Int
  public var breed: String
  /// The properties that are not declared, by their names.
  public var additionalProperties: [String: String]

  public init(id: Int, breed: String, additionalProperties: [String: String] = [:]) {
    self.id = id
    self.breed = breed
    self.additionalProperties = additionalProperties
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeAdditionalProperties(additionalProperties)
    try fields.encode(id, "id")
    try fields.encode(breed, "breed")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.breed, b.breed)
    pairs.add(a.additionalProperties, b.additionalProperties)
  }
}

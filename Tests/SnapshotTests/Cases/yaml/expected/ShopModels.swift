// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  /// no ones
  public let kind: String?
  /// no ones
  public let race: String?

  public init(id: Int, kind: String? = nil, race: String? = nil) {
    self.id = id
    self.kind = kind
    self.race = race
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), kind: fields.decodeIfPresent(String.self, "kind"),
      race: fields.decodeIfPresent(String.self, "race"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.kind, b.kind)
    pairs.add(a.race, b.race)
  }
}

public nonisolated struct Cat: Codable, Hashable, Sendable, Identifiable {
  public var id: Int
  public var lives: Int

  public init(id: Int, lives: Int = 9) {
    self.id = id
    self.lives = lives
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), lives: fields.decodeIfPresent(Int.self, "lives") ?? 9)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(lives, "lives")
  }
}

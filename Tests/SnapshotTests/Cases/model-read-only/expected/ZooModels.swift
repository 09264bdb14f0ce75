// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var id: Int?
  public var name: String
  public var visits: Int
  public var note: String?

  public init(name: String, id: Int? = nil, visits: Int = 0, note: String? = nil) {
    self.id = id
    self.name = name
    self.visits = visits
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decodeIfPresent(Int.self, "id"),
      visits: fields.decodeIfPresent(Int.self, "visits") ?? 0,
      note: fields.decodeIfPresent(String.self, "note"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encode(name, "name")
    try fields.encode(visits, "visits")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.visits, b.visits)
    pairs.add(a.note, b.note)
  }
}

public nonisolated struct Draft: Codable, HashableModel, Sendable {
  public var id: Int?
  public var name: String
  public var visits: Int
  public var note: String?
  public var title: String?

  public init(
    name: String, id: Int? = nil, visits: Int = 0, note: String? = nil, title: String? = nil
  ) {
    self.id = id
    self.name = name
    self.visits = visits
    self.note = note
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decodeIfPresent(Int.self, "id"),
      visits: fields.decodeIfPresent(Int.self, "visits") ?? 0,
      note: fields.decodeIfPresent(String.self, "note"),
      title: fields.decodeIfPresent(String.self, "title"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encode(name, "name")
    try fields.encode(visits, "visits")
    try fields.encodeIfPresent(note, "note")
    try fields.encodeIfPresent(title, "title")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.visits, b.visits)
    pairs.add(a.note, b.note)
    pairs.add(a.title, b.title)
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var name: String?
  public var format: String?
  public var age: Int?
  public var owner: JSON?
  public var kind: String?
  public var never: JSON?

  public init(
    name: String? = nil, format: String? = nil, age: Int? = nil, owner: JSON? = nil,
    kind: String? = nil, never: JSON? = nil
  ) {
    self.name = name
    self.format = format
    self.age = age
    self.owner = owner
    self.kind = kind
    self.never = never
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      format: fields.decodeIfPresent(String.self, "format"),
      age: fields.decodeIfPresent(Int.self, "age"),
      owner: fields.decodeIfPresent(JSON.self, "owner"),
      kind: fields.decodeIfPresent(String.self, "kind"),
      never: fields.decodeIfPresent(JSON.self, "never"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(format, "format")
    try fields.encodeIfPresent(age, "age")
    try fields.encodeIfPresent(owner, "owner")
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(never, "never")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.format, b.format)
    pairs.add(a.age, b.age)
    pairs.add(a.owner, b.owner)
    pairs.add(a.kind, b.kind)
    pairs.add(a.never, b.never)
  }
}

public typealias Owner = JSON

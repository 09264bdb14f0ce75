// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Base: Codable, Hashable, Sendable {
  public var id: String?
  public var name: String?

  public init(id: String? = nil, name: String? = nil) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated struct Cat: Codable, HashableModel, Sendable {
  public var id: String?
  public var name: String?
  public var purrs: Bool?

  public init(id: String? = nil, name: String? = nil, purrs: Bool? = nil) {
    self.id = id
    self.name = name
    self.purrs = purrs
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"),
      name: fields.decodeIfPresent(String.self, "name"),
      purrs: fields.decodeIfPresent(Bool.self, "purrs"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(purrs, "purrs")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.purrs, b.purrs)
  }
}

public nonisolated struct Dog: Codable, Hashable, Sendable {
  public var id: String?
  public var name: String

  public init(name: String, id: String? = nil) {
    self.id = id
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encode(name, "name")
  }
}

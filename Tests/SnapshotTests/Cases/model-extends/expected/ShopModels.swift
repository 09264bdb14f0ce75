// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Dog: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let created: Date
  public let name: String
  public let breed: String

  public init(id: Int, created: Date, name: String, breed: String) {
    self.id = id
    self.created = created
    self.name = name
    self.breed = breed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), created: fields.decode(Date.self, "created"),
      name: fields.decode(String.self, "name"), breed: fields.decode(String.self, "breed"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.created, b.created)
    pairs.add(a.name, b.name)
    pairs.add(a.breed, b.breed)
  }
}

public nonisolated struct Pet: Codable, HashableModel, Sendable, Identifiable {
  public var id: Int
  public var created: Date
  public var name: String

  public init(id: Int, created: Date, name: String) {
    self.id = id
    self.created = created
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), created: fields.decode(Date.self, "created"),
      name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(created, "created")
    try fields.encode(name, "name")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.created, b.created)
    pairs.add(a.name, b.name)
  }
}

public nonisolated struct Entity: Codable, Hashable, Sendable, Identifiable {
  public var id: Int
  public var created: Date

  public init(id: Int, created: Date) {
    self.id = id
    self.created = created
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), created: fields.decode(Date.self, "created"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(created, "created")
  }
}

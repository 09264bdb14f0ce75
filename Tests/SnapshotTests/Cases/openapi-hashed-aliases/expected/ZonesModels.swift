// Made by sdkgen for Zones. Do not edit.

public import Foundation
public import SDKRuntime

public typealias SHA256Ed25519Key = String

public nonisolated struct Zone: Decodable, HashableModel, Sendable, Identifiable {
  public let id: String
  public let names: [UUID]
  public let key: SHA256Ed25519Key?

  public init(id: String, names: [UUID], key: SHA256Ed25519Key? = nil) {
    self.id = id
    self.names = names
    self.key = key
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"), names: fields.decode([UUID].self, "names"),
      key: fields.decodeIfPresent(SHA256Ed25519Key.self, "key"))
  }

  public static func compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.names, b.names)
    pairs.add(a.key, b.key)
  }
}

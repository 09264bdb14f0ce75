// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let name: String
  public var friend: Pet? { _friend?.value }
  private let _friend: Boxed<Pet>?

  public init(name: String, friend: Pet? = nil) {
    self.name = name
    self._friend = Boxed(friend)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), friend: fields.decodeIfPresent(Pet.self, "friend"))
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let title: String
  public let about: Pet?

  public init(title: String, about: Pet? = nil) {
    self.title = title
    self.about = about
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"), about: fields.decodeIfPresent(Pet.self, "about"))
  }
}

public nonisolated struct Toy: Decodable, Hashable, Sendable {
  public let owner: Pet

  public init(owner: Pet) {
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      owner: fields.decode(Pet.self, "owner"))
  }
}

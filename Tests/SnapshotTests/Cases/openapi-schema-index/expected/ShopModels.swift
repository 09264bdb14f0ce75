// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public var parent: Pet? { _parent?.value }
  private let _parent: Boxed<Pet>?
  public let owner: Owner?

  public init(id: Int, parent: Pet? = nil, owner: Owner? = nil) {
    self.id = id
    self._parent = Boxed(parent)
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), parent: fields.decodeIfPresent(Pet.self, "parent"),
      owner: fields.decodeIfPresent(Owner.self, "owner"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a._parent, b._parent)
    pairs.add(a.owner, b.owner)
  }
}

public nonisolated struct Owner: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public typealias Animal = Pet

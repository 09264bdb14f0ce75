// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let toy: Toy?

  public init(toy: Toy? = nil) {
    self.toy = toy
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      toy: fields.decodeIfPresent(Toy.self, "toy"))
  }
}

public nonisolated struct Toy: Decodable, Hashable, Sendable {
  public var owner: Pet? { _owner?.value }
  private let _owner: Boxed<Pet>?
  public let name: Name?

  public init(owner: Pet? = nil, name: Name? = nil) {
    self._owner = Boxed(owner)
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      owner: fields.decodeIfPresent(Pet.self, "owner"),
      name: fields.decodeIfPresent(Name.self, "name"))
  }
}

public typealias Name = String

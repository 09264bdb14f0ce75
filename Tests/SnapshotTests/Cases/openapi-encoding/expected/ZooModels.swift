// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddPetBody: Encodable, HashableModel, Sendable {
    public var name: String
    public var address: Address?
    public var tags: [String]?

    public init(name: String, address: Address? = nil, tags: [String]? = nil) {
      self.name = name
      self.address = address
      self.tags = tags
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(address, "address")
      try fields.encodeIfPresent(tags, "tags")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.address, b.address)
      pairs.add(a.tags, b.tags)
    }

    public nonisolated struct Address: Encodable, Hashable, Sendable {
      public var city: String?

      public init(city: String? = nil) {
        self.city = city
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encodeIfPresent(city, "city")
      }
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddPetBody: Encodable, HashableModel, Sendable {
    public var name: String
    public var address: Address?
    public var tags: [String]?
    public var extras: JSON?
    public var place: Place?

    public init(
      name: String, address: Address? = nil, tags: [String]? = nil, extras: JSON? = nil,
      place: Place? = nil
    ) {
      self.name = name
      self.address = address
      self.tags = tags
      self.extras = extras
      self.place = place
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(address, "address")
      try fields.encodeIfPresent(tags, "tags")
      try fields.encodeIfPresent(extras, "extras")
      try fields.encodeIfPresent(place, "place")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.address, b.address)
      pairs.add(a.tags, b.tags)
      pairs.add(a.extras, b.extras)
      pairs.add(a.place, b.place)
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

    public nonisolated enum Place:
      Encodable,
      Hashable,
      Sendable,
      ExpressibleByStringInterpolation
    {
      case string(String)
      case x(X)
      /// A value that fits none of the cases above, kept as received.
      case unrecognized(JSON)

      public init(x: Double) { self = .x(X(x: x)) }

      public static func x(_ x: Double) -> Self { .x(X(x: x)) }

      public init(stringLiteral value: String) { self = .string(value) }

      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .string(let value): try value.encode(to: encoder)
        case .x(let value): try value.encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }

      public nonisolated struct X: Encodable, Hashable, Sendable {
        public var x: Double

        public init(x: Double) {
          self.x = x
        }

        public func encode(to encoder: any Encoder) throws {
          var fields = FieldEncoder(encoder)
          try fields.encode(x, "x")
        }
      }
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Value: Encodable, Hashable, Sendable {
  case string(ValueString)
  case string2(ValueString2)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func string(_ a: String) -> Self { .string(ValueString(a: a)) }

  public static func string2(_ b: String) -> Self { .string2(ValueString2(b: b)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .string2(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Value {
  public nonisolated struct ValueString: Encodable, Hashable, Sendable {
    public var a: String

    public init(a: String) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(a, "a")
    }
  }

  public nonisolated struct ValueString2: Encodable, Hashable, Sendable {
    public var b: String

    public init(b: String) {
      self.b = b
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(b, "b")
    }
  }
}

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case json(PetJSON)
  case json2(PetJSON2)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var any: JSON? {
    switch self {
    case .json(let value): value.any
    case .json2(let value): value.any
    default: nil
    }
  }

  public var asJSON: PetJSON? { if case .json(let value) = self { value } else { nil } }
  public var asJSON2: PetJSON2? { if case .json2(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "json": self = try .json(PetJSON(from: decoder))
    case "JSON": self = try .json2(PetJSON2(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

extension Pet {
  public nonisolated struct PetJSON: Decodable, Hashable, Sendable {
    public private(set) var kind: String
    public let any: JSON?

    public init(any: JSON? = nil) {
      self.kind = "json"
      self.any = any
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        any: fields.decodeIfPresent(JSON.self, "any"))
      self.kind = try fields.decode(String.self, "kind")
    }
  }

  public nonisolated struct PetJSON2: Decodable, Hashable, Sendable {
    public private(set) var kind: String
    public let any: JSON?

    public init(any: JSON? = nil) {
      self.kind = "JSON"
      self.any = any
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        any: fields.decodeIfPresent(JSON.self, "any"))
      self.kind = try fields.decode(String.self, "kind")
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Pet: Decodable, Hashable, Sendable {
  case dog(Dog)
  case cat(Cat)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asDog: Dog? { if case .dog(let value) = self { value } else { nil } }
  public var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "dog": self = try .dog(Dog(from: decoder))
    case "cat": self = try .cat(Cat(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Dog: Decodable, Hashable, Sendable {
  public private(set) var kind: String
  public let bark: String?

  public init(bark: String? = nil) {
    self.kind = "dog"
    self.bark = bark
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      bark: fields.decodeIfPresent(String.self, "bark"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var kind: String

  public init() {
    self.kind = "cat"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.kind = try fields.decode(String.self, "kind")
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Animal: Codable, Hashable, Sendable {
  public var kind: String
  public var keeper: Keeper?

  public init(kind: String, keeper: Keeper? = nil) {
    self.kind = kind
    self.keeper = keeper
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(String.self, "kind"),
      keeper: fields.decodeIfPresent(Keeper.self, "keeper"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encodeIfPresent(keeper, "keeper")
  }
}

public nonisolated struct Keeper: Codable, Hashable, Sendable {
  public var name: String?

  public init(name: String?) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeOrNull(name, "name")
  }
}

public nonisolated enum KindsParameter: OpenEnum {
  case cat, dog
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "cat": self = .cat
    case "dog": self = .dog
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .cat: "cat"
    case .dog: "dog"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let hint: String?

  public init(hint: String? = nil) {
    self.hint = hint
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      hint: fields.decodeIfPresent(String.self, "hint"))
  }
}

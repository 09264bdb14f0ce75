// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Kind: OpenEnum {
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

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var kind: Kind?
  public var name: String?

  public init(kind: Kind? = nil, name: String? = nil) {
    self.kind = kind
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(Kind.self, "kind"),
      name: fields.decodeIfPresent(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(name, "name")
  }
}

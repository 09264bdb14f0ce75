// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct ZooData2: Decodable, Hashable, Sendable {
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

public nonisolated struct ZooData: Encodable, Hashable, Sendable {
  public var selfValue: ZooSelf
  public var other: ZooSelf2?

  public init(selfValue: ZooSelf, other: ZooSelf2? = nil) {
    self.selfValue = selfValue
    self.other = other
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(selfValue, "self")
    try fields.encodeIfPresent(other, "other")
  }
}

public nonisolated enum ZooSelf2: OpenEnum {
  case a, b
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "a": self = .a
    case "b": self = .b
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .a: "a"
    case .b: "b"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum ZooSelf: OpenEnum {
  case c, d
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "c": self = .c
    case "d": self = .d
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .c: "c"
    case .d: "d"
    case .unrecognized(let value): value
    }
  }
}

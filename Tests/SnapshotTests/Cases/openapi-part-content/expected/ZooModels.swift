// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum Level: OpenEnum {
  case low, high
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "low": self = .low
    case "high": self = .high
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .low: "low"
    case .high: "high"
    case .unrecognized(let value): value
    }
  }
}

extension ZooEndpoint {
  public nonisolated struct SendBodyJSON: Encodable, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }
}

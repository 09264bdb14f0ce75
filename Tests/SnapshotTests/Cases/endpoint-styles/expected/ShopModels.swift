// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable {
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
  }
}

public nonisolated enum Either:
  Encodable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral
{
  case int(Int)
  case string(String)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .int(value) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .int(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

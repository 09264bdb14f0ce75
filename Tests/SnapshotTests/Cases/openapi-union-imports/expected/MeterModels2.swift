// Made by sdkgen for Meter. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum Start: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
  case string(String)
  case moment(Moment)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(at: Date) { self = .moment(Moment(at: at)) }

  public static func moment(_ at: Date) -> Self { .moment(Moment(at: at)) }

  public init(stringLiteral value: String) { self = .string(value) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .moment(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

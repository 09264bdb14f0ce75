// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopEndpoint {
  public nonisolated enum GetBY: OpenEnum {
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
}

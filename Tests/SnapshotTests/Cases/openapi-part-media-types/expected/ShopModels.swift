// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public typealias Note = String

extension ShopEndpoint {
  public nonisolated enum AddABodyF: OpenEnum {
    case x, y
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "x": self = .x
      case "y": self = .y
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .x: "x"
      case .y: "y"
      case .unrecognized(let value): value
      }
    }
  }
}

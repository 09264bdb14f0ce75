// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated enum ListAnimalsXKind: OpenEnum {
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
}

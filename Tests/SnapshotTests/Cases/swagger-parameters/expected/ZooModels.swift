// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated enum ListAnimalsKind: OpenEnum {
    case cat, dog
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "c": self = .cat
      case "d": self = .dog
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cat: "c"
      case .dog: "d"
      case .unrecognized(let value): value
      }
    }
  }
}

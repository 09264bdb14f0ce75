// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated enum ListPetsXAPIVersion: OpenEnum {
    case version1, version2
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1": self = .version1
      case "2": self = .version2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .version1: "1"
      case .version2: "2"
      case .unrecognized(let value): value
      }
    }
  }
}

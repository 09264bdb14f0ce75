// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ZooEndpoint {
  public nonisolated enum ListPetsXAPIVersion: OpenEnum {
    case _1, _2
    /// A value that the spec does not list, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1": self = ._1
      case "2": self = ._2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case ._1: "1"
      case ._2: "2"
      case .unrecognized(let value): value
      }
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Order: OpenEnum {
  case asc, shouted
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "asc": self = .asc
    case "ASC": self = .shouted
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .asc: "asc"
    case .shouted: "ASC"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Level: OpenEnum {
  case small, high
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .small
    case 2: self = .high
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .small: 1
    case .high: 2
    case .unrecognized(let value): value
    }
  }
}

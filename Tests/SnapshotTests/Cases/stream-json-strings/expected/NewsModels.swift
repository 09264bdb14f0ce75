// Made by sdkgen for News. Do not edit.

public import SDKRuntime

public nonisolated enum Mood: OpenEnum {
  case good, bad
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "good": self = .good
    case "bad": self = .bad
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .good: "good"
    case .bad: "bad"
    case .unrecognized(let value): value
    }
  }
}

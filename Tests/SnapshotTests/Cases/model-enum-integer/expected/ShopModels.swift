// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Level: OpenEnum {
  case low, high
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .high
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .low: 1
    case .high: 2
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Grade: OpenEnum {
  case grade1, grade2, grade3
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .grade1
    case 2: self = .grade2
    case 3: self = .grade3
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .grade1: 1
    case .grade2: 2
    case .grade3: 3
    case .unrecognized(let value): value
    }
  }
}

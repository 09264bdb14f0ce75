// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Level: OpenEnum {
  case low, high
  /// A value that the spec does not list, kept as received.
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
  case _1, _2, _3
  /// A value that the spec does not list, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = ._1
    case 2: self = ._2
    case 3: self = ._3
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case ._1: 1
    case ._2: 2
    case ._3: 3
    case .unrecognized(let value): value
    }
  }
}

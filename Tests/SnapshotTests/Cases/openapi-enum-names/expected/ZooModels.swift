// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum BodySize: OpenEnum {
  /// A mouse.
  case small
  /// A dog.
  case medium
  /// A horse.
  case large
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .small
    case 2: self = .medium
    case 3: self = .large
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .small: 1
    case .medium: 2
    case .large: 3
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Mood: OpenEnum {
  case happy, sad
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "h": self = .happy
    case "s": self = .sad
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .happy: "h"
    case .sad: "s"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Diet: OpenEnum {
  case meat, plants
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "m": self = .meat
    case "p": self = .plants
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .meat: "m"
    case .plants: "p"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Level: OpenEnum {
  case level1, levelMinus1
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .level1
    case -1: self = .levelMinus1
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .level1: 1
    case .levelMinus1: -1
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum ModelsFoodStatus: OpenEnum {
  /// Of today.
  case fresh
  case old, statusless
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 0: self = .fresh
    case 1: self = .old
    case 2: self = .statusless
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .fresh: 0
    case .old: 1
    case .statusless: 2
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Weight: OpenEnum {
  case initial, mozInitial, boldDescending
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "initial": self = .initial
    case "-moz-initial": self = .mozInitial
    case "-bold": self = .boldDescending
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .initial: "initial"
    case .mozInitial: "-moz-initial"
    case .boldDescending: "-bold"
    case .unrecognized(let value): value
    }
  }
}

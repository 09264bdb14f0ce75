// Made by sdkgen for Values. Do not edit.

public import SDKRuntime

public nonisolated enum ValuesSize: OpenEnum {
  case auto, size256x256, size3ds
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "auto": self = .auto
    case "256x256": self = .size256x256
    case "3ds": self = .size3ds
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .auto: "auto"
    case .size256x256: "256x256"
    case .size3ds: "3ds"
    case .unrecognized(let value): value
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum Direction: OpenEnum {
  case ASC, DESC, asc, desc
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "ASC": self = .ASC
    case "DESC": self = .DESC
    case "asc": self = .asc
    case "desc": self = .desc
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .ASC: "ASC"
    case .DESC: "DESC"
    case .asc: "asc"
    case .desc: "desc"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Zone: OpenEnum {
  case etcGMTPlus0, etcGMTMinus0, etcGMT
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "Etc/GMT+0": self = .etcGMTPlus0
    case "Etc/GMT-0": self = .etcGMTMinus0
    case "Etc/GMT": self = .etcGMT
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .etcGMTPlus0: "Etc/GMT+0"
    case .etcGMTMinus0: "Etc/GMT-0"
    case .etcGMT: "Etc/GMT"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Scope: OpenEnum {
  case asterisk, redacted, fontSizePercent, enterpriseEnterpriseID, `default`, selfValue, type
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "*": self = .asterisk
    case "[redacted]": self = .redacted
    case "FONT_SIZE_%": self = .fontSizePercent
    case "enterprise_{enterprise_id}": self = .enterpriseEnterpriseID
    case "default": self = .`default`
    case "self": self = .selfValue
    case "Type": self = .type
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .asterisk: "*"
    case .redacted: "[redacted]"
    case .fontSizePercent: "FONT_SIZE_%"
    case .enterpriseEnterpriseID: "enterprise_{enterprise_id}"
    case .`default`: "default"
    case .selfValue: "self"
    case .type: "Type"
    case .unrecognized(let value): value
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum Same: OpenEnum {
  case aB, a_b, aB2
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "a-b": self = .aB
    case "a_b": self = .a_b
    case "a b": self = .aB2
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .aB: "a-b"
    case .a_b: "a_b"
    case .aB2: "a b"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Level: OpenEnum {
  case level1, level2, levelMinus1
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .level1
    case 2: self = .level2
    case -1: self = .levelMinus1
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .level1: 1
    case .level2: 2
    case .levelMinus1: -1
    case .unrecognized(let value): value
    }
  }
}

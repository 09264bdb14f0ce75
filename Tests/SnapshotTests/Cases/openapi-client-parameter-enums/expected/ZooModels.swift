// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ListPetsLang: OpenEnum {
  case en, ko
  /// A value that the spec does not list, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "en": self = .en
    case "ko": self = .ko
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .en: "en"
    case .ko: "ko"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum ListParksLang: OpenEnum {
  case en, ko, de
  /// A value that the spec does not list, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "en": self = .en
    case "ko": self = .ko
    case "de": self = .de
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .en: "en"
    case .ko: "ko"
    case .de: "de"
    case .unrecognized(let value): value
    }
  }
}

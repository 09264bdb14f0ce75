// Made by sdkgen for Constants. Do not edit.

public import SDKRuntime

public nonisolated enum Priority: OpenEnum {
  /// Within a week.
  case low
  /// Today.
  case highPriority
  case priority3
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .highPriority
    case 3: self = .priority3
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .low: 1
    case .highPriority: 2
    case .priority3: 3
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum Currency: OpenEnum {
  case usDollar
  /// Since 1999, in cash since 2002.
  case euro
  /// Without a decimal.
  case yen
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "usd": self = .usDollar
    case "eur": self = .euro
    case "jpy": self = .yen
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .usDollar: "usd"
    case .euro: "eur"
    case .yen: "jpy"
    case .unrecognized(let value): value
    }
  }
}

/// Without a decimal.
public typealias Yen = String

public nonisolated enum Sort: OpenEnum {
  case createdAt, createdAtDescending, createdAtAscending, nameDescending, sortMinus1
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "created_at": self = .createdAt
    case "-created_at": self = .createdAtDescending
    case "+created_at": self = .createdAtAscending
    case "-name": self = .nameDescending
    case "-1": self = .sortMinus1
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .createdAt: "created_at"
    case .createdAtDescending: "-created_at"
    case .createdAtAscending: "+created_at"
    case .nameDescending: "-name"
    case .sortMinus1: "-1"
    case .unrecognized(let value): value
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum Order: OpenEnum {
  case asc, desc
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "asc": self = .asc
    case "desc": self = .desc
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .asc: "asc"
    case .desc: "desc"
    case .unrecognized(let value): value
    }
  }
}

/// How far back.
public nonisolated enum Term: OpenEnum {
  case day, month, threeMonths
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "DAILY": self = .day
    case "MONTH": self = .month
    case "3MONTH": self = .threeMonths
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .day: "DAILY"
    case .month: "MONTH"
    case .threeMonths: "3MONTH"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let order: Order
  public let term: Term

  public init(order: Order, term: Term = .month) {
    self.order = order
    self.term = term
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      order: fields.decode(Order.self, "order"),
      term: fields.decodeIfPresent(Term.self, "term") ?? .month)
  }
}

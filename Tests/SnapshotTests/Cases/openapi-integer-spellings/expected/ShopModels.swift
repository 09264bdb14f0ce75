// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable {
  public let count: Int
  /// Example: `18446744073709551615`
  public let serial: UInt64

  public init(serial: UInt64, count: Int = 5) {
    self.count = count
    self.serial = serial
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      serial: fields.decode(UInt64.self, "serial"),
      count: fields.decode(Int.self, "count", default: 5))
  }
}

extension ItemsEndpoint {
  public nonisolated enum ListKind: OpenEnum {
    case kind1, kind2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .kind1
      case 2: self = .kind2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .kind1: 1
      case .kind2: 2
      case .unrecognized(let value): value
      }
    }
  }
}

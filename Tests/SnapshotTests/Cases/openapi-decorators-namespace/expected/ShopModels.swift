// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

extension ShopClient {
  public nonisolated struct Item: Decodable, Hashable, Sendable, Identifiable {
    public let id: String

    public init(id: String) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(String.self, "id"))
    }
  }
}

extension ShopClient.StockEndpoint {
  public nonisolated enum ListKind: OpenEnum {
    case fresh, frozen
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "fresh": self = .fresh
      case "frozen": self = .frozen
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .fresh: "fresh"
      case .frozen: "frozen"
      case .unrecognized(let value): value
      }
    }
  }
}

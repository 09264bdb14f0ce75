// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

extension ProjectsEndpoint {
  public nonisolated enum JSONStatus: OpenEnum {
    case open, closed
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "open": self = .open
      case "closed": self = .closed
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .open: "open"
      case .closed: "closed"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct JSONStatusResponseBody: Decodable, Hashable, Sendable {
    public let id: String?

    public init(id: String? = nil) {
      self.id = id
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decodeIfPresent(String.self, "id"))
    }
  }
}

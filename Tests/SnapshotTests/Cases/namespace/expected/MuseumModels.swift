// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

extension MuseumClient {
  public nonisolated struct Task: Decodable, Hashable, Sendable, Identifiable {
    public let id: Int
    public let kind: Kind

    public init(id: Int, kind: Kind) {
      self.id = id
      self.kind = kind
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"), kind: fields.decode(Kind.self, "kind"))
    }
  }

  public nonisolated enum Kind: OpenEnum {
    case a, b
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "a": self = .a
      case "b": self = .b
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .a: "a"
      case .b: "b"
      case .unrecognized(let value): value
      }
    }
  }
}

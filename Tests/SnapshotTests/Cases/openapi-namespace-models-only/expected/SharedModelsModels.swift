// Made by sdkgen for Shared models. Do not edit.

public import SDKRuntime

extension SharedModelsClient {
  public nonisolated struct Pet: Codable, Hashable, Sendable, Identifiable {
    public var id: Int
    public var kind: Kind?

    public init(id: Int, kind: Kind? = nil) {
      self.id = id
      self.kind = kind
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"), kind: fields.decodeIfPresent(Kind.self, "kind"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(id, "id")
      try fields.encodeIfPresent(kind, "kind")
    }
  }
}

extension SharedModelsClient.Pet {
  public nonisolated enum Kind: OpenEnum {
    case cat, dog
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "cat": self = .cat
      case "dog": self = .dog
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cat: "cat"
      case .dog: "dog"
      case .unrecognized(let value): value
      }
    }
  }
}

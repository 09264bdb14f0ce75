// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var xSdkgenText: String?
  public var kind: Kind?

  public init(xSdkgenText: String? = nil, kind: Kind? = nil) {
    self.xSdkgenText = xSdkgenText
    self.kind = kind
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      xSdkgenText: fields.decodeIfPresent(String.self, "x-sdkgen-text"),
      kind: fields.decodeIfPresent(Kind.self, "kind"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(xSdkgenText, "x-sdkgen-text")
    try fields.encodeIfPresent(kind, "kind")
  }
}

extension Pet {
  public nonisolated enum Kind: OpenEnum {
    case cat, b
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "a": self = .cat
      case "b": self = .b
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cat: "a"
      case .b: "b"
      case .unrecognized(let value): value
      }
    }
  }
}

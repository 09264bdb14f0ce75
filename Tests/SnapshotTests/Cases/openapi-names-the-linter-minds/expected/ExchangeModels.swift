// Made by sdkgen for Exchange. Do not edit.

public import SDKRuntime

public nonisolated struct ExchangeUnit: Decodable, HashableModel, Sendable {
  public let size: Size
  /// Default: `2592000`.
  public let everySeconds: Int?
  /// Default: `-1234567`.
  public let least: Double?
  /// Example: `600e27371700`
  public let hash: String?

  public init(size: Size, everySeconds: Int? = nil, least: Double? = nil, hash: String? = nil) {
    self.size = size
    self.everySeconds = everySeconds
    self.least = least
    self.hash = hash
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      size: fields.decode(Size.self, "size"),
      everySeconds: fields.decodeIfPresent(Int.self, "everySeconds"),
      least: fields.decodeIfPresent(Double.self, "least"),
      hash: fields.decodeIfPresent(String.self, "hash"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.size, b.size)
    pairs.add(a.everySeconds, b.everySeconds)
    pairs.add(a.least, b.least)
    pairs.add(a.hash, b.hash)
  }
}

extension ExchangeUnit {
  public nonisolated enum Size: OpenEnum {
    case size1024, size5000000000
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1024: self = .size1024
      case 5_000_000_000: self = .size5000000000
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .size1024: 1024
      case .size5000000000: 5_000_000_000
      case .unrecognized(let value): value
      }
    }
  }
}

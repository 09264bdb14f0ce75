// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Flags: Encodable, HashableModel, Sendable {
  public var all: UInt64
  public var masks: [UInt64]
  public var signed: JSON
  public var named: UInt64?
  public var small: Small?

  public init(
    all: UInt64, masks: [UInt64], signed: JSON, named: UInt64? = nil, small: Small? = nil
  ) {
    self.all = all
    self.masks = masks
    self.signed = signed
    self.named = named
    self.small = small
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(all, "all")
    try fields.encode(masks, "masks")
    try fields.encode(signed, "signed")
    try fields.encodeIfPresent(named, "named")
    try fields.encodeIfPresent(small, "small")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.all, b.all)
    pairs.add(a.masks, b.masks)
    pairs.add(a.signed, b.signed)
    pairs.add(a.named, b.named)
    pairs.add(a.small, b.small)
  }
}

extension Flags {
  public nonisolated enum Small: OpenEnum {
    case small1, small9223372036854775807
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .small1
      case 9_223_372_036_854_775_807: self = .small9223372036854775807
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .small1: 1
      case .small9223372036854775807: 9_223_372_036_854_775_807
      case .unrecognized(let value): value
      }
    }
  }
}

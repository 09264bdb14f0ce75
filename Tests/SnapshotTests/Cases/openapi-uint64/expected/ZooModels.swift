// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public typealias Amount = UInt64

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: UInt64
  public let size: Amount
  public let sizes: [UInt64?]?
  public let largest: UInt64?
  public let int64: Int?
  public let both: Int?
  public let choice: Choice

  public init(
    id: UInt64, size: Amount, choice: Choice, sizes: [UInt64?]? = nil, largest: UInt64? = nil,
    int64: Int? = nil, both: Int? = nil
  ) {
    self.id = id
    self.size = size
    self.sizes = sizes
    self.largest = largest
    self.int64 = int64
    self.both = both
    self.choice = choice
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UInt64.self, "id"), size: fields.decode(Amount.self, "size"),
      choice: fields.decode(Choice.self, "choice"),
      sizes: fields.decodeIfPresent([UInt64?].self, "sizes"),
      largest: fields.decodeIfPresent(UInt64.self, "largest"),
      int64: fields.decodeIfPresent(Int.self, "int64"),
      both: fields.decodeIfPresent(Int.self, "both"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.size, b.size)
    pairs.add(a.sizes, b.sizes)
    pairs.add(a.largest, b.largest)
    pairs.add(a.int64, b.int64)
    pairs.add(a.both, b.both)
    pairs.add(a.choice, b.choice)
  }
}

extension Pet {
  public nonisolated enum Choice: Decodable, Hashable, Sendable {
    case string(String)
    case uint64(UInt64)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asUint64: UInt64? { if case .uint64(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .number]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .uint64(UInt64(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

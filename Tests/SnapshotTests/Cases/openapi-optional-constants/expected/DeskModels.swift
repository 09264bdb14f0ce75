// Made by sdkgen for Desk. Do not edit.

public import SDKRuntime

public nonisolated struct Job: Encodable, HashableModel, Sendable {
  public var item: Item
  public var action: String
  public var review: Review?
  public var rate: Int?

  public init(item: Item, review: Review?, rate: Int? = nil) {
    self.item = item
    self.action = "review"
    self.review = review
    self.rate = rate
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(action, "action")
    try fields.encode(item, "item")
    try fields.encodeOrNull(review, "review")
    try fields.encodeIfPresent(rate, "rate")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.item, b.item)
    pairs.add(a.action, b.action)
    pairs.add(a.review, b.review)
    pairs.add(a.rate, b.rate)
  }
}

extension Job {
  public nonisolated struct Item: Encodable, Hashable, Sendable, Identifiable {
    public var id: String
    /// Always `file`.
    public var type: ItemType?

    public init(id: String, type: ItemType? = nil) {
      self.id = id
      self.type = type
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(id, "id")
      try fields.encodeIfPresent(type, "type")
    }

    /// Always `file`.
    public nonisolated enum ItemType: OpenEnum {
      case file
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "file": self = .file
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .file: "file"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated enum Review: OpenEnum {
    case noneValue
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "none": self = .noneValue
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .noneValue: "none"
      case .unrecognized(let value): value
      }
    }
  }
}

// Made by sdkgen for Lookup. Do not edit.

public import SDKRuntime

public nonisolated struct ComparisonFilter: Codable, Hashable, Sendable {
  public var type: FilterType
  public var key: String

  public init(type: FilterType, key: String) {
    self.type = type
    self.key = key
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(FilterType.self, "type"), key: fields.decode(String.self, "key"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(key, "key")
  }
}

extension ComparisonFilter {
  public nonisolated enum FilterType: OpenEnum {
    case eq, ne
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "eq": self = .eq
      case "ne": self = .ne
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .eq: "eq"
      case .ne: "ne"
      case .unrecognized(let value): value
      }
    }
  }
}

public nonisolated struct CompoundFilter: Codable, Hashable, Sendable {
  public var type: FilterType
  public var filters: [Filter]

  public init(type: FilterType, filters: [Filter]) {
    self.type = type
    self.filters = filters
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      type: fields.decode(FilterType.self, "type"),
      filters: fields.decode([Filter].self, "filters"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(filters, "filters")
  }
}

extension CompoundFilter {
  public nonisolated enum FilterType: OpenEnum {
    case and, or
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "and": self = .and
      case "or": self = .or
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .and: "and"
      case .or: "or"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Filter: Codable, Hashable, Sendable {
    case comparison(ComparisonFilter)
    case compoundFilter(CompoundFilter)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var asComparison: ComparisonFilter? {
      if case .comparison(let value) = self { value } else { nil }
    }
    public var asCompoundFilter: CompoundFilter? {
      if case .compoundFilter(let value) = self { value } else { nil }
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "type") {
      case "eq", "ne": self = try .comparison(ComparisonFilter(from: decoder))
      case "and", "or": self = try .compoundFilter(CompoundFilter(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .comparison(let value): try value.encode(to: encoder)
      case .compoundFilter(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Search: Codable, Hashable, Sendable {
  public var filters: Filters?

  public init(filters: Filters? = nil) {
    self.filters = filters
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      filters: fields.decodeIfPresent(Filters.self, "filters"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(filters, "filters")
  }
}

extension Search {
  public nonisolated enum Filters: Codable, Hashable, Sendable {
    case comparison(ComparisonFilter)
    case compound(CompoundFilter)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var asComparison: ComparisonFilter? {
      if case .comparison(let value) = self { value } else { nil }
    }
    public var asCompound: CompoundFilter? {
      if case .compound(let value) = self { value } else { nil }
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "type") {
      case "eq", "ne": self = try .comparison(ComparisonFilter(from: decoder))
      case "and", "or": self = try .compound(CompoundFilter(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .comparison(let value): try value.encode(to: encoder)
      case .compound(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

// Made by sdkgen for Null. Do not edit.

public import SDKRuntime

public nonisolated struct Item: Codable, Hashable, Sendable {
  public var id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
  }
}

public nonisolated struct Collaboration: Codable, HashableModel, Sendable {
  /// null while pending
  public var item: Item?
  public var byAnyOf: Item?
  public var byReference: Item?
  public var byTypes: String?
  public var byEnum: ByEnum?
  public var byListedNull: ByListedNull?
  public var list: [String?]
  public var optional: Int?

  public init(
    item: Item?, byAnyOf: Item?, byReference: Item?, byTypes: String?, byEnum: ByEnum?,
    byListedNull: ByListedNull?, list: [String?], optional: Int? = nil
  ) {
    self.item = item
    self.byAnyOf = byAnyOf
    self.byReference = byReference
    self.byTypes = byTypes
    self.byEnum = byEnum
    self.byListedNull = byListedNull
    self.list = list
    self.optional = optional
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      item: fields.decodeIfPresent(Item.self, "item"),
      byAnyOf: fields.decodeIfPresent(Item.self, "byAnyOf"),
      byReference: fields.decodeIfPresent(Item.self, "byReference"),
      byTypes: fields.decodeIfPresent(String.self, "byTypes"),
      byEnum: fields.decodeIfPresent(ByEnum.self, "byEnum"),
      byListedNull: fields.decodeIfPresent(ByListedNull.self, "byListedNull"),
      list: fields.decode([String?].self, "list"),
      optional: fields.decodeIfPresent(Int.self, "optional"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeOrNull(item, "item")
    try fields.encodeOrNull(byAnyOf, "byAnyOf")
    try fields.encodeOrNull(byReference, "byReference")
    try fields.encodeOrNull(byTypes, "byTypes")
    try fields.encodeOrNull(byEnum, "byEnum")
    try fields.encodeOrNull(byListedNull, "byListedNull")
    try fields.encode(list, "list")
    try fields.encodeIfPresent(optional, "optional")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.item, b.item)
    pairs.add(a.byAnyOf, b.byAnyOf)
    pairs.add(a.byReference, b.byReference)
    pairs.add(a.byTypes, b.byTypes)
    pairs.add(a.byEnum, b.byEnum)
    pairs.add(a.byListedNull, b.byListedNull)
    pairs.add(a.list, b.list)
    pairs.add(a.optional, b.optional)
  }
}

extension Collaboration {
  public nonisolated enum ByEnum: OpenEnum {
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

  public nonisolated enum ByListedNull: OpenEnum {
    case c, d
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "c": self = .c
      case "d": self = .d
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .c: "c"
      case .d: "d"
      case .unrecognized(let value): value
      }
    }
  }
}

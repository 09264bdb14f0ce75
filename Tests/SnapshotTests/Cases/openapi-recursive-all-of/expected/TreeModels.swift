// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

public nonisolated struct Node: Decodable, HashableModel, Sendable {
  public let name: String?
  public let children: [Child]?
  public let parent: Parent?

  public init(name: String? = nil, children: [Child]? = nil, parent: Parent? = nil) {
    self.name = name
    self.children = children
    self.parent = parent
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      children: fields.decodeIfPresent([Child].self, "children"),
      parent: fields.decodeIfPresent(Parent.self, "parent"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.children, b.children)
    pairs.add(a.parent, b.parent)
  }
}

extension Node {
  public nonisolated struct Child: Decodable, HashableModel, Sendable {
    public let name: String?
    public let children: [Child]?
    public let parent: Parent?
    public let rank: Int?

    public init(
      name: String? = nil, children: [Child]? = nil, parent: Parent? = nil, rank: Int? = nil
    ) {
      self.name = name
      self.children = children
      self.parent = parent
      self.rank = rank
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"),
        children: fields.decodeIfPresent([Child].self, "children"),
        parent: fields.decodeIfPresent(Parent.self, "parent"),
        rank: fields.decodeIfPresent(Int.self, "rank"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.children, b.children)
      pairs.add(a.parent, b.parent)
      pairs.add(a.rank, b.rank)
    }
  }

  public nonisolated indirect enum Parent: Decodable, Hashable, Sendable {
    case object(Object)
    case string(String)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asObject: Object? { if case .object(let value) = self { value } else { nil } }
    public var asString: String? { if case .string(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.object, .string]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .object(Object(from: decoder))
        case 1: try .string(String(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated struct Object: Decodable, HashableModel, Sendable {
      public let name: String?
      public let children: [Child]?
      public let parent: Parent?
      public let gone: Bool?

      public init(
        name: String? = nil, children: [Child]? = nil, parent: Parent? = nil, gone: Bool? = nil
      ) {
        self.name = name
        self.children = children
        self.parent = parent
        self.gone = gone
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          name: fields.decodeIfPresent(String.self, "name"),
          children: fields.decodeIfPresent([Child].self, "children"),
          parent: fields.decodeIfPresent(Parent.self, "parent"),
          gone: fields.decodeIfPresent(Bool.self, "gone"))
      }

      public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
        pairs.add(a.name, b.name)
        pairs.add(a.children, b.children)
        pairs.add(a.parent, b.parent)
        pairs.add(a.gone, b.gone)
      }
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Match: Codable, Hashable, Sendable {
  public var value: String

  public init(value: String) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      value: fields.decode(String.self, "value"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(value, "value")
  }
}

public nonisolated enum ZooColor: OpenEnum {
  case red, green
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "red": self = .red
    case "green": self = .green
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .red: "red"
    case .green: "green"
    case .unrecognized(let value): value
    }
  }
}

/// Any value at all.
public typealias Anything = JSON

public nonisolated struct Query: Codable, HashableModel, Sendable {
  public var match: Match?
  public var color: ZooColor?
  public var many: Many?
  public var extended: Match?
  public var anything: Anything?

  public init(
    match: Match? = nil, color: ZooColor? = nil, many: Many? = nil, extended: Match? = nil,
    anything: Anything? = nil
  ) {
    self.match = match
    self.color = color
    self.many = many
    self.extended = extended
    self.anything = anything
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      match: fields.decodeIfPresent(Match.self, "match"),
      color: fields.decodeIfPresent(ZooColor.self, "color"),
      many: fields.decodeIfPresent(Many.self, "many"),
      extended: fields.decodeIfPresent(Match.self, "extended"),
      anything: fields.decodeIfPresent(Anything.self, "anything"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(match, "match")
    try fields.encodeIfPresent(color, "color")
    try fields.encodeIfPresent(many, "many")
    try fields.encodeIfPresent(extended, "extended")
    try fields.encodeIfPresent(anything, "anything")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.match, b.match)
    pairs.add(a.color, b.color)
    pairs.add(a.many, b.many)
    pairs.add(a.extended, b.extended)
    pairs.add(a.anything, b.anything)
  }
}

extension Query {
  public nonisolated enum Many: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    case match(Match)
    case array([Match])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(value: String) { self = .match(Match(value: value)) }

    public static func match(_ value: String) -> Self { .match(Match(value: value)) }

    public init(arrayLiteral elements: Match...) { self = .array(elements) }

    public var asMatch: Match? { if case .match(let value) = self { value } else { nil } }
    public var asArray: [Match]? { if case .array(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.object, .array]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .match(Match(from: decoder))
        case 1: try .array([Match](from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .match(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Anything: Codable, Hashable, Sendable {
    case match(Match)
    case anything(ZooClient.AnythingModel)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public static func match(_ value: String) -> Self { .match(Match(value: value)) }

    public var asMatch: Match? { if case .match(let value) = self { value } else { nil } }
    public var asAnything: ZooClient.AnythingModel? {
      if case .anything(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [.object, .any]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .match(Match(from: decoder))
        case 1: try .anything(ZooClient.AnythingModel(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .match(let value): try value.encode(to: encoder)
      case .anything(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

extension ZooClient {
  /// `Anything`, where a nested type has that name.
  public typealias AnythingModel = Anything
}

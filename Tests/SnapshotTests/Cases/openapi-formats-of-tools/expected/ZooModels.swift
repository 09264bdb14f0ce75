// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Codable, HashableModel, Sendable {
  public var picture: Data?
  public var voice: Data?
  public var size: Int?
  public var maxUnavailable: MaxUnavailable?
  public var port: Port?
  public var target: IntOrString?

  public init(
    picture: Data? = nil, voice: Data? = nil, size: Int? = nil,
    maxUnavailable: MaxUnavailable? = nil, port: Port? = nil, target: IntOrString? = nil
  ) {
    self.picture = picture
    self.voice = voice
    self.size = size
    self.maxUnavailable = maxUnavailable
    self.port = port
    self.target = target
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      picture: fields.decodeIfPresent(Data.self, "picture"),
      voice: fields.decodeIfPresent(Data.self, "voice"),
      size: fields.decodeIfPresent(Int.self, "size"),
      maxUnavailable: fields.decodeIfPresent(MaxUnavailable.self, "maxUnavailable"),
      port: fields.decodeIfPresent(Port.self, "port"),
      target: fields.decodeIfPresent(IntOrString.self, "target"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(picture, "picture")
    try fields.encodeIfPresent(voice, "voice")
    try fields.encodeIfPresent(size, "size")
    try fields.encodeIfPresent(maxUnavailable, "maxUnavailable")
    try fields.encodeIfPresent(port, "port")
    try fields.encodeIfPresent(target, "target")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.picture, b.picture)
    pairs.add(a.voice, b.voice)
    pairs.add(a.size, b.size)
    pairs.add(a.maxUnavailable, b.maxUnavailable)
    pairs.add(a.port, b.port)
    pairs.add(a.target, b.target)
  }
}

extension Pet {
  public nonisolated enum MaxUnavailable:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral
  {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  public nonisolated enum Port:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByIntegerLiteral
  {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .int(value) }

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

/// A number or a percentage.
public nonisolated enum IntOrString:
  Codable,
  Hashable,
  Sendable,
  ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral
{
  case string(String)
  case int(Int)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .int(value) }

  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [.string, .integer]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .string(String(from: decoder))
      case 1: try .int(Int(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .int(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

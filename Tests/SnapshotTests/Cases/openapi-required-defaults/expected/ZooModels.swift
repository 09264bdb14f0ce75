// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let kind: Kind
  public let legs: Int
  public let friends: [Date]
  /// Default: `true`.
  public let tame: Bool?

  public init(kind: Kind = .cat, legs: Int = 4, friends: [Date] = [], tame: Bool? = nil) {
    self.kind = kind
    self.legs = legs
    self.friends = friends
    self.tame = tame
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(Kind.self, "kind", default: .cat),
      legs: fields.decode(Int.self, "legs", default: 4),
      friends: fields.decode([Date].self, "friends", default: []),
      tame: fields.decodeIfPresent(Bool.self, "tame"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.legs, b.legs)
    pairs.add(a.friends, b.friends)
    pairs.add(a.tame, b.tame)
  }
}

extension Pet {
  public nonisolated enum Kind: OpenEnum {
    case cat, dog
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "cat": self = .cat
      case "dog": self = .dog
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .cat: "cat"
      case .dog: "dog"
      case .unrecognized(let value): value
      }
    }
  }
}

extension ZooEndpoint {
  public nonisolated struct List300Error: Decodable, Hashable, Sendable {
    public let lists: [String]?

    public init(lists: [String]? = nil) {
      self.lists = lists
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        lists: fields.decodeIfPresent([String].self, "lists"))
    }
  }
}

import Foundation
import SDKRuntime

// As generated, except that most have more kinds of properties than a model has.

struct Keyed: Decodable, Equatable, Sendable {
  let key: String

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    key = try fields.decode(String.self, "key")
  }
}

struct Everything: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  let ratio: Double
  let on: Bool
  let note: String?
  let patch: Nullable<String>?
  let when: Date?
  let unix: Date?
  let flag: Bool?
  let price: Decimal?
  let day: Nullable<Day>?
  let tags: [String]?
  let level: Level?
  let limits: [String: Int]?
  let list: [Keyed]
  let count: Int
  let extra: [String: JSON]

  enum Level: OpenEnum {
    case low
    case unrecognized(String)

    init(rawValue: String) { self = rawValue == "low" ? .low : .unrecognized(rawValue) }

    var rawValue: String {
      switch self {
      case .low: "low"
      case .unrecognized(let value): value
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    id = try fields.decode(Int.self, "id")
    name = try fields.decode(String.self, "name")
    ratio = try fields.decode(Double.self, "ratio")
    on = try fields.decode(Bool.self, "on")
    note = try fields.decodeIfPresent(String.self, "note")
    patch = try fields.decodeNullable(String.self, "patch")
    when = try fields.decodeIfPresent(Date.self, "when")
    unix = try fields.decodeIfPresent("unix", as: .unixSeconds)
    flag = try fields.decodeIfPresent("flag", as: .flag("Y", "N"))
    price = try fields.decodeIfPresent("price", as: .number(Decimal.self, nilTexts: [""]))
    day = try fields.decodeNullable("day", as: .day("yyyyMMdd"))
    tags = try fields.decodeIfPresent([String].self, "tags")
    level = try fields.decodeIfPresent(Level.self, "level")
    limits = try fields.decodeIfPresent([String: Int].self, "limits")
    list = try fields.decodeLossy(Keyed.self, "list")
    count = try fields.decode(Int.self, "count", default: 9)
    extra = try fields.additionalProperties(
      JSON.self,
      besides: [
        "id", "name", "ratio", "on", "note", "patch", "when", "unix", "flag", "price", "day",
        "tags", "level", "limits", "list", "count",
      ])
  }
}

struct Branch: Decodable, Equatable, Sendable {
  let name: String
  let children: [Branch]?

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    name = try fields.decode(String.self, "name")
    children = try fields.decodeIfPresent([Branch].self, "children")
  }
}

enum Shape: Decodable, Equatable, Sendable {
  case circle(Circle)
  case box([String: Double])
  case unrecognized(JSON)

  struct Circle: Decodable, Equatable, Sendable {
    let radius: Double

    init(from decoder: any Decoder) throws {
      radius = try FieldDecoder(decoder).decode(Double.self, "radius")
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "circle": self = try .circle(Circle(from: decoder))
    case "box": self = try .box(fields.decode([String: Double].self, "size"))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

enum Loose: Decodable, Equatable, Sendable {
  case id(String)
  case user(User)
  case team(Team)
  case number(Int)
  case numbers([Int])
  case unrecognized(JSON)

  struct User: Decodable, Equatable, Sendable {
    let id: String

    init(from decoder: any Decoder) throws {
      id = try FieldDecoder(decoder).decode(String.self, "id")
    }
  }

  struct Team: Decodable, Equatable, Sendable {
    let id: String
    let size: Int

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      id = try fields.decode(String.self, "id")
      size = try fields.decode(Int.self, "size")
    }
  }

  private static let _members: UnionMembers = [
    .string, .members(constants: ["kind": ["user"]], required: ["id"], optional: ["kind"]),
    .members(choices: ["kind": ["team"]], required: ["id", "size"], optional: ["kind"]), .integer,
    .elements([.integer]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .id(String(from: decoder))
      case 1: try .user(User(from: decoder))
      case 2: try .team(Team(from: decoder))
      case 3: try .number(Int(from: decoder))
      case 4: try .numbers([Int](from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

/// As an app might write one, with all that containers offer.
struct HandWritten: Decodable, Equatable, Sendable {
  let first: UInt16
  let second: String?
  let deep: [Int]
  let last: Keyed
  let third: Keyed
  let base: Base
  let keys: Set<String>

  struct Base: Codable, Equatable, Sendable { let base: Float }

  private enum Key: String, CodingKey { case first, second, nested, third, deep, absent }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    first = try container.decode(UInt16.self, forKey: .first)
    second = try container.decodeIfPresent(String.self, forKey: .second)
    let nested = try container.nestedContainer(keyedBy: Key.self, forKey: .nested)
    var elements = try nested.nestedUnkeyedContainer(forKey: .deep)
    deep = [try elements.decode(Int.self), try elements.decode(Int.self)]
    last = try Keyed(from: elements.superDecoder())
    third = try Keyed(from: container.superDecoder(forKey: .third))
    base = try Base(from: container.superDecoder())
    keys = Set(container.allKeys.map(\.stringValue))
  }
}

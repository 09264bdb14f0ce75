// Made by sdkgen for Sphinx. Do not edit.

import Foundation
import SDKRuntime

extension SphinxClient {
  typealias Made = Date

  typealias Name = String

  nonisolated struct Thing: Codable, HashableModel, Sendable {
    let made: Made
    let name: Name?
    let maybe: Int?
    let level: Level?
    let pair: [Int]
    let old: Old?

    init(made: Made, name: Name?, maybe: Int?, level: Level?, pair: [Int], old: Old?) {
      self.made = made
      self.name = name
      self.maybe = maybe
      self.level = level
      self.pair = pair
      self.old = old
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        made: fields.decode(Made.self, "made"), name: fields.decodeIfPresent(Name.self, "name"),
        maybe: fields.decodeIfPresent(Int.self, "maybe"),
        level: fields.decodeIfPresent(Level.self, "level"),
        pair: fields.decode([Int].self, "pair"), old: fields.decodeIfPresent(Old.self, "old"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(made, "made")
      try fields.encodeOrNull(name, "name")
      try fields.encodeOrNull(maybe, "maybe")
      try fields.encodeOrNull(level, "level")
      try fields.encode(pair, "pair")
      try fields.encodeOrNull(old, "old")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.made, b.made)
      pairs.add(a.name, b.name)
      pairs.add(a.maybe, b.maybe)
      pairs.add(a.level, b.level)
      pairs.add(a.pair, b.pair)
      pairs.add(a.old, b.old)
    }
  }

  nonisolated struct Old: Codable, Hashable, Sendable {
    var a: String?

    init(a: String? = nil) {
      self.a = a
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decodeIfPresent(String.self, "a"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }

  nonisolated enum Animal: Codable, Hashable, Sendable {
    case cat(Cat)
    case canine(Dog = .init())
    case animal(Base = .init())
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    static func cat(_ lives: Int) -> Self { .cat(Cat(lives: lives)) }

    var asCat: Cat? { if case .cat(let value) = self { value } else { nil } }
    var asCanine: Dog? { if case .canine(let value) = self { value } else { nil } }
    var asAnimal: Base? { if case .animal(let value) = self { value } else { nil } }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "kind") {
      case "Cat": self = try .cat(Cat(from: decoder))
      case "canine": self = try .canine(Dog(from: decoder))
      case "Animal": self = try .animal(Base(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .cat(let value): try value.encode(to: encoder)
      case .canine(let value): try value.encode(to: encoder)
      case .animal(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  nonisolated struct Cat: Codable, Hashable, Sendable {
    var kind: String
    var lives: Int

    init(lives: Int) {
      self.kind = "Cat"
      self.lives = lives
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        lives: fields.decode(Int.self, "lives"))
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encode(lives, "lives")
    }
  }

  nonisolated struct Dog: Codable, Hashable, Sendable {
    var kind: String
    var tricks: Int?

    init(tricks: Int? = nil) {
      self.kind = "canine"
      self.tricks = tricks
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        tricks: fields.decodeIfPresent(Int.self, "tricks"))
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(tricks, "tricks")
    }
  }
}

extension SphinxClient.Thing {
  nonisolated struct Input: Codable, HashableModel, Sendable {
    var name: SphinxClient.Name?
    var maybe: Int?
    var level: Level?
    var pair: [Int]
    var old: SphinxClient.Old?

    init(
      name: SphinxClient.Name?, maybe: Int?, level: Level?, pair: [Int], old: SphinxClient.Old?
    ) {
      self.name = name
      self.maybe = maybe
      self.level = level
      self.pair = pair
      self.old = old
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(SphinxClient.Name.self, "name"),
        maybe: fields.decodeIfPresent(Int.self, "maybe"),
        level: fields.decodeIfPresent(Level.self, "level"),
        pair: fields.decode([Int].self, "pair"),
        old: fields.decodeIfPresent(SphinxClient.Old.self, "old"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeOrNull(name, "name")
      try fields.encodeOrNull(maybe, "maybe")
      try fields.encodeOrNull(level, "level")
      try fields.encode(pair, "pair")
      try fields.encodeOrNull(old, "old")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.maybe, b.maybe)
      pairs.add(a.level, b.level)
      pairs.add(a.pair, b.pair)
      pairs.add(a.old, b.old)
    }
  }

  nonisolated enum Level: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }
}

extension SphinxClient.Animal {
  nonisolated struct Base: Codable, Hashable, Sendable {
    var kind: String

    init() {
      self.kind = "Animal"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      self.init()
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
    }
  }
}

extension SphinxClient.ThingsEndpoint {
  nonisolated enum ListLevelBody: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum ListLevelBody2: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }
}

extension SphinxClient.FormsEndpoint {
  nonisolated enum CreateBodyLevel: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum CreateBodyTag: OpenEnum {
    case a, b
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "a": self = .a
      case "b": self = .b
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .a: "a"
      case .b: "b"
      case .unrecognized(let value): value
      }
    }
  }
}

extension SphinxClient.FieldsEndpoint {
  nonisolated struct CreateBody: Codable, HashableModel, Sendable {
    var tags: [Tag]?
    var sizes: [Size]?
    var names: [String]?

    init(tags: [Tag]? = nil, sizes: [Size]? = nil, names: [String]? = nil) {
      self.tags = tags
      self.sizes = sizes
      self.names = names
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        tags: fields.decodeIfPresent([Tag].self, "tags"),
        sizes: fields.decodeIfPresent([Size].self, "sizes"),
        names: fields.decodeIfPresent([String].self, "names"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(tags, "tags")
      try fields.encodeIfPresent(sizes, "sizes")
      try fields.encodeIfPresent(names, "names")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.tags, b.tags)
      pairs.add(a.sizes, b.sizes)
      pairs.add(a.names, b.names)
    }

    nonisolated enum Tag: OpenEnum {
      case a, b
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      init(rawValue: String) {
        switch rawValue {
        case "a": self = .a
        case "b": self = .b
        default: self = .unrecognized(rawValue)
        }
      }

      var rawValue: String {
        switch self {
        case .a: "a"
        case .b: "b"
        case .unrecognized(let value): value
        }
      }
    }

    nonisolated enum Size: OpenEnum {
      case size1, size2
      /// A value that this client does not know, kept as received.
      case unrecognized(Int)

      init(rawValue: Int) {
        switch rawValue {
        case 1: self = .size1
        case 2: self = .size2
        default: self = .unrecognized(rawValue)
        }
      }

      var rawValue: Int {
        switch self {
        case .size1: 1
        case .size2: 2
        case .unrecognized(let value): value
        }
      }
    }
  }
}

// Made by sdkgen for Puzzles. Do not edit.

import Foundation
import SDKRuntime

extension PuzzlesClient {
  nonisolated struct Filter: Codable, Hashable, Sendable {
    var name: String?

    init(name: String? = nil) {
      self.name = name
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(name, "name")
    }
  }

  nonisolated enum Level: OpenEnum {
    case level0, level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 0: self = .level0
      case 1: self = .level1
      case 2: self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .level0: 0
      case .level1: 1
      case .level2: 2
      case .unrecognized(let value): value
      }
    }
  }

  typealias Secret = String

  typealias Made = Date

  nonisolated struct Values: Codable, HashableModel, Sendable {
    let level: Level
    let weight: Double?
    private(set) var on: Bool
    let odd: Int?
    let maybe: Maybe?
    let tags: [Tag]
    let sizes: [Size]
    let mixed: Mixed
    let made: Made
    let secret: Secret?
    let big: UInt64
    let huge: UInt64
    let either: Either
    let date: Day
    let file: String
    let bytes: Data?
    let code: Int
    let next: Node
    let empty: String?
    /// Example: `192.0.2.1`
    let net: JSON

    init(
      level: Level, odd: Int?, tags: [Tag], sizes: [Size], mixed: Mixed, made: Made, big: UInt64,
      huge: UInt64, either: Either, date: Day, file: String, code: Int, next: Node, empty: String?,
      net: JSON, weight: Double? = nil, maybe: Maybe? = nil, secret: Secret? = nil,
      bytes: Data? = nil
    ) {
      self.level = level
      self.weight = weight
      self.on = true
      self.odd = odd
      self.maybe = maybe
      self.tags = tags
      self.sizes = sizes
      self.mixed = mixed
      self.made = made
      self.secret = secret
      self.big = big
      self.huge = huge
      self.either = either
      self.date = date
      self.file = file
      self.bytes = bytes
      self.code = code
      self.next = next
      self.empty = empty
      self.net = net
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decode(Level.self, "level"), odd: fields.decodeIfPresent(Int.self, "odd"),
        tags: fields.decode([Tag].self, "tags"), sizes: fields.decode([Size].self, "sizes"),
        mixed: fields.decode(Mixed.self, "mixed"), made: fields.decode(Made.self, "made"),
        big: fields.decode(UInt64.self, "big"), huge: fields.decode(UInt64.self, "huge"),
        either: fields.decode(Either.self, "either"), date: fields.decode(Day.self, "date"),
        file: fields.decode(String.self, "file"), code: fields.decode(Int.self, "code"),
        next: fields.decode(Node.self, "next"),
        empty: fields.decodeIfPresent(String.self, "empty"), net: fields.decode(JSON.self, "net"),
        weight: fields.decodeIfPresent(Double.self, "weight"),
        maybe: fields.decodeIfPresent(Maybe.self, "maybe"),
        secret: fields.decodeIfPresent(Secret.self, "secret"),
        bytes: fields.decodeIfPresent(Data.self, "bytes"))
      self.on = try fields.decode(Bool.self, "on")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(on, "on")
      try fields.encode(level, "level")
      try fields.encodeIfPresent(weight, "weight")
      try fields.encodeOrNull(odd, "odd")
      try fields.encodeIfPresent(maybe, "maybe")
      try fields.encode(tags, "tags")
      try fields.encode(sizes, "sizes")
      try fields.encode(mixed, "mixed")
      try fields.encode(made, "made")
      try fields.encodeIfPresent(secret, "secret")
      try fields.encode(big, "big")
      try fields.encode(huge, "huge")
      try fields.encode(either, "either")
      try fields.encode(date, "date")
      try fields.encode(file, "file")
      try fields.encodeIfPresent(bytes, "bytes")
      try fields.encode(code, "code")
      try fields.encode(next, "next")
      try fields.encodeOrNull(empty, "empty")
      try fields.encode(net, "net")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.level, b.level)
      pairs.add(a.weight, b.weight)
      pairs.add(a.on, b.on)
      pairs.add(a.odd, b.odd)
      pairs.add(a.maybe, b.maybe)
      pairs.add(a.tags, b.tags)
      pairs.add(a.sizes, b.sizes)
      pairs.add(a.mixed, b.mixed)
      pairs.add(a.made, b.made)
      pairs.add(a.secret, b.secret)
      pairs.add(a.big, b.big)
      pairs.add(a.huge, b.huge)
      pairs.add(a.either, b.either)
      pairs.add(a.date, b.date)
      pairs.add(a.file, b.file)
      pairs.add(a.bytes, b.bytes)
      pairs.add(a.code, b.code)
      pairs.add(a.next, b.next)
      pairs.add(a.empty, b.empty)
      pairs.add(a.net, b.net)
    }
  }

  nonisolated struct More: Codable, HashableModel, Sendable {
    var constant: String
    var text: Text
    var whole: UInt64
    var time: Date
    var orNull: Node?
    var only: Level?
    var large: UInt64
    var deep: [[Deep]]
    var names: [String: Int]
    var _404: String
    var list: [Int?]
    var nulls: String?
    var place: Place
    var double: Double

    init(
      text: Text, whole: UInt64, time: Date, orNull: Node?, only: Level?, large: UInt64,
      deep: [[Deep]], names: [String: Int], _404: String, list: [Int?], nulls: String?,
      place: Place, double: Double
    ) {
      self.constant = "1"
      self.text = text
      self.whole = whole
      self.time = time
      self.orNull = orNull
      self.only = only
      self.large = large
      self.deep = deep
      self.names = names
      self._404 = _404
      self.list = list
      self.nulls = nulls
      self.place = place
      self.double = double
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        text: fields.decode(Text.self, "text"), whole: fields.decode(UInt64.self, "whole"),
        time: fields.decode("time", as: .unixSeconds),
        orNull: fields.decodeIfPresent(Node.self, "orNull"),
        only: fields.decodeIfPresent(Level.self, "only"),
        large: fields.decode(UInt64.self, "large"), deep: fields.decode([[Deep]].self, "deep"),
        names: fields.decode([String: Int].self, "names"), _404: fields.decode(String.self, "404"),
        list: fields.decode([Int?].self, "list"),
        nulls: fields.decodeIfPresent(String.self, "nulls"),
        place: fields.decode(Place.self, "place"), double: fields.decode(Double.self, "double"))
      self.constant = try fields.decode(String.self, "constant")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(constant, "constant")
      try fields.encode(text, "text")
      try fields.encode(whole, "whole")
      try fields.encode(time, "time", as: .unixSeconds)
      try fields.encodeOrNull(orNull, "orNull")
      try fields.encodeOrNull(only, "only")
      try fields.encode(large, "large")
      try fields.encode(deep, "deep")
      try fields.encode(names, "names")
      try fields.encode(_404, "404")
      try fields.encode(list, "list")
      try fields.encodeOrNull(nulls, "nulls")
      try fields.encode(place, "place")
      try fields.encode(double, "double")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.constant, b.constant)
      pairs.add(a.text, b.text)
      pairs.add(a.whole, b.whole)
      pairs.add(a.time, b.time)
      pairs.add(a.orNull, b.orNull)
      pairs.add(a.only, b.only)
      pairs.add(a.large, b.large)
      pairs.add(a.deep, b.deep)
      pairs.add(a.names, b.names)
      pairs.add(a._404, b._404)
      pairs.add(a.list, b.list)
      pairs.add(a.nulls, b.nulls)
      pairs.add(a.place, b.place)
      pairs.add(a.double, b.double)
    }
  }

  nonisolated enum Tagged: Codable, Hashable, Sendable {
    case one(One = .init())
    case two(Two = .init())
    case rest(Rest = .init())
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    var asOne: One? { if case .one(let value) = self { value } else { nil } }
    var asTwo: Two? { if case .two(let value) = self { value } else { nil } }
    var asRest: Rest? { if case .rest(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = .init(
      tag: "kind", [["1", 1], ["2", 2], []], default: 2)

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .one(One(from: decoder))
        case 1: try .two(Two(from: decoder))
        case 2: try .rest(Rest(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .one(let value): try value.encode(to: encoder)
      case .two(let value): try value.encode(to: encoder)
      case .rest(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  nonisolated struct One: Codable, Hashable, Sendable {
    var kind: Int
    var a: String?

    init(a: String? = nil) {
      self.kind = 1
      self.a = a
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decodeIfPresent(String.self, "a"))
      self.kind = try fields.decode(Int.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(a, "a")
    }
  }

  nonisolated struct Two: Codable, Hashable, Sendable {
    var kind: Int
    var b: String?

    init(b: String? = nil) {
      self.kind = 2
      self.b = b
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        b: fields.decodeIfPresent(String.self, "b"))
      self.kind = try fields.decode(Int.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encodeIfPresent(b, "b")
    }
  }

  nonisolated struct Rest: Codable, Hashable, Sendable {
    var kind: Int?
    var c: String?

    init(kind: Int? = nil, c: String? = nil) {
      self.kind = kind
      self.c = c
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        kind: fields.decodeIfPresent(Int.self, "kind"),
        c: fields.decodeIfPresent(String.self, "c"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(kind, "kind")
      try fields.encodeIfPresent(c, "c")
    }
  }

  nonisolated struct Node: Codable, Hashable, Sendable {
    var name: String
    var next: Node? {
      get { _next?.value }
      set { _next = Boxed(newValue) }
    }
    private var _next: Boxed<Node>?

    init(name: String, next: Node? = nil) {
      self.name = name
      self._next = Boxed(next)
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"), next: fields.decodeIfPresent(Node.self, "next"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(_next?.value, "next")
    }
  }

  typealias Size = String

  nonisolated struct Tuples: Codable, HashableModel, Sendable {
    var pair: [Double]
    var ints: [Int]
    var rest: [JSON]
    var old: [JSON]
    var open: [Bool]
    var closed: [String]
    var differing: [JSON]

    init(
      pair: [Double], ints: [Int], rest: [JSON], old: [JSON], open: [Bool], closed: [String],
      differing: [JSON]
    ) {
      self.pair = pair
      self.ints = ints
      self.rest = rest
      self.old = old
      self.open = open
      self.closed = closed
      self.differing = differing
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        pair: fields.decode([Double].self, "pair"), ints: fields.decode([Int].self, "ints"),
        rest: fields.decode([JSON].self, "rest"), old: fields.decode([JSON].self, "old"),
        open: fields.decode([Bool].self, "open"), closed: fields.decode([String].self, "closed"),
        differing: fields.decode([JSON].self, "differing"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(pair, "pair")
      try fields.encode(ints, "ints")
      try fields.encode(rest, "rest")
      try fields.encode(old, "old")
      try fields.encode(open, "open")
      try fields.encode(closed, "closed")
      try fields.encode(differing, "differing")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.pair, b.pair)
      pairs.add(a.ints, b.ints)
      pairs.add(a.rest, b.rest)
      pairs.add(a.old, b.old)
      pairs.add(a.open, b.open)
      pairs.add(a.closed, b.closed)
      pairs.add(a.differing, b.differing)
    }
  }

  nonisolated enum Member: Codable, Hashable, Sendable {
    case card(Card)
    case sepa(Transfer)
    case cash(Cash)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    static func card(_ number: String) -> Self { .card(Card(number: number)) }

    static func sepa(_ iban: String) -> Self { .sepa(Transfer(iban: iban)) }

    static func cash(_ amount: Double) -> Self { .cash(Cash(amount: amount)) }

    var asCard: Card? { if case .card(let value) = self { value } else { nil } }
    var asSEPA: Transfer? { if case .sepa(let value) = self { value } else { nil } }
    var asCash: Cash? { if case .cash(let value) = self { value } else { nil } }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "kind") {
      case "card": self = try .card(Card(from: decoder))
      case "sepa": self = try .sepa(Transfer(from: decoder))
      case "Cash": self = try .cash(Cash(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .card(let value): try value.encode(to: encoder)
      case .sepa(let value): try value.encode(to: encoder)
      case .cash(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  nonisolated struct Card: Codable, Hashable, Sendable {
    var number: String
    var kind: String

    init(number: String) {
      self.number = number
      self.kind = "card"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        number: fields.decode(String.self, "number"))
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encode(number, "number")
    }
  }

  nonisolated struct Transfer: Codable, Hashable, Sendable {
    var iban: String
    var kind: String

    init(iban: String) {
      self.iban = iban
      self.kind = "sepa"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        iban: fields.decode(String.self, "iban"))
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encode(iban, "iban")
    }
  }

  nonisolated struct Cash: Codable, Hashable, Sendable {
    var amount: Double
    var kind: String

    init(amount: Double) {
      self.amount = amount
      self.kind = "Cash"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        amount: fields.decode(Double.self, "amount"))
      self.kind = try fields.decode(String.self, "kind")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(kind, "kind")
      try fields.encode(amount, "amount")
    }
  }

  nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case box(Square)
    case shape(Base = .init())
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    static func circle(_ radius: Double) -> Self { .circle(Circle(radius: radius)) }

    static func box(_ width: Double) -> Self { .box(Square(width: width)) }

    var asCircle: Circle? { if case .circle(let value) = self { value } else { nil } }
    var asBox: Square? { if case .box(let value) = self { value } else { nil } }
    var asShape: Base? { if case .shape(let value) = self { value } else { nil } }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "@type") {
      case "Circle": self = try .circle(Circle(from: decoder))
      case "box": self = try .box(Square(from: decoder))
      case "Shape": self = try .shape(Base(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .circle(let value): try value.encode(to: encoder)
      case .box(let value): try value.encode(to: encoder)
      case .shape(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  nonisolated struct Circle: Codable, Hashable, Sendable {
    var radius: Double
    var type: String

    init(radius: Double) {
      self.radius = radius
      self.type = "Circle"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        radius: fields.decode(Double.self, "radius"))
      self.type = try fields.decode(String.self, "@type")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "@type")
      try fields.encode(radius, "radius")
    }
  }

  nonisolated struct Square: Codable, Hashable, Sendable {
    var width: Double
    var type: String

    init(width: Double) {
      self.width = width
      self.type = "box"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        width: fields.decode(Double.self, "width"))
      self.type = try fields.decode(String.self, "@type")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "@type")
      try fields.encode(width, "width")
    }
  }
}

extension PuzzlesClient.Values {
  nonisolated struct Input: Codable, HashableModel, Sendable {
    var level: PuzzlesClient.Level
    var weight: Double?
    var on: Bool
    var odd: Int?
    var maybe: Maybe?
    var tags: [Tag]
    var sizes: [Size]
    var mixed: Mixed
    var secret: PuzzlesClient.Secret
    var big: UInt64
    var huge: UInt64
    var either: Either
    var date: Day
    var file: String
    var bytes: Data?
    var code: Int
    var next: PuzzlesClient.Node
    var empty: String?
    /// Example: `192.0.2.1`
    var net: JSON

    init(
      level: PuzzlesClient.Level, odd: Int?, tags: [Tag], sizes: [Size], mixed: Mixed,
      secret: PuzzlesClient.Secret, big: UInt64, huge: UInt64, either: Either, date: Day,
      file: String, code: Int, next: PuzzlesClient.Node, empty: String?, net: JSON,
      weight: Double? = nil, maybe: Maybe? = nil, bytes: Data? = nil
    ) {
      self.level = level
      self.weight = weight
      self.on = true
      self.odd = odd
      self.maybe = maybe
      self.tags = tags
      self.sizes = sizes
      self.mixed = mixed
      self.secret = secret
      self.big = big
      self.huge = huge
      self.either = either
      self.date = date
      self.file = file
      self.bytes = bytes
      self.code = code
      self.next = next
      self.empty = empty
      self.net = net
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decode(PuzzlesClient.Level.self, "level"),
        odd: fields.decodeIfPresent(Int.self, "odd"), tags: fields.decode([Tag].self, "tags"),
        sizes: fields.decode([Size].self, "sizes"), mixed: fields.decode(Mixed.self, "mixed"),
        secret: fields.decode(PuzzlesClient.Secret.self, "secret"),
        big: fields.decode(UInt64.self, "big"), huge: fields.decode(UInt64.self, "huge"),
        either: fields.decode(Either.self, "either"), date: fields.decode(Day.self, "date"),
        file: fields.decode(String.self, "file"), code: fields.decode(Int.self, "code"),
        next: fields.decode(PuzzlesClient.Node.self, "next"),
        empty: fields.decodeIfPresent(String.self, "empty"), net: fields.decode(JSON.self, "net"),
        weight: fields.decodeIfPresent(Double.self, "weight"),
        maybe: fields.decodeIfPresent(Maybe.self, "maybe"),
        bytes: fields.decodeIfPresent(Data.self, "bytes"))
      self.on = try fields.decode(Bool.self, "on")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(on, "on")
      try fields.encode(level, "level")
      try fields.encodeIfPresent(weight, "weight")
      try fields.encodeOrNull(odd, "odd")
      try fields.encodeIfPresent(maybe, "maybe")
      try fields.encode(tags, "tags")
      try fields.encode(sizes, "sizes")
      try fields.encode(mixed, "mixed")
      try fields.encode(secret, "secret")
      try fields.encode(big, "big")
      try fields.encode(huge, "huge")
      try fields.encode(either, "either")
      try fields.encode(date, "date")
      try fields.encode(file, "file")
      try fields.encodeIfPresent(bytes, "bytes")
      try fields.encode(code, "code")
      try fields.encode(next, "next")
      try fields.encodeOrNull(empty, "empty")
      try fields.encode(net, "net")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.level, b.level)
      pairs.add(a.weight, b.weight)
      pairs.add(a.on, b.on)
      pairs.add(a.odd, b.odd)
      pairs.add(a.maybe, b.maybe)
      pairs.add(a.tags, b.tags)
      pairs.add(a.sizes, b.sizes)
      pairs.add(a.mixed, b.mixed)
      pairs.add(a.secret, b.secret)
      pairs.add(a.big, b.big)
      pairs.add(a.huge, b.huge)
      pairs.add(a.either, b.either)
      pairs.add(a.date, b.date)
      pairs.add(a.file, b.file)
      pairs.add(a.bytes, b.bytes)
      pairs.add(a.code, b.code)
      pairs.add(a.next, b.next)
      pairs.add(a.empty, b.empty)
      pairs.add(a.net, b.net)
    }
  }

  nonisolated enum Maybe: OpenEnum {
    case maybe3, maybe4
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 3: self = .maybe3
      case 4: self = .maybe4
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .maybe3: 3
      case .maybe4: 4
      case .unrecognized(let value): value
      }
    }
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
    case s, m
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "s": self = .s
      case "m": self = .m
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .s: "s"
      case .m: "m"
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum Mixed: OpenEnum {
    case mixed1, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "1": self = .mixed1
      case "large": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .mixed1: "1"
      case .large: "large"
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum Either:
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

    init(stringLiteral value: String) { self = .string(value) }

    init(integerLiteral value: Int) { self = .int(value) }

    var asString: String? { if case .string(let value) = self { value } else { nil } }
    var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .int(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

extension PuzzlesClient.More {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  nonisolated enum Text: OpenEnum {
    case text1, text2_50, `true`
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "1": self = .text1
      case "2.50": self = .text2_50
      case "true": self = .`true`
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .text1: "1"
      case .text2_50: "2.50"
      case .`true`: "true"
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum Deep: OpenEnum {
    case deep7, deep8
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 7: self = .deep7
      case 8: self = .deep8
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .deep7: 7
      case .deep8: 8
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated struct Place: Codable, Hashable, Sendable {
    var name: String?
    var next: PuzzlesClient.Node?

    init(name: String? = nil, next: PuzzlesClient.Node? = nil) {
      self.name = name
      self.next = next
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"),
        next: fields.decodeIfPresent(PuzzlesClient.Node.self, "next"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(name, "name")
      try fields.encodeIfPresent(next, "next")
    }
  }
}

extension PuzzlesClient.Shape {
  nonisolated struct Base: Codable, Hashable, Sendable {
    var type: String

    init() {
      self.type = "Shape"
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      self.init()
      self.type = try fields.decode(String.self, "@type")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "@type")
    }
  }
}

extension PuzzlesClient.ValuesEndpoint {
  nonisolated enum ListLevel: OpenEnum {
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

extension PuzzlesClient.MoreEndpoint {
  nonisolated enum GetSizeBody: OpenEnum {
    case size1, size2
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "1": self = .size1
      case "2": self = .size2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .size1: "1"
      case .size2: "2"
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated enum GetSizeBody2: OpenEnum {
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

extension PuzzlesClient.FormsEndpoint {
  nonisolated struct CreateBody: Codable, HashableModel, Sendable {
    var level: PuzzlesClient.Level
    var on: Bool
    var tags: [Tag]

    init(level: PuzzlesClient.Level, on: Bool, tags: [Tag]) {
      self.level = level
      self.on = on
      self.tags = tags
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decode(PuzzlesClient.Level.self, "level"),
        on: fields.decode(Bool.self, "on"), tags: fields.decode([Tag].self, "tags"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(level, "level")
      try fields.encode(on, "on")
      try fields.encode(tags, "tags")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.level, b.level)
      pairs.add(a.on, b.on)
      pairs.add(a.tags, b.tags)
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
  }
}

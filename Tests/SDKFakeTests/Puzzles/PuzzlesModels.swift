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

  typealias Usual = Int

  nonisolated struct Last: Codable, HashableModel, Sendable {
    let union: Union
    let open: Open
    let byPattern: [String: Int]
    let further: Further
    let all: All
    let inner: [Inner]
    let nameOf: Node.Name
    let anchored: Here
    let inline: [Inline]
    let text: String
    let kept: Made
    let events: [Event]

    init(
      union: Union, open: Open, byPattern: [String: Int], further: Further, all: All,
      inner: [Inner], nameOf: Node.Name, anchored: Here, inline: [Inline], text: String,
      kept: Made, events: [Event]
    ) {
      self.union = union
      self.open = open
      self.byPattern = byPattern
      self.further = further
      self.all = all
      self.inner = inner
      self.nameOf = nameOf
      self.anchored = anchored
      self.inline = inline
      self.text = text
      self.kept = kept
      self.events = events
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        union: fields.decode(Union.self, "union"), open: fields.decode(Open.self, "open"),
        byPattern: fields.decode([String: Int].self, "byPattern"),
        further: fields.decode(Further.self, "further"), all: fields.decode(All.self, "all"),
        inner: fields.decode([Inner].self, "inner"),
        nameOf: fields.decode(Node.Name.self, "nameOf"),
        anchored: fields.decode(Here.self, "anchored"),
        inline: fields.decode([Inline].self, "inline"), text: fields.decode(String.self, "text"),
        kept: fields.decode(Made.self, "kept"), events: fields.decode([Event].self, "events"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(union, "union")
      try fields.encode(open, "open")
      try fields.encode(byPattern, "byPattern")
      try fields.encode(further, "further")
      try fields.encode(all, "all")
      try fields.encode(inner, "inner")
      try fields.encode(nameOf, "nameOf")
      try fields.encode(anchored, "anchored")
      try fields.encode(inline, "inline")
      try fields.encode(text, "text")
      try fields.encode(kept, "kept")
      try fields.encode(events, "events")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.union, b.union)
      pairs.add(a.open, b.open)
      pairs.add(a.byPattern, b.byPattern)
      pairs.add(a.further, b.further)
      pairs.add(a.all, b.all)
      pairs.add(a.inner, b.inner)
      pairs.add(a.nameOf, b.nameOf)
      pairs.add(a.anchored, b.anchored)
      pairs.add(a.inline, b.inline)
      pairs.add(a.text, b.text)
      pairs.add(a.kept, b.kept)
      pairs.add(a.events, b.events)
    }
  }

  nonisolated struct Here: Codable, Hashable, Sendable {
    var level: Level?

    init(level: Level? = nil) {
      self.level = level
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decodeIfPresent(Level.self, "level"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(level, "level")
    }
  }

  nonisolated struct Started: Codable, Hashable, Sendable {
    var type: String
    var at: Int?

    init(at: Int? = nil) {
      self.type = "started"
      self.at = at
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        at: fields.decodeIfPresent(Int.self, "at"))
      self.type = try fields.decode(String.self, "type")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
      try fields.encodeIfPresent(at, "at")
    }
  }

  nonisolated struct Ended: Codable, Hashable, Sendable {
    var type: EndedType

    init(type: EndedType) {
      self.type = type
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        type: fields.decode(EndedType.self, "type"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(type, "type")
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

extension PuzzlesClient.Last {
  nonisolated struct Input: Codable, HashableModel, Sendable {
    var union: Union
    var open: Open
    var byPattern: [String: Int]
    var further: Further
    var all: All
    var inner: [Inner.Input]
    var nameOf: PuzzlesClient.Node.Name
    var anchored: PuzzlesClient.Here
    var inline: [Inline]
    var text: String
    var kept: PuzzlesClient.Made
    var events: [Event]

    init(
      union: Union, open: Open, byPattern: [String: Int], further: Further, all: All,
      inner: [Inner.Input], nameOf: PuzzlesClient.Node.Name, anchored: PuzzlesClient.Here,
      inline: [Inline], text: String, kept: PuzzlesClient.Made, events: [Event]
    ) {
      self.union = union
      self.open = open
      self.byPattern = byPattern
      self.further = further
      self.all = all
      self.inner = inner
      self.nameOf = nameOf
      self.anchored = anchored
      self.inline = inline
      self.text = text
      self.kept = kept
      self.events = events
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        union: fields.decode(Union.self, "union"), open: fields.decode(Open.self, "open"),
        byPattern: fields.decode([String: Int].self, "byPattern"),
        further: fields.decode(Further.self, "further"), all: fields.decode(All.self, "all"),
        inner: fields.decode([Inner.Input].self, "inner"),
        nameOf: fields.decode(PuzzlesClient.Node.Name.self, "nameOf"),
        anchored: fields.decode(PuzzlesClient.Here.self, "anchored"),
        inline: fields.decode([Inline].self, "inline"), text: fields.decode(String.self, "text"),
        kept: fields.decode(PuzzlesClient.Made.self, "kept"),
        events: fields.decode([Event].self, "events"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(union, "union")
      try fields.encode(open, "open")
      try fields.encode(byPattern, "byPattern")
      try fields.encode(further, "further")
      try fields.encode(all, "all")
      try fields.encode(inner, "inner")
      try fields.encode(nameOf, "nameOf")
      try fields.encode(anchored, "anchored")
      try fields.encode(inline, "inline")
      try fields.encode(text, "text")
      try fields.encode(kept, "kept")
      try fields.encode(events, "events")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.union, b.union)
      pairs.add(a.open, b.open)
      pairs.add(a.byPattern, b.byPattern)
      pairs.add(a.further, b.further)
      pairs.add(a.all, b.all)
      pairs.add(a.inner, b.inner)
      pairs.add(a.nameOf, b.nameOf)
      pairs.add(a.anchored, b.anchored)
      pairs.add(a.inline, b.inline)
      pairs.add(a.text, b.text)
      pairs.add(a.kept, b.kept)
      pairs.add(a.events, b.events)
    }
  }

  nonisolated enum Union: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    case value(UnionValue)
    case a(A)
    case array([String])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    init(a: Bool) { self = .a(A(a: a)) }

    static var value1: Self { .value(.value1) }
    static var value2: Self { .value(.value2) }

    static func a(_ a: Bool) -> Self { .a(A(a: a)) }

    init(arrayLiteral elements: String...) { self = .array(elements) }

    var asValue: UnionValue? { if case .value(let value) = self { value } else { nil } }
    var asA: A? { if case .a(let value) = self { value } else { nil } }
    var asArray: [String]? { if case .array(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.integer, .object, .array]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .value(UnionValue(from: decoder))
        case 1: try .a(A(from: decoder))
        case 2: try .array([String](from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .value(let value): try value.encode(to: encoder)
      case .a(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    nonisolated enum UnionValue: OpenEnum {
      case value1, value2
      /// A value that this client does not know, kept as received.
      case unrecognized(Int)

      init(rawValue: Int) {
        switch rawValue {
        case 1: self = .value1
        case 2: self = .value2
        default: self = .unrecognized(rawValue)
        }
      }

      var rawValue: Int {
        switch self {
        case .value1: 1
        case .value2: 2
        case .unrecognized(let value): value
        }
      }
    }

    nonisolated struct A: Codable, Hashable, Sendable {
      var a: Bool

      init(a: Bool) {
        self.a = a
      }

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          a: fields.decode(Bool.self, "a"))
      }

      func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(a, "a")
      }
    }
  }

  nonisolated enum Open: OpenEnum, ExpressibleByStringInterpolation {
    case a, open2
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "a": self = .a
      case "2": self = .open2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .a: "a"
      case .open2: "2"
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated struct Further: Codable, Hashable, Sendable {
    var a: String?
    /// The properties that are not declared, by their names.
    var additionalProperties: [String: Int]

    init(a: String? = nil, additionalProperties: [String: Int] = [:]) {
      self.a = a
      self.additionalProperties = additionalProperties
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        a: fields.decodeIfPresent(String.self, "a"),
        additionalProperties: fields.additionalProperties(Int.self, besides: ["a"]))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(additionalProperties)
      try fields.encodeIfPresent(a, "a")
    }
  }

  nonisolated struct All: Codable, HashableModel, Sendable {
    var name: String
    var next: PuzzlesClient.Node?
    var level: PuzzlesClient.Level

    init(name: String, level: PuzzlesClient.Level, next: PuzzlesClient.Node? = nil) {
      self.name = name
      self.next = next
      self.level = level
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"),
        level: fields.decode(PuzzlesClient.Level.self, "level"),
        next: fields.decodeIfPresent(PuzzlesClient.Node.self, "next"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(next, "next")
      try fields.encode(level, "level")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.next, b.next)
      pairs.add(a.level, b.level)
    }
  }

  nonisolated struct Inner: Codable, Hashable, Sendable {
    let made: PuzzlesClient.Made
    let secret: PuzzlesClient.Secret?

    init(made: PuzzlesClient.Made, secret: PuzzlesClient.Secret? = nil) {
      self.made = made
      self.secret = secret
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        made: fields.decode(PuzzlesClient.Made.self, "made"),
        secret: fields.decodeIfPresent(PuzzlesClient.Secret.self, "secret"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(made, "made")
      try fields.encodeIfPresent(secret, "secret")
    }

    nonisolated struct Input: Codable, Hashable, Sendable {
      var secret: PuzzlesClient.Secret

      init(secret: PuzzlesClient.Secret) {
        self.secret = secret
      }

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          secret: fields.decode(PuzzlesClient.Secret.self, "secret"))
      }

      func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(secret, "secret")
      }
    }
  }

  nonisolated enum Inline: Codable, Hashable, Sendable {
    case x(Object)
    case y(B)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    static func x(_ a: String) -> Self { .x(Object(a: a)) }

    static func y(_ b: Int) -> Self { .y(B(b: b)) }

    var asX: Object? { if case .x(let value) = self { value } else { nil } }
    var asY: B? { if case .y(let value) = self { value } else { nil } }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "k") {
      case "x": self = try .x(Object(from: decoder))
      case "y": self = try .y(B(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .x(let value): try value.encode(to: encoder)
      case .y(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    nonisolated struct Object: Codable, Hashable, Sendable {
      var k: String
      var a: String

      init(a: String) {
        self.k = "x"
        self.a = a
      }

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          a: fields.decode(String.self, "a"))
        self.k = try fields.decode(String.self, "k")
      }

      func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(k, "k")
        try fields.encode(a, "a")
      }
    }

    nonisolated struct B: Codable, Hashable, Sendable {
      var k: String
      var b: Int

      init(b: Int) {
        self.k = "y"
        self.b = b
      }

      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          b: fields.decode(Int.self, "b"))
        self.k = try fields.decode(String.self, "k")
      }

      func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(k, "k")
        try fields.encode(b, "b")
      }
    }
  }

  nonisolated enum Event: Codable, Hashable, Sendable {
    case started(PuzzlesClient.Started = .init())
    case ended(PuzzlesClient.Ended)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    var asStarted: PuzzlesClient.Started? {
      if case .started(let value) = self { value } else { nil }
    }
    var asEnded: PuzzlesClient.Ended? { if case .ended(let value) = self { value } else { nil } }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "type") {
      case "started": self = try .started(PuzzlesClient.Started(from: decoder))
      case "ended", "failed": self = try .ended(PuzzlesClient.Ended(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .started(let value): try value.encode(to: encoder)
      case .ended(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

extension PuzzlesClient.Ended {
  nonisolated enum EndedType: OpenEnum {
    case ended, failed
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    init(rawValue: String) {
      switch rawValue {
      case "ended": self = .ended
      case "failed": self = .failed
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: String {
      switch self {
      case .ended: "ended"
      case .failed: "failed"
      case .unrecognized(let value): value
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

extension PuzzlesClient.Node {
  typealias Name = String
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

extension PuzzlesClient.PlacesEndpoint {
  nonisolated enum GetMode: OpenEnum {
    case mode1, mode2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .mode1
      case 2: self = .mode2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .mode1: 1
      case .mode2: 2
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated struct GetRange: Codable, Hashable, Sendable {
    var level: PuzzlesClient.Level?
    var pair: [Int]?

    init(level: PuzzlesClient.Level? = nil, pair: [Int]? = nil) {
      self.level = level
      self.pair = pair
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decodeIfPresent(PuzzlesClient.Level.self, "level"),
        pair: fields.decodeIfPresent([Int].self, "pair"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(level, "level")
      try fields.encodeIfPresent(pair, "pair")
    }
  }

  nonisolated enum GetXLevel: OpenEnum {
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

  nonisolated enum DeleteResponse: OpenEnum {
    case response1, response2
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    init(rawValue: Int) {
      switch rawValue {
      case 1: self = .response1
      case 2: self = .response2
      default: self = .unrecognized(rawValue)
      }
    }

    var rawValue: Int {
      switch self {
      case .response1: 1
      case .response2: 2
      case .unrecognized(let value): value
      }
    }
  }

  nonisolated struct DeleteBody: Codable, Hashable, Sendable {
    var level: PuzzlesClient.Level

    init(level: PuzzlesClient.Level) {
      self.level = level
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        level: fields.decode(PuzzlesClient.Level.self, "level"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(level, "level")
    }
  }
}

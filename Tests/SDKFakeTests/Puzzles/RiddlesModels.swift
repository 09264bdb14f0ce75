// Made by sdkgen for Riddles. Do not edit.

import SDKRuntime

extension RiddlesClient {
  nonisolated struct Place: Codable, Hashable, Sendable {
    var lat: Double

    init(lat: Double) {
      self.lat = lat
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        lat: fields.decode(Double.self, "lat"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(lat, "lat")
    }
  }

  typealias Made = String

  nonisolated struct Thing: Codable, HashableModel, Sendable {
    let place: Place?
    let made: Made
    let own: Place
    let pair: [Int?]?
    let size: Size?
    let either: Place?
    let limits: Double
    let code: Code?
    let pairs: [Pair?]
    let any: Place?

    init(
      place: Place?, made: Made, own: Place, pair: [Int?]?, size: Size?, either: Place?,
      limits: Double, code: Code?, pairs: [Pair?], any: Place?
    ) {
      self.place = place
      self.made = made
      self.own = own
      self.pair = pair
      self.size = size
      self.either = either
      self.limits = limits
      self.code = code
      self.pairs = pairs
      self.any = any
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        place: fields.decodeIfPresent(Place.self, "place"), made: fields.decode(Made.self, "made"),
        own: fields.decode(Place.self, "own"), pair: fields.decodeIfPresent([Int?].self, "pair"),
        size: fields.decodeIfPresent(Size.self, "size"),
        either: fields.decodeIfPresent(Place.self, "either"),
        limits: fields.decode(Double.self, "limits"),
        code: fields.decodeIfPresent(Code.self, "code"),
        pairs: fields.decode([Pair?].self, "pairs"),
        any: fields.decodeIfPresent(Place.self, "any"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeOrNull(place, "place")
      try fields.encode(made, "made")
      try fields.encode(own, "own")
      try fields.encodeOrNull(pair, "pair")
      try fields.encodeOrNull(size, "size")
      try fields.encodeOrNull(either, "either")
      try fields.encode(limits, "limits")
      try fields.encodeOrNull(code, "code")
      try fields.encode(pairs, "pairs")
      try fields.encodeOrNull(any, "any")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.place, b.place)
      pairs.add(a.made, b.made)
      pairs.add(a.own, b.own)
      pairs.add(a.pair, b.pair)
      pairs.add(a.size, b.size)
      pairs.add(a.either, b.either)
      pairs.add(a.limits, b.limits)
      pairs.add(a.code, b.code)
      pairs.add(a.pairs, b.pairs)
      pairs.add(a.any, b.any)
    }
  }
}

extension RiddlesClient.Thing {
  nonisolated struct Input: Codable, HashableModel, Sendable {
    var place: RiddlesClient.Place?
    var pair: [Int?]?
    var size: Size?
    var either: RiddlesClient.Place?
    var limits: Double
    var code: Code?
    var pairs: [Pair?]
    var any: RiddlesClient.Place?

    init(
      place: RiddlesClient.Place?, pair: [Int?]?, size: Size?, either: RiddlesClient.Place?,
      limits: Double, code: Code?, pairs: [Pair?], any: RiddlesClient.Place?
    ) {
      self.place = place
      self.pair = pair
      self.size = size
      self.either = either
      self.limits = limits
      self.code = code
      self.pairs = pairs
      self.any = any
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        place: fields.decodeIfPresent(RiddlesClient.Place.self, "place"),
        pair: fields.decodeIfPresent([Int?].self, "pair"),
        size: fields.decodeIfPresent(Size.self, "size"),
        either: fields.decodeIfPresent(RiddlesClient.Place.self, "either"),
        limits: fields.decode(Double.self, "limits"),
        code: fields.decodeIfPresent(Code.self, "code"),
        pairs: fields.decode([Pair?].self, "pairs"),
        any: fields.decodeIfPresent(RiddlesClient.Place.self, "any"))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeOrNull(place, "place")
      try fields.encodeOrNull(pair, "pair")
      try fields.encodeOrNull(size, "size")
      try fields.encodeOrNull(either, "either")
      try fields.encode(limits, "limits")
      try fields.encodeOrNull(code, "code")
      try fields.encode(pairs, "pairs")
      try fields.encodeOrNull(any, "any")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.place, b.place)
      pairs.add(a.pair, b.pair)
      pairs.add(a.size, b.size)
      pairs.add(a.either, b.either)
      pairs.add(a.limits, b.limits)
      pairs.add(a.code, b.code)
      pairs.add(a.pairs, b.pairs)
      pairs.add(a.any, b.any)
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

  nonisolated enum Code: OpenEnum {
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

  nonisolated struct Pair: Codable, Hashable, Sendable {
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
}

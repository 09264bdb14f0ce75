// Made by sdkgen for Bird Watch. Do not edit.

public import Foundation
public import SDKRuntime

/// Degrees north and east.
public nonisolated struct Place: Codable, Hashable, Sendable {
  public var lat: Double
  public var lon: Double

  public init(lat: Double, lon: Double) {
    self.lat = lat
    self.lon = lon
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lat: fields.decode(Double.self, "lat"), lon: fields.decode(Double.self, "lon"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(lat, "lat")
    try fields.encode(lon, "lon")
  }
}

public nonisolated struct Area: Encodable, Hashable, Sendable {
  /// A name, or two numbers: `52.5,13.4`.
  public var center: String
  public var kilometers: Double?

  public init(center: String, kilometers: Double? = nil) {
    self.center = center
    self.kilometers = kilometers
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(center, "center")
    try fields.encodeIfPresent(kilometers, "radius_km")
  }
}

public nonisolated struct NewSighting: Encodable, HashableModel, Sendable {
  /// The code of the species.
  public var species: String
  public var seenAt: Date
  public var place: Place
  /// How many; null when nobody counted.
  public var count: Int?
  public var behaviour: Behaviour?
  public var evidence: [Evidence]?

  public init(
    species: String, seenAt: Date, place: Place, count: Int?, behaviour: Behaviour? = nil,
    evidence: [Evidence]? = nil
  ) {
    self.species = species
    self.seenAt = seenAt
    self.place = place
    self.count = count
    self.behaviour = behaviour
    self.evidence = evidence
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(species, "species")
    try fields.encode(seenAt, "seen_at")
    try fields.encode(place, "place")
    try fields.encodeOrNull(count, "count")
    try fields.encodeIfPresent(behaviour, "behaviour")
    try fields.encodeIfPresent(evidence, "evidence")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.species, b.species)
    pairs.add(a.seenAt, b.seenAt)
    pairs.add(a.place, b.place)
    pairs.add(a.count, b.count)
    pairs.add(a.behaviour, b.behaviour)
    pairs.add(a.evidence, b.evidence)
  }
}

public nonisolated struct Sighting: Decodable, HashableModel, Sendable, Identifiable {
  /// The code of the species.
  public let species: String
  public let seenAt: Date
  public let place: Place
  /// How many; null when nobody counted.
  public let count: Int?
  public let behaviour: Behaviour?
  public let evidence: [Evidence]?
  public let id: UUID
  /// Null when they want no name.
  public let observer: String?
  public let links: [String: String]?

  public init(
    species: String, seenAt: Date, place: Place, count: Int?, id: UUID, observer: String?,
    behaviour: Behaviour? = nil, evidence: [Evidence]? = nil, links: [String: String]? = nil
  ) {
    self.species = species
    self.seenAt = seenAt
    self.place = place
    self.count = count
    self.behaviour = behaviour
    self.evidence = evidence
    self.id = id
    self.observer = observer
    self.links = links
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      species: fields.decode(String.self, "species"), seenAt: fields.decode(Date.self, "seen_at"),
      place: fields.decode(Place.self, "place"), count: fields.decodeIfPresent(Int.self, "count"),
      id: fields.decode(UUID.self, "id"),
      observer: fields.decodeIfPresent(String.self, "observer"),
      behaviour: fields.decodeIfPresent(Behaviour.self, "behaviour"),
      evidence: fields.decodeIfPresent([Evidence].self, "evidence"),
      links: fields.decodeIfPresent([String: String].self, "links"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.species, b.species)
    pairs.add(a.seenAt, b.seenAt)
    pairs.add(a.place, b.place)
    pairs.add(a.count, b.count)
    pairs.add(a.behaviour, b.behaviour)
    pairs.add(a.evidence, b.evidence)
    pairs.add(a.id, b.id)
    pairs.add(a.observer, b.observer)
    pairs.add(a.links, b.links)
  }
}

public nonisolated struct SightingPage: Decodable, Hashable, Sendable {
  public let items: [Sighting]
  public let nextCursor: String?

  public init(items: [Sighting], nextCursor: String?) {
    self.items = items
    self.nextCursor = nextCursor
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      items: fields.decode([Sighting].self, "items"),
      nextCursor: fields.decodeIfPresent(String.self, "next_cursor"))
  }
}

public nonisolated struct Correction: Encodable, Hashable, Sendable {
  public var species: String?
  public var count: Int?

  public init(species: String? = nil, count: Int? = nil) {
    self.species = species
    self.count = count
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(species, "species")
    try fields.encodeIfPresent(count, "count")
  }
}

public nonisolated enum Behaviour: OpenEnum, ExpressibleByStringInterpolation {
  case feeding, singing, inFlight, nesting
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "feeding": self = .feeding
    case "singing": self = .singing
    case "in-flight": self = .inFlight
    case "nesting": self = .nesting
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .feeding: "feeding"
    case .singing: "singing"
    case .inFlight: "in-flight"
    case .nesting: "nesting"
    case .unrecognized(let value): value
    }
  }
}

/// Why we believe it.
public nonisolated enum Evidence: Codable, Hashable, Sendable {
  case photo(Photo)
  case song(Song)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func photo(_ url: String) -> Self { .photo(Photo(url: url)) }

  public static func song(_ recording: Int) -> Self { .song(Song(recording: recording)) }

  public var asPhoto: Photo? { if case .photo(let value) = self { value } else { nil } }
  public var asSong: Song? { if case .song(let value) = self { value } else { nil } }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "kind") {
    case "photo": self = try .photo(Photo(from: decoder))
    case "song": self = try .song(Song(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .photo(let value): try value.encode(to: encoder)
    case .song(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct Photo: Codable, HashableModel, Sendable {
  public var kind: String
  public var url: String
  public var width: Int?

  public init(url: String, width: Int? = nil) {
    self.kind = "photo"
    self.url = url
    self.width = width
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      url: fields.decode(String.self, "url"), width: fields.decodeIfPresent(Int.self, "width"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(url, "url")
    try fields.encodeIfPresent(width, "width")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.url, b.url)
    pairs.add(a.width, b.width)
  }
}

public nonisolated struct Song: Codable, HashableModel, Sendable {
  public var kind: String
  public var recording: Int
  public var seconds: Double?

  public init(recording: Int, seconds: Double? = nil) {
    self.kind = "song"
    self.recording = recording
    self.seconds = seconds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      recording: fields.decode(Int.self, "recording"),
      seconds: fields.decodeIfPresent(Double.self, "seconds"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(kind, "kind")
    try fields.encode(recording, "recording")
    try fields.encodeIfPresent(seconds, "seconds")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.recording, b.recording)
    pairs.add(a.seconds, b.seconds)
  }
}

public nonisolated struct Review: Decodable, Hashable, Sendable {
  public let ticket: Int
  public let by: Day?

  public init(ticket: Int, by: Day? = nil) {
    self.ticket = ticket
    self.by = by
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      ticket: fields.decode(Int.self, "ticket"), by: fields.decodeIfPresent(Day.self, "by"))
  }
}

public nonisolated struct Duplicate: Decodable, Hashable, Sendable {
  public let of: UUID

  public init(of: UUID) {
    self.of = of
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      of: fields.decode(UUID.self, "of"))
  }
}

public nonisolated struct Guess: Decodable, Hashable, Sendable {
  public let species: String
  public let confidence: Double

  public init(species: String, confidence: Double) {
    self.species = species
    self.confidence = confidence
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      species: fields.decode(String.self, "species"),
      confidence: fields.decode(Double.self, "confidence"))
  }
}

public nonisolated enum Event: Decodable, Hashable, Sendable {
  case arrival(Arrival)
  case departure(Departure)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public var asArrival: Arrival? { if case .arrival(let value) = self { value } else { nil } }
  public var asDeparture: Departure? {
    if case .departure(let value) = self { value } else { nil }
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    switch try fields.decodeIfPresent(String.self, "type") {
    case "arrival": self = try .arrival(Arrival(from: decoder))
    case "departure": self = try .departure(Departure(from: decoder))
    default: self = try .unrecognized(JSON(from: decoder))
    }
  }
}

public nonisolated struct Arrival: Decodable, HashableModel, Sendable {
  public private(set) var type: String
  public let species: String
  public let place: Place?

  public init(species: String, place: Place? = nil) {
    self.type = "arrival"
    self.species = species
    self.place = place
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      species: fields.decode(String.self, "species"),
      place: fields.decodeIfPresent(Place.self, "place"))
    self.type = try fields.decode(String.self, "type")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.species, b.species)
    pairs.add(a.place, b.place)
  }
}

public nonisolated struct Departure: Decodable, Hashable, Sendable {
  public private(set) var type: String
  public let afterSeconds: Int

  public init(afterSeconds: Int) {
    self.type = "departure"
    self.afterSeconds = afterSeconds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      afterSeconds: fields.decode(Int.self, "after_seconds"))
    self.type = try fields.decode(String.self, "type")
  }
}

public nonisolated struct Problem: Decodable, HashableModel, Sendable {
  public let title: String
  public let detail: String?
  public let status: Int?

  public init(title: String, detail: String? = nil, status: Int? = nil) {
    self.title = title
    self.detail = detail
    self.status = status
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"),
      detail: fields.decodeIfPresent(String.self, "detail"),
      status: fields.decodeIfPresent(Int.self, "status"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.title, b.title)
    pairs.add(a.detail, b.detail)
    pairs.add(a.status, b.status)
  }
}

extension AccountEndpoint {
  public nonisolated struct LogInResponse: Decodable, Hashable, Sendable {
    public let accessToken: String
    public let expiresIn: Int?

    public init(accessToken: String, expiresIn: Int? = nil) {
      self.accessToken = accessToken
      self.expiresIn = expiresIn
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        accessToken: fields.decode(String.self, "access_token"),
        expiresIn: fields.decodeIfPresent(Int.self, "expires_in"))
    }
  }

  public nonisolated struct LogInBody: Encodable, HashableModel, Sendable {
    public var user: String
    public var password: String
    public var scope: [String]?

    public init(user: String, password: String, scope: [String]? = nil) {
      self.user = user
      self.password = password
      self.scope = scope
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(user, "user")
      try fields.encode(password, "password")
      try fields.encodeIfPresent(scope, "scope")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.user, b.user)
      pairs.add(a.password, b.password)
      pairs.add(a.scope, b.scope)
    }
  }
}

public nonisolated struct SightingConfirmedPayload: Decodable, HashableModel, Sendable {
  public private(set) var kind: String
  public let at: Date
  public let sighting: Sighting

  public init(at: Date, sighting: Sighting) {
    self.kind = "confirmed"
    self.at = at
    self.sighting = sighting
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      at: fields.decode(Date.self, "at"), sighting: fields.decode(Sighting.self, "sighting"))
    self.kind = try fields.decode(String.self, "kind")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.at, b.at)
    pairs.add(a.sighting, b.sighting)
  }
}

public nonisolated struct SightingWithdrawnPayload: Decodable, Hashable, Sendable, Identifiable {
  public private(set) var kind: String
  public let id: UUID

  public init(id: UUID) {
    self.kind = "withdrawn"
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UUID.self, "id"))
    self.kind = try fields.decode(String.self, "kind")
  }
}

/// What the API sends to webhooks; `init(delivery:)` decodes it.
///
/// This does not prove who sent it; check its signature first, as the service describes.
public nonisolated indirect enum WebhookDelivery: WebhookUnion, Decodable, Hashable, Sendable {
  case sightingConfirmed(SightingConfirmedPayload)
  case sightingWithdrawn(SightingWithdrawnPayload)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var asSightingConfirmed: SightingConfirmedPayload? {
    if case .sightingConfirmed(let value) = self { value } else { nil }
  }
  public var asSightingWithdrawn: SightingWithdrawnPayload? {
    if case .sightingWithdrawn(let value) = self { value } else { nil }
  }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["confirmed"]], required: ["kind", "at", "sighting"]),
    .members(constants: ["kind": ["withdrawn"]], required: ["kind", "id"]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .sightingConfirmed(SightingConfirmedPayload(from: decoder))
      case 1: try .sightingWithdrawn(SightingWithdrawnPayload(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

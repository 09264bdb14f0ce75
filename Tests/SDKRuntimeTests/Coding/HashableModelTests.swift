import Foundation
import SDKRuntime
import Testing

/// A model that lists its properties is compared and hashed by all of them.
@Suite struct HashableModelTests {
  private static let full = Sighting(
    bird: "kite", note: "high", count: 2, band: 7, weight: 1.5, height: 3.5, isNew: true,
    isSure: false, tags: ["red"], seen: Date(timeIntervalSince1970: 5),
    others: ["by": ["Ann"]], kind: .adult)

  /// One change to each property, and nil in place of each that is optional.
  private static let changed: [Sighting] = [
    full.with { $0.bird = "owl" },
    full.with { $0.note = "low" }, full.with { $0.note = nil },
    full.with { $0.count = 3 },
    full.with { $0.band = 8 }, full.with { $0.band = nil },
    full.with { $0.weight = 1.25 },
    full.with { $0.height = 3.25 }, full.with { $0.height = nil },
    full.with { $0.isNew = false },
    full.with { $0.isSure = true }, full.with { $0.isSure = nil },
    full.with { $0.tags = [] },
    full.with { $0.seen = Date(timeIntervalSince1970: 6) }, full.with { $0.seen = nil },
    full.with { $0.others = ["by": ["Bea"]] },
    full.with { $0.kind = .unrecognized("chick") },
  ]

  @Test func equalModelsAreEqualAndHashAlike() {
    let copy = Self.full.with { $0.tags = ["re" + "d"] }

    #expect(copy == Self.full)
    #expect(copy.hashValue == Self.full.hashValue)
    #expect(Set([copy, Self.full]).count == 1)
  }

  @Test(arguments: changed.indices)
  func eachPropertyCounts(_ index: Int) {
    let other = Self.changed[index]

    #expect(other != Self.full)
    #expect(Self.full != other)
    #expect(other.hashValue != Self.full.hashValue)
    #expect(other == other)
  }

  @Test func aSetTellsThemApart() {
    let all = Self.changed + [Self.full]

    #expect(Set(all + all).count == all.count)
    #expect(Set(all.map(\.hashValue)).count == all.count)
  }

  @Test func nothingIsAddedToTheHashOfAnotherValue() {
    var (one, other) = (Hasher(), Hasher())
    one.combine(1)
    other.combine(2)
    Self.full.hash(into: &one)
    Self.full.hash(into: &other)

    #expect(one.finalize() != other.finalize())
  }

  /// An app may declare what is equal for it.
  @Test func whatAnAppDeclaresCounts() {
    let (one, other) = (Ringed(ring: 1, place: "a"), Ringed(ring: 1, place: "b"))
    let (upper, lower) = (Hue(rawValue: "RED"), Hue(rawValue: "red"))

    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(Set([one, other]).count == 1)
    #expect(upper == lower)
    #expect(upper.hashValue == lower.hashValue)
    #expect(Set([upper, lower]).count == 1)
  }

  @Test func aNumberThatIsNoneEqualsNothing() {
    let model = Self.full.with { $0.weight = .nan }

    #expect(model != model)
  }
}

private struct Sighting: HashableModel, Sendable {
  var bird: String
  var note: String?
  var count: Int
  var band: Int?
  var weight: Double
  var height: Double?
  var isNew: Bool
  var isSure: Bool?
  var tags: [String]
  var seen: Date?
  var others: [String: JSON]
  var kind: Plumage

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.bird, b.bird)
    pairs.add(a.note, b.note)
    pairs.add(a.count, b.count)
    pairs.add(a.band, b.band)
    pairs.add(a.weight, b.weight)
    pairs.add(a.height, b.height)
    pairs.add(a.isNew, b.isNew)
    pairs.add(a.isSure, b.isSure)
    pairs.add(a.tags, b.tags)
    pairs.add(a.seen, b.seen)
    pairs.add(a.others, b.others)
    pairs.add(a.kind, b.kind)
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

private enum Plumage: OpenEnum {
  case adult
  case unrecognized(String)

  init(rawValue: String) { self = rawValue == "adult" ? .adult : .unrecognized(rawValue) }

  var rawValue: String {
    switch self {
    case .adult: "adult"
    case .unrecognized(let value): value
    }
  }
}

private struct Ringed: HashableModel {
  var ring: Int
  var place: String

  static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.ring, b.ring)
    pairs.add(a.place, b.place)
  }
}

extension Ringed {
  static func == (left: Self, right: Self) -> Bool { left.ring == right.ring }

  func hash(into hasher: inout Hasher) { hasher.combine(ring) }
}

private struct Hue: OpenEnum {
  let rawValue: String

  static func == (left: Self, right: Self) -> Bool {
    left.rawValue.lowercased() == right.rawValue.lowercased()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue.lowercased()) }
}

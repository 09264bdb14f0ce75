// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let born: Date?
  /// Example: `2022-03-10 12:15:50+0900`
  public let fed: Date?
  public let weight: Int?
  public let place: Place?
  public let keeper: Keeper?
  /// Example: `huge`
  public let size: Size?
  /// Example: `["small", "huge"]`
  public let sizes: [Size2]?
  public let moved: Day?
  public let chip: UUID?
  public let photo: Data?
  public let names: [String]?
  public let level: Level?

  public init(
    born: Date? = nil, fed: Date? = nil, weight: Int? = nil, place: Place? = nil,
    keeper: Keeper? = nil, size: Size? = nil, sizes: [Size2]? = nil, moved: Day? = nil,
    chip: UUID? = nil, photo: Data? = nil, names: [String]? = nil, level: Level? = nil
  ) {
    self.born = born
    self.fed = fed
    self.weight = weight
    self.place = place
    self.keeper = keeper
    self.size = size
    self.sizes = sizes
    self.moved = moved
    self.chip = chip
    self.photo = photo
    self.names = names
    self.level = level
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      born: fields.decodeIfPresent(Date.self, "born"),
      fed: fields.decodeIfPresent(Date.self, "fed"),
      weight: fields.decodeIfPresent(Int.self, "weight"),
      place: fields.decodeIfPresent(Place.self, "place"),
      keeper: fields.decodeIfPresent(Keeper.self, "keeper"),
      size: fields.decodeIfPresent(Size.self, "size"),
      sizes: fields.decodeIfPresent([Size2].self, "sizes"),
      moved: fields.decodeIfPresent(Day.self, "moved"),
      chip: fields.decodeIfPresent(UUID.self, "chip"),
      photo: fields.decodeIfPresent(Data.self, "photo"),
      names: fields.decodeIfPresent([String].self, "names"),
      level: fields.decodeIfPresent(Level.self, "level"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.born, b.born)
    pairs.add(a.fed, b.fed)
    pairs.add(a.weight, b.weight)
    pairs.add(a.place, b.place)
    pairs.add(a.keeper, b.keeper)
    pairs.add(a.size, b.size)
    pairs.add(a.sizes, b.sizes)
    pairs.add(a.moved, b.moved)
    pairs.add(a.chip, b.chip)
    pairs.add(a.photo, b.photo)
    pairs.add(a.names, b.names)
    pairs.add(a.level, b.level)
  }
}

extension Pet {
  public nonisolated struct Place: Decodable, Hashable, Sendable {
    public let name: String?

    public init(name: String? = nil) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decodeIfPresent(String.self, "name"))
    }
  }

  public nonisolated struct Keeper: Decodable, Hashable, Sendable {
    public let name: String

    public init(name: String) {
      self.name = name
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        name: fields.decode(String.self, "name"))
    }
  }

  public nonisolated enum Size: OpenEnum {
    case small, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "small": self = .small
      case "large": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .small: "small"
      case .large: "large"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Size2: OpenEnum {
    case small, large
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "small": self = .small
      case "large": self = .large
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .small: "small"
      case .large: "large"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Level: OpenEnum {
    case level1, level2
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1": self = .level1
      case "2": self = .level2
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .level1: "1"
      case .level2: "2"
      case .unrecognized(let value): value
      }
    }
  }
}

extension Pet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      born: SampleValue.date("2026-03-01T12:00:00Z"),
      fed: SampleValue.date("2022-03-10 12:15:50+0900"), weight: 1, place: .sample,
      keeper: .sample, size: .small, sizes: [.small], moved: SampleValue.day("2026-03-01"),
      chip: SampleValue.uuid("00000000-0000-4000-8000-000000000001"),
      photo: SampleValue.data("U2FtcGxl"), names: ["Names"], level: .level2)
  }
}

extension Pet.Place {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name")
  }
}

extension Pet.Keeper {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name")
  }
}

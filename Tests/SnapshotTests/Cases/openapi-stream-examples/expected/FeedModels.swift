// Made by sdkgen for Feed. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Item: Decodable, Hashable, Sendable {
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

public nonisolated struct Shown: Decodable, Hashable, Sendable {
  public let count: Int

  public init(count: Int) {
    self.count = count
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      count: fields.decode(Int.self, "count"))
  }
}

public nonisolated struct ItemEvent: Codable, Hashable, Sendable {
  public var id: String?
  public var data: String

  public init(data: String, id: String? = nil) {
    self.id = id
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"), id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
    try fields.encode(data, "data")
  }
}

public nonisolated enum Named: Codable, Hashable, Sendable {
  case added(Added = .init())
  case removed(Removed = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public var data: JSON? {
    switch self {
    case .added(let value): value.data
    case .removed(let value): value.data
    default: nil
    }
  }

  public var asAdded: Added? { if case .added(let value) = self { value } else { nil } }
  public var asRemoved: Removed? { if case .removed(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["event": ["added"]]), .members(constants: ["event": ["removed"]]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .added(Added(from: decoder))
      case 1: try .removed(Removed(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .added(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("added", "event")
      try value.encode(to: encoder)
      try fields.encode("added", "event")
    case .removed(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("removed", "event")
      try value.encode(to: encoder)
      try fields.encode("removed", "event")
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

extension Named {
  public nonisolated struct Added: Codable, Hashable, Sendable {
    public var event: Event?
    public var data: JSON?

    public init(event: Event? = nil, data: JSON? = nil) {
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        event: fields.decodeIfPresent(Event.self, "event"),
        data: fields.decodeIfPresent(JSON.self, "data"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(event, "event")
      try fields.encodeIfPresent(data, "data")
    }

    public nonisolated enum Event: OpenEnum {
      case added
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "added": self = .added
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .added: "added"
        case .unrecognized(let value): value
        }
      }
    }
  }

  public nonisolated struct Removed: Codable, Hashable, Sendable {
    public var event: Event?
    public var data: JSON?

    public init(event: Event? = nil, data: JSON? = nil) {
      self.event = event
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        event: fields.decodeIfPresent(Event.self, "event"),
        data: fields.decodeIfPresent(JSON.self, "data"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(event, "event")
      try fields.encodeIfPresent(data, "data")
    }

    public nonisolated enum Event: OpenEnum {
      case removed
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "removed": self = .removed
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .removed: "removed"
        case .unrecognized(let value): value
        }
      }
    }
  }
}

extension EventsEndpoint {
  public nonisolated struct ReadWholeEvent: Decodable, HashableModel, Sendable, Identifiable {
    public let event: String?
    public let id: Int
    public let data: String

    public init(id: Int, data: String, event: String? = nil) {
      self.event = event
      self.id = id
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        id: fields.decode(Int.self, "id"), data: fields.decode(String.self, "data"),
        event: fields.decodeIfPresent(String.self, "event"))
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.event, b.event)
      pairs.add(a.id, b.id)
      pairs.add(a.data, b.data)
    }
  }
}

extension Item {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name")
  }
}

extension Shown {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(count: 1)
  }
}

extension ItemEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data", id: "Id")
  }
}

extension Named {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .added(Added.sample)
  }
}

extension Named.Added {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(event: .added, data: "Data")
  }
}

extension Named.Removed {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(event: .removed, data: "Data")
  }
}

extension EventsEndpoint.ReadWholeEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(id: 1, data: "Data", event: "Event")
  }
}

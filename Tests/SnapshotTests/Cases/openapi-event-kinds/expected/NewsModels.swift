// Made by sdkgen for News. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Story: Decodable, Hashable, Sendable {
  public let title: String

  public init(title: String) {
    self.title = title
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"))
  }
}

public typealias JSONStory = String

public nonisolated struct Added: Codable, Hashable, Sendable {
  public var event: String?
  public var data: JSON

  public init(data: JSON, event: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(JSON.self, "data"), event: fields.decodeIfPresent(String.self, "event"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encode(data, "data")
  }
}

public nonisolated struct Removed: Codable, Hashable, Sendable {
  public var event: String?
  public var data: JSON

  public init(data: JSON, event: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(JSON.self, "data"), event: fields.decodeIfPresent(String.self, "event"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encode(data, "data")
  }
}

extension FeedEndpoint {
  public nonisolated enum ReadKind: OpenEnum {
    case sport, politics
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "sport": self = .sport
      case "politics": self = .politics
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .sport: "sport"
      case .politics: "politics"
      case .unrecognized(let value): value
      }
    }
  }
}

extension MixedEndpoint {
  public nonisolated enum ReadEvent: Decodable, Hashable, Sendable {
    case a(A)
    case option2(Option2)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var data: JSON? {
      switch self {
      case .a(let value): value.data
      case .option2(let value): value.data
      default: nil
      }
    }

    public var asA: A? { if case .a(let value) = self { value } else { nil } }
    public var asOption2: Option2? { if case .option2(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(constants: ["event": ["a"]], required: ["event"]),
      .members(constants: ["event": ["a"]], required: ["event"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .a(A(from: decoder))
        case 1: try .option2(Option2(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated struct A: Decodable, Hashable, Sendable {
      public private(set) var event: String
      public let data: JSON

      public init(data: JSON) {
        self.event = "a"
        self.data = data
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          data: fields.decode(JSON.self, "data"))
        self.event = try fields.decode(String.self, "event")
      }
    }

    public nonisolated struct Option2: Decodable, Hashable, Sendable {
      public private(set) var event: String
      public let data: JSON

      public init(data: JSON) {
        self.event = "a"
        self.data = data
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          data: fields.decode(JSON.self, "data"))
        self.event = try fields.decode(String.self, "event")
      }
    }
  }
}

extension Story {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(title: "Title")
  }
}

extension Added {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data", event: "Event")
  }
}

extension Removed {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data", event: "Event")
  }
}

extension MixedEndpoint.ReadEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .a(A.sample)
  }
}

extension MixedEndpoint.ReadEvent.A {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data")
  }
}

extension MixedEndpoint.ReadEvent.Option2 {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data")
  }
}

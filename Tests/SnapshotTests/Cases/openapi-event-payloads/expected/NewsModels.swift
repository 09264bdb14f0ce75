// Made by sdkgen for News. Do not edit.

public import Foundation
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

public nonisolated struct KeepAlive: Codable, Hashable, Sendable {
  public var comment: String

  public init(comment: String) {
    self.comment = comment
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      comment: fields.decode(String.self, "comment"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(comment, "comment")
  }
}

public nonisolated struct Added: Codable, Hashable, Sendable {
  public var data: String

  public init(data: String) {
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(data, "data")
  }
}

public nonisolated struct Removed: Codable, Hashable, Sendable {
  public var event: String?
  public var data: String

  public init(data: String, event: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"),
      event: fields.decodeIfPresent(String.self, "event"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(event, "event")
    try fields.encode(data, "data")
  }
}

public nonisolated struct NewsText: Decodable, Hashable, Sendable {
  public let event: String?
  public let data: String

  public init(data: String, event: String? = nil) {
    self.event = event
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"),
      event: fields.decodeIfPresent(String.self, "event"))
  }
}

public typealias Done = String

extension FeedEndpoint {
  public nonisolated enum ReadWholeEvent: Decodable, Hashable, Sendable {
    case text(NewsText)
    case data(EventData)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asText: NewsText? { if case .text(let value) = self { value } else { nil } }
    public var asData: EventData? { if case .data(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(optional: ["event"]), .members(required: ["id"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .text(NewsText(from: decoder))
        case 1: try .data(EventData(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated struct EventData: Decodable, Hashable, Sendable, Identifiable {
      public let data: Int
      public let id: String

      public init(data: Int, id: String) {
        self.data = data
        self.id = id
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          data: fields.decode(Int.self, "data"), id: fields.decode(String.self, "id"))
      }
    }
  }
}

extension DataEndpoint {
  public nonisolated enum ReadPayloadsEvent: Decodable, Hashable, Sendable {
    case story(Story)
    case gone(Gone)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asStory: Story? { if case .story(let value) = self { value } else { nil } }
    public var asGone: Gone? { if case .gone(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [
      .members(required: ["title"]), .members(required: ["gone"]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .story(Story(from: decoder))
        case 1: try .gone(Gone(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public nonisolated struct Gone: Decodable, Hashable, Sendable {
      public let gone: Bool

      public init(gone: Bool) {
        self.gone = gone
      }

      public init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder(decoder)
        try self.init(
          gone: fields.decode(Bool.self, "gone"))
      }
    }
  }

  public nonisolated struct ReadBoth: Decodable, Hashable, Sendable {
    public let title: String
    public let gone: Bool

    public init(title: String, gone: Bool) {
      self.title = title
      self.gone = gone
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        title: fields.decode(String.self, "title"), gone: fields.decode(Bool.self, "gone"))
    }
  }

  public nonisolated enum ReadStringsEvent: Decodable, Hashable, Sendable {
    case string(String)
    case int(Int)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.string, .integer]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .int(Int(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }

  public nonisolated struct ReadMixedEvent: Decodable, Hashable, Sendable {
    public let data: String

    public init(data: String) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(String.self, "data"))
    }
  }

  public nonisolated struct ReadEncodedEvent: Decodable, Hashable, Sendable {
    public let data: Data

    public init(data: Data) {
      self.data = data
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        data: fields.decode(Data.self, "data"))
    }
  }
}

extension Story {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(title: "Title")
  }
}

extension KeepAlive {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(comment: "Comment")
  }
}

extension Added {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data")
  }
}

extension Removed {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data", event: "Event")
  }
}

extension NewsText {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data", event: "Event")
  }
}

extension FeedEndpoint.ReadWholeEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .text(NewsText.sample)
  }
}

extension FeedEndpoint.ReadWholeEvent.EventData {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: 1, id: "Id")
  }
}

extension DataEndpoint.ReadPayloadsEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .story(Story.sample)
  }
}

extension DataEndpoint.ReadPayloadsEvent.Gone {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(gone: true)
  }
}

extension DataEndpoint.ReadBoth {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(title: "Title", gone: true)
  }
}

extension DataEndpoint.ReadStringsEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    .string("String")
  }
}

extension DataEndpoint.ReadMixedEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: "Data")
  }
}

extension DataEndpoint.ReadEncodedEvent {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(data: SampleValue.data("U2FtcGxl"))
  }
}

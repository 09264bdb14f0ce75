// Made by sdkgen for Newsroom. Do not edit.

import SDKRuntime

nonisolated enum Wire: Codable, Hashable, Sendable {
  case bulletin(WireBulletin)
  case note(WireNote)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  static func bulletin(_ data: String) -> Self { .bulletin(WireBulletin(data: data)) }

  var event: String? {
    switch self {
    case .bulletin(let value): value.event
    case .note(let value): value.event
    default: nil
    }
  }

  var data: String? {
    switch self {
    case .bulletin(let value): value.data
    case .note(let value): value.data
    default: nil
    }
  }

  var asBulletin: WireBulletin? { if case .bulletin(let value) = self { value } else { nil } }
  var asNote: WireNote? { if case .note(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "event", [["bulletin", "WireBulletin"], []], default: 1)

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .bulletin(WireBulletin(from: decoder))
      case 1: try .note(WireNote(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .bulletin(let value): try value.encode(to: encoder)
    case .note(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated struct WireBulletin: Codable, Hashable, Sendable {
  var event: String
  var data: String

  init(data: String) {
    self.event = "bulletin"
    self.data = data
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"))
    self.event = try fields.decode(String.self, "event")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

nonisolated struct WireNote: Codable, Hashable, Sendable {
  var event: String
  var data: String

  init(event: String, data: String) {
    self.event = event
    self.data = data
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      event: fields.decode(String.self, "event"), data: fields.decode(String.self, "data"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(event, "event")
    try fields.encode(data, "data")
  }
}

nonisolated enum Story: Codable, Hashable, Sendable {
  case medium(Medium)
  case text(NewsroomText = .init())
  case misc(Misc = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  var asMedium: Medium? { if case .medium(let value) = self { value } else { nil } }
  var asText: NewsroomText? { if case .text(let value) = self { value } else { nil } }
  var asMisc: Misc? { if case .misc(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = .init(
    tag: "kind", [["Medium", "Film", "Tape"], ["text", "Text"], []], default: 2)

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .medium(Medium(from: decoder))
      case 1: try .text(NewsroomText(from: decoder))
      case 2: try .misc(Misc(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .medium(let value): try value.encode(to: encoder)
    case .text(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("text", "kind")
      try value.encode(to: encoder)
    case .misc(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated enum Medium: Codable, Hashable, Sendable {
  case film(Film = .init())
  case tape(Tape = .init())
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  var kind: String? {
    switch self {
    case .film(let value): value.kind
    case .tape(let value): value.kind
    default: nil
    }
  }

  var asFilm: Film? { if case .film(let value) = self { value } else { nil } }
  var asTape: Tape? { if case .tape(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["kind": ["Film", "Medium"]], optional: ["kind", "frames"]),
    .members(constants: ["kind": ["Tape", "Medium"]], optional: ["kind", "seconds"]),
  ]

  init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .film(Film(from: decoder))
      case 1: try .tape(Tape(from: decoder))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .film(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Film", "kind")
      try value.encode(to: encoder)
    case .tape(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("Tape", "kind")
      try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

nonisolated struct Film: Codable, Hashable, Sendable {
  var kind: String?
  var frames: Int?

  init(kind: String? = nil, frames: Int? = nil) {
    self.kind = kind
    self.frames = frames
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      frames: fields.decodeIfPresent(Int.self, "frames"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(frames, "frames")
  }
}

nonisolated struct Tape: Codable, Hashable, Sendable {
  var kind: String?
  var seconds: Int?

  init(kind: String? = nil, seconds: Int? = nil) {
    self.kind = kind
    self.seconds = seconds
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      seconds: fields.decodeIfPresent(Int.self, "seconds"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(seconds, "seconds")
  }
}

nonisolated struct NewsroomText: Codable, Hashable, Sendable {
  var kind: String?
  var words: Int?

  init(kind: String? = nil, words: Int? = nil) {
    self.kind = kind
    self.words = words
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      words: fields.decodeIfPresent(Int.self, "words"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(words, "words")
  }
}

nonisolated struct Misc: Codable, Hashable, Sendable {
  var kind: String?
  var title: String?

  init(kind: String? = nil, title: String? = nil) {
    self.kind = kind
    self.title = title
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decodeIfPresent(String.self, "kind"),
      title: fields.decodeIfPresent(String.self, "title"))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(kind, "kind")
    try fields.encodeIfPresent(title, "title")
  }
}

nonisolated struct Bulletin: Decodable, Hashable, Sendable {
  let title: String
  let text: String?

  init(title: String, text: String? = nil) {
    self.title = title
    self.text = text
  }

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      title: fields.decode(String.self, "title"),
      text: fields.decodeIfPresent(String.self, "text"))
  }
}

extension NewsroomEndpoint {
  nonisolated struct WatchWireNote: Decodable, Hashable, Sendable {
    let note: String

    init(note: String) {
      self.note = note
    }

    init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        note: fields.decode(String.self, "note"))
    }
  }

  nonisolated enum WatchTickerEvent: Decodable, Hashable, Sendable {
    case closed
    case bulletin(Bulletin)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    var asBulletin: Bulletin? { if case .bulletin(let value) = self { value } else { nil } }

    private static let _members: UnionMembers = [.constants(["closed"]), .object]

    init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: .closed
        case 1: try .bulletin(Bulletin(from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }
  }
}

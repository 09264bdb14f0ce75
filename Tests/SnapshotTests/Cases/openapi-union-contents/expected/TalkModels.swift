// Made by sdkgen for Talk. Do not edit.

public import SDKRuntime

public nonisolated enum Part: Encodable, Hashable, Sendable {
  case text(TextPart)
  case imageURL(ImagePart)
  case count(CountPart)
  case list(ListPart)
  case pair(PairPart)
  /// A value with an unknown tag, kept as received.
  case unrecognized(JSON)

  public static func text(_ text: String) -> Self { .text(TextPart(text: text)) }

  public static func imageURL(_ imageURL: ImagePart.ImageURL) -> Self {
    .imageURL(ImagePart(imageURL: imageURL))
  }

  public static func count(_ count: Int) -> Self { .count(CountPart(count: count)) }

  public static func list(_ items: [String]) -> Self { .list(ListPart(items: items)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .imageURL(let value): try value.encode(to: encoder)
    case .count(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .pair(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct TextPart: Encodable, Hashable, Sendable {
  public var type: String
  public var text: String

  public init(text: String) {
    self.type = "text"
    self.text = text
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(text, "text")
  }
}

public nonisolated struct ImagePart: Encodable, Hashable, Sendable {
  public var type: String
  public var imageURL: ImageURL

  public init(imageURL: ImageURL) {
    self.type = "image_url"
    self.imageURL = imageURL
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(imageURL, "image_url")
  }
}

extension ImagePart {
  public nonisolated struct ImageURL: Encodable, Hashable, Sendable {
    public var url: String
    public var detail: Detail?

    public init(url: String, detail: Detail? = nil) {
      self.url = url
      self.detail = detail
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(url, "url")
      try fields.encodeIfPresent(detail, "detail")
    }

    public nonisolated enum Detail: OpenEnum {
      case low, high
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "low": self = .low
        case "high": self = .high
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .low: "low"
        case .high: "high"
        case .unrecognized(let value): value
        }
      }
    }
  }
}

public nonisolated struct CountPart: Encodable, Hashable, Sendable {
  public var type: String
  public var count: Int

  public init(count: Int) {
    self.type = "count"
    self.count = count
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(count, "count")
  }
}

public nonisolated struct ListPart: Encodable, HashableModel, Sendable {
  public var type: String
  public var items: [String]
  public var note: String?

  public init(items: [String], note: String? = nil) {
    self.type = "list"
    self.items = items
    self.note = note
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(items, "items")
    try fields.encodeIfPresent(note, "note")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.items, b.items)
    pairs.add(a.note, b.note)
  }
}

public nonisolated struct PairPart: Encodable, HashableModel, Sendable {
  public var type: String
  public var first: Int
  public var second: Int

  public init(first: Int, second: Int) {
    self.type = "pair"
    self.first = first
    self.second = second
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(type, "type")
    try fields.encode(first, "first")
    try fields.encode(second, "second")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.type, b.type)
    pairs.add(a.first, b.first)
    pairs.add(a.second, b.second)
  }
}

extension TalkEndpoint {
  public nonisolated struct ChatBody: Encodable, Hashable, Sendable {
    public var content: [Part]

    public init(content: [Part]) {
      self.content = content
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(content, "content")
    }
  }
}

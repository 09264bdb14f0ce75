// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let tag: String

  public init(tag: String = "﷐﷯\u{FFFE}\u{FFFF}\u{1FFFE}") {
    self.tag = tag
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      tag: fields.decodeIfPresent(String.self, "tag") ?? "﷐﷯\u{FFFE}\u{FFFF}\u{1FFFE}")
  }
}

public nonisolated enum Kind: OpenEnum {
  case odd
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "a﷐": self = .odd
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .odd: "a﷐"
    case .unrecognized(let value): value
    }
  }
}

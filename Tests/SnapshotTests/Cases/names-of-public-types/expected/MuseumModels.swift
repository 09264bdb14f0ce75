// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated struct MuseumTask: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int
  public let category: MuseumCategory?

  public init(id: Int, category: MuseumCategory? = nil) {
    self.id = id
    self.category = category
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"),
      category: fields.decodeIfPresent(MuseumCategory.self, "category"))
  }
}

public nonisolated struct MuseumError: Decodable, Hashable, Sendable {
  public let message: String

  public init(message: String) {
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      message: fields.decode(String.self, "message"))
  }
}

public nonisolated struct MuseumCategory: Decodable, Hashable, Sendable {
  public let method: MuseumMethod
  public let size: MuseumSize?

  public init(method: MuseumMethod, size: MuseumSize? = nil) {
    self.method = method
    self.size = size
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      method: fields.decode(MuseumMethod.self, "method"),
      size: fields.decodeIfPresent(MuseumSize.self, "size"))
  }
}

public nonisolated enum MuseumMethod: OpenEnum {
  case oil, ink
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "oil": self = .oil
    case "ink": self = .ink
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .oil: "oil"
    case .ink: "ink"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct MuseumSize: Decodable, Hashable, Sendable {
  public let width: Int

  public init(width: Int) {
    self.width = width
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      width: fields.decode(Int.self, "width"))
  }
}

// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated enum Model: OpenEnum, ExpressibleByStringInterpolation {
  /// Small and quick.
  case owl1
  case owl2
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "owl-1": self = .owl1
    case "owl-2": self = .owl2
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .owl1: "owl-1"
    case .owl2: "owl-2"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated enum ImageSize: OpenEnum, ExpressibleByIntegerLiteral {
  case size256, size512
  /// A value that this client does not know, kept as received.
  case unrecognized(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 256: self = .size256
    case 512: self = .size512
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .size256: 256
    case .size512: 512
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Question: Encodable, HashableModel, Sendable {
  public var model: Model
  public var size: ImageSize?
  public var text: String

  public init(model: Model, text: String, size: ImageSize? = nil) {
    self.model = model
    self.size = size
    self.text = text
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(model, "model")
    try fields.encodeIfPresent(size, "size")
    try fields.encode(text, "text")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.model, b.model)
    pairs.add(a.size, b.size)
    pairs.add(a.text, b.text)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated enum Version: OpenEnum, ExpressibleByStringInterpolation {
  case version2024_01, version2025_01
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "2024-01": self = .version2024_01
    case "2025-01": self = .version2025_01
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .version2024_01: "2024-01"
    case .version2025_01: "2025-01"
    case .unrecognized(let value): value
    }
  }
}

public typealias Kind = String

public nonisolated struct M: Encodable, Hashable, Sendable {
  public var v: Version
  public var w: W

  public init(v: Version = .version2025_01, w: W = "c") {
    self.v = v
    self.w = w
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(v, "v")
    try fields.encode(w, "w")
  }
}

extension M {
  public nonisolated enum W: OpenEnum, ExpressibleByStringInterpolation {
    case a, b
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "a": self = .a
      case "b": self = .b
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .a: "a"
      case .b: "b"
      case .unrecognized(let value): value
      }
    }
  }
}

extension ShopEndpoint {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum ListAShopVersion: OpenEnum, ExpressibleByStringInterpolation {
    case version2024_01, version2025_01
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "2024-01": self = .version2024_01
      case "2025-01": self = .version2025_01
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .version2024_01: "2024-01"
      case .version2025_01: "2025-01"
      case .unrecognized(let value): value
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum ListANewVersion: OpenEnum, ExpressibleByStringInterpolation {
    case version2024_01, version2025_01
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "2024-01": self = .version2024_01
      case "2025-01": self = .version2025_01
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .version2024_01: "2024-01"
      case .version2025_01: "2025-01"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum ListASize: OpenEnum, ExpressibleByIntegerLiteral {
    case size10, size20
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 10: self = .size10
      case 20: self = .size20
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .size10: 10
      case .size20: 20
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated struct AddABody: Encodable, Hashable, Sendable {
    public var v: Version
    public var w: W

    public init(v: Version = .version2025_01, w: W = "c") {
      self.v = v
      self.w = w
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(v, "v")
      try fields.encode(w, "w")
    }

    public nonisolated enum W: OpenEnum, ExpressibleByStringInterpolation {
      case a, b
      /// A value that this client does not know, kept as received.
      case unrecognized(String)

      public init(rawValue: String) {
        switch rawValue {
        case "a": self = .a
        case "b": self = .b
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .a: "a"
        case .b: "b"
        case .unrecognized(let value): value
        }
      }
    }
  }
}

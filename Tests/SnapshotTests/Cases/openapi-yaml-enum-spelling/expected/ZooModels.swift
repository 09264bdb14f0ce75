// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let kind: Kind
  public private(set) var zip: String
  public let size: Size?
  /// Default: `"01"`.
  public let code: String?
  public let count: Count?

  public init(kind: Kind, size: Size? = nil, code: String? = nil, count: Count? = nil) {
    self.kind = kind
    self.zip = "01234"
    self.size = size
    self.code = code
    self.count = count
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(Kind.self, "kind"), size: fields.decodeIfPresent(Size.self, "size"),
      code: fields.decodeIfPresent(String.self, "code"),
      count: fields.decodeIfPresent(Count.self, "count"))
    self.zip = try fields.decode(String.self, "zip")
  }

  public static func compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.zip, b.zip)
    pairs.add(a.size, b.size)
    pairs.add(a.code, b.code)
    pairs.add(a.count, b.count)
  }
}

extension Pet {
  public nonisolated enum Kind: OpenEnum {
    case kind00, kind01, kind10
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "00": self = .kind00
      case "01": self = .kind01
      case "10": self = .kind10
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .kind00: "00"
      case .kind01: "01"
      case .kind10: "10"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Size: OpenEnum {
    case size1e3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case size2_0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case size1_0
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1e3": self = .size1e3
      case "2_0": self = .size2_0
      case "1.0": self = .size1_0
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .size1e3: "1e3"
      case .size2_0: "2_0"
      case .size1_0: "1.0"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Count: OpenEnum {
    case count1, count16
    /// A value that this client does not know, kept as received.
    case unrecognized(Int)

    public init(rawValue: Int) {
      switch rawValue {
      case 1: self = .count1
      case 16: self = .count16
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Int {
      switch self {
      case .count1: 1
      case .count16: 16
      case .unrecognized(let value): value
      }
    }
  }
}

extension ZooEndpoint {
  public nonisolated enum GetPetMode: OpenEnum {
    case mode0x1F, mode0o17, modePlus5, mode5
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case mode1_10
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "0x1F": self = .mode0x1F
      case "0o17": self = .mode0o17
      case "+5": self = .modePlus5
      case ".5": self = .mode5
      case "1.10": self = .mode1_10
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .mode0x1F: "0x1F"
      case .mode0o17: "0o17"
      case .modePlus5: "+5"
      case .mode5: ".5"
      case .mode1_10: "1.10"
      case .unrecognized(let value): value
      }
    }
  }
}

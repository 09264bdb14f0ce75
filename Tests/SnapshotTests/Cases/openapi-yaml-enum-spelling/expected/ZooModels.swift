// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let kind: Kind
  public private(set) var zip: String
  public let size: Size?
  /// Default: `"01"`.
  public let code: String?
  public let count: Count?
  public let answer: Answer?
  public let `operator`: Operator?
  /// Default: `"NULL"`.
  public let column: Column?
  public let nothing: Nothing?
  public let day: PetDay?
  /// Example: `False`
  public let flag: String
  public let coat: Coat?
  public let _1: Bool
  /// Example: `["1.10", "True"]`
  public let tags: [String]?
  /// Default: `["NULL", "01"]`.
  public let codes: [String]?
  /// Default: `["01", "True"]`.
  public let sizes: [ZooSize]?
  /// Default: `{"a": "007"}`.
  public let notes: [String: String?]?
  /// Default: `"01"`.
  public let fit: ZooSize?
  public let owner: Owner?

  public init(
    kind: Kind, _1: Bool, size: Size? = nil, code: String? = nil, count: Count? = nil,
    answer: Answer? = nil, operator: Operator? = nil, column: Column? = nil,
    nothing: Nothing? = nil, day: PetDay? = nil, flag: String = "True", coat: Coat? = nil,
    tags: [String]? = nil, codes: [String]? = nil, sizes: [ZooSize]? = nil,
    notes: [String: String?]? = nil, fit: ZooSize? = nil, owner: Owner? = nil
  ) {
    self.kind = kind
    self.zip = "01234"
    self.size = size
    self.code = code
    self.count = count
    self.answer = answer
    self.`operator` = `operator`
    self.column = column
    self.nothing = nothing
    self.day = day
    self.flag = flag
    self.coat = coat
    self._1 = _1
    self.tags = tags
    self.codes = codes
    self.sizes = sizes
    self.notes = notes
    self.fit = fit
    self.owner = owner
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      kind: fields.decode(Kind.self, "kind"), _1: fields.decode(Bool.self, "1"),
      size: fields.decodeIfPresent(Size.self, "size"),
      code: fields.decodeIfPresent(String.self, "code"),
      count: fields.decodeIfPresent(Count.self, "count"),
      answer: fields.decodeIfPresent(Answer.self, "answer"),
      operator: fields.decodeIfPresent(Operator.self, "operator"),
      column: fields.decodeIfPresent(Column.self, "column"),
      nothing: fields.decodeIfPresent(Nothing.self, "nothing"),
      day: fields.decodeIfPresent(PetDay.self, "day"),
      flag: fields.decode(String.self, "flag", default: "True"),
      coat: fields.decodeIfPresent(Coat.self, "coat"),
      tags: fields.decodeIfPresent([String].self, "tags"),
      codes: fields.decodeIfPresent([String].self, "codes"),
      sizes: fields.decodeIfPresent([ZooSize].self, "sizes"),
      notes: fields.decodeIfPresent([String: String?].self, "notes"),
      fit: fields.decodeIfPresent(ZooSize.self, "fit"),
      owner: fields.decodeIfPresent(Owner.self, "owner"))
    self.zip = try fields.decode(String.self, "zip")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.kind, b.kind)
    pairs.add(a.zip, b.zip)
    pairs.add(a.size, b.size)
    pairs.add(a.code, b.code)
    pairs.add(a.count, b.count)
    pairs.add(a.answer, b.answer)
    pairs.add(a.`operator`, b.`operator`)
    pairs.add(a.column, b.column)
    pairs.add(a.nothing, b.nothing)
    pairs.add(a.day, b.day)
    pairs.add(a.flag, b.flag)
    pairs.add(a.coat, b.coat)
    pairs.add(a._1, b._1)
    pairs.add(a.tags, b.tags)
    pairs.add(a.codes, b.codes)
    pairs.add(a.sizes, b.sizes)
    pairs.add(a.notes, b.notes)
    pairs.add(a.fit, b.fit)
    pairs.add(a.owner, b.owner)
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

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum Size: OpenEnum {
    case size1e3, size2_0, size1_0
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

  public nonisolated enum Answer: OpenEnum {
    case `true`, `false`, yes, no
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "True": self = .`true`
      case "FALSE": self = .`false`
      case "yes": self = .yes
      case "no": self = .no
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .`true`: "True"
      case .`false`: "FALSE"
      case .yes: "yes"
      case .no: "no"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Operator: OpenEnum {
    case equals, tilde
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "=": self = .equals
      case "~": self = .tilde
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .equals: "="
      case .tilde: "~"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Column: OpenEnum {
    case null, notNull
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "NULL": self = .null
      case "NOT_NULL": self = .notNull
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .null: "NULL"
      case .notNull: "NOT_NULL"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Nothing: OpenEnum {
    case some
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "some": self = .some
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .some: "some"
      case .unrecognized(let value): value
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum PetDay: OpenEnum {
    case day2024_01_01, day12_30_45
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "2024-01-01": self = .day2024_01_01
      case "12:30:45": self = .day12_30_45
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .day2024_01_01: "2024-01-01"
      case .day12_30_45: "12:30:45"
      case .unrecognized(let value): value
      }
    }
  }

  public nonisolated enum Coat: OpenEnum {
    case thin, thick
    /// A value that this client does not know, kept as received.
    case unrecognized(String)

    public init(rawValue: String) {
      switch rawValue {
      case "1.10": self = .thin
      case "True": self = .thick
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .thin: "1.10"
      case .thick: "True"
      case .unrecognized(let value): value
      }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum Owner: Decodable, Hashable, Sendable {
    case `true`(Cat)
    case _1_10(_200)
    /// A value with an unknown tag, kept as received.
    case unrecognized(JSON)

    public var asTrue: Cat? { if case .`true`(let value) = self { value } else { nil } }
    public var as_1_10: _200? { if case ._1_10(let value) = self { value } else { nil } }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      switch try fields.decodeIfPresent(String.self, "is") {
      case "True": self = try .`true`(Cat(from: decoder))
      case "1.10": self = try ._1_10(_200(from: decoder))
      default: self = try .unrecognized(JSON(from: decoder))
      }
    }
  }
}

public nonisolated enum ZooSize: OpenEnum {
  case size01, `true`
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "01": self = .size01
    case "True": self = .`true`
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .size01: "01"
    case .`true`: "True"
    case .unrecognized(let value): value
    }
  }
}

public nonisolated struct Cat: Decodable, Hashable, Sendable {
  public private(set) var `is`: String
  public private(set) var marker: String

  public init() {
    self.`is` = "True"
    self.marker = "NULL"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.`is` = try fields.decode(String.self, "is")
    self.marker = try fields.decode(String.self, "marker")
  }
}

public nonisolated struct _200: Decodable, Hashable, Sendable {
  public private(set) var `is`: String

  public init() {
    self.`is` = "1.10"
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    self.init()
    self.`is` = try fields.decode(String.self, "is")
  }
}

extension ZooEndpoint {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public nonisolated enum GetPetMode: OpenEnum {
    case mode0x1F, mode0o17, modePlus5, mode5, mode1_10
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

// Made by sdkgen for Completion. Do not edit.

public import SDKRuntime

public nonisolated struct CreateCompletionRequest: Codable, Hashable, Sendable {
  public var prompt: Prompt?

  public init(prompt: Prompt?) {
    self.prompt = prompt
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      prompt: fields.decodeIfPresent(Prompt.self, "prompt"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeOrNull(prompt, "prompt")
  }
}

extension CreateCompletionRequest {
  public nonisolated enum Prompt:
    Codable,
    Hashable,
    Sendable,
    ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral
  {
    case string(String)
    case array([String])
    case intArray([Int])
    case intArrayArray([[Int]])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(stringLiteral value: String) { self = .string(value) }

    public init(arrayLiteral elements: String...) { self = .array(elements) }

    public var asString: String? { if case .string(let value) = self { value } else { nil } }
    public var asArray: [String]? { if case .array(let value) = self { value } else { nil } }
    public var asIntArray: [Int]? { if case .intArray(let value) = self { value } else { nil } }
    public var asIntArrayArray: [[Int]]? {
      if case .intArrayArray(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [
      .string, .elements([.string]), .elements([.integer]), .elements([.array]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .string(String(from: decoder))
        case 1: try .array([String](from: decoder))
        case 2: try .intArray([Int](from: decoder))
        case 3: try .intArrayArray([[Int]](from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .string(let value): try value.encode(to: encoder)
      case .array(let value): try value.encode(to: encoder)
      case .intArray(let value): try value.encode(to: encoder)
      case .intArrayArray(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct Usages: Codable, Hashable, Sendable {
  public var rows: Rows

  public init(rows: Rows) {
    self.rows = rows
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      rows: fields.decode(Rows.self, "rows"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(rows, "rows")
  }
}

extension Usages {
  public nonisolated enum Rows: Codable, Hashable, Sendable, ExpressibleByArrayLiteral {
    case array([ByAsset])
    case byFileArray([ByFile])
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public init(arrayLiteral elements: ByAsset...) { self = .array(elements) }

    public var asArray: [ByAsset]? { if case .array(let value) = self { value } else { nil } }
    public var asByFileArray: [ByFile]? {
      if case .byFileArray(let value) = self { value } else { nil }
    }

    private static let _members: UnionMembers = [
      .elements([.members(required: ["component_key"])]),
      .elements([.members(required: ["file_name"])]),
    ]

    public init(from decoder: any Decoder) throws {
      self = try Self._members.decode(decoder) { member in
        switch member {
        case 0: try .array([ByAsset](from: decoder))
        case 1: try .byFileArray([ByFile](from: decoder))
        default: try .unrecognized(JSON(from: decoder))
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .array(let value): try value.encode(to: encoder)
      case .byFileArray(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }
}

public nonisolated struct ByAsset: Codable, Hashable, Sendable {
  public var componentKey: String

  public init(componentKey: String) {
    self.componentKey = componentKey
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      componentKey: fields.decode(String.self, "component_key"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(componentKey, "component_key")
  }
}

public nonisolated struct ByFile: Codable, Hashable, Sendable {
  public var fileName: String

  public init(fileName: String) {
    self.fileName = fileName
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      fileName: fields.decode(String.self, "file_name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(fileName, "file_name")
  }
}

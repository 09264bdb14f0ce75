// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct CodeGrant: Encodable, Hashable, Sendable {
  public var grantType: String
  public var code: String

  public init(grantType: String, code: String) {
    self.grantType = grantType
    self.code = code
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(grantType, "grant_type")
    try fields.encode(code, "code")
  }
}

public nonisolated struct RefreshGrant: Encodable, Hashable, Sendable {
  public var grantType: String
  public var refreshToken: String

  public init(grantType: String, refreshToken: String) {
    self.grantType = grantType
    self.refreshToken = refreshToken
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(grantType, "grant_type")
    try fields.encode(refreshToken, "refresh_token")
  }
}

extension ZooEndpoint {
  public nonisolated enum TokenBody: Encodable, Hashable, Sendable {
    case codeGrant(CodeGrant)
    case refreshGrant(RefreshGrant)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .codeGrant(let value): try value.encode(to: encoder)
      case .refreshGrant(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }
  }

  /// At least one of `p`, `q`.
  public nonisolated struct EitherBody: Encodable, HashableModel, Sendable {
    public var k: String
    public var p: String?
    public var q: String?

    public init(k: String, p: String? = nil, q: String? = nil) {
      self.k = k
      self.p = p
      self.q = q
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(k, "k")
      try fields.encodeIfPresent(p, "p")
      try fields.encodeIfPresent(q, "q")
    }

    public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.k, b.k)
      pairs.add(a.p, b.p)
      pairs.add(a.q, b.q)
    }
  }

  public nonisolated enum BesideBody: Encodable, Hashable, Sendable {
    case p(P)
    case q(Q)
    /// A value that fits none of the cases above, kept as received.
    case unrecognized(JSON)

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .p(let value): try value.encode(to: encoder)
      case .q(let value): try value.encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    public nonisolated struct P: Encodable, Hashable, Sendable {
      public var k: String
      public var p: [String]

      public init(k: String, p: [String]) {
        self.k = k
        self.p = p
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(k, "k")
        try fields.encode(p, "p")
      }
    }

    public nonisolated struct Q: Encodable, Hashable, Sendable {
      public var k: String
      public var q: String

      public init(k: String, q: String) {
        self.k = k
        self.q = q
      }

      public func encode(to encoder: any Encoder) throws {
        var fields = FieldEncoder(encoder)
        try fields.encode(k, "k")
        try fields.encode(q, "q")
      }
    }
  }
}

extension ListsEndpoint {
  public nonisolated struct MapOfListsBody: Encodable, Hashable, Sendable {
    public var id: Int?
    /// The properties that are not declared, by their names.
    public var additionalProperties: [String: [String]]

    public init(id: Int? = nil, additionalProperties: [String: [String]] = [:]) {
      self.id = id
      self.additionalProperties = additionalProperties
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(additionalProperties)
      try fields.encodeIfPresent(id, "id")
    }
  }
}

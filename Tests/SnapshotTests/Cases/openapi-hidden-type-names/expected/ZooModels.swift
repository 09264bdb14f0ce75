// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

// swift-format-ignore: IdentifiersMustBeASCII
public nonisolated enum Setting: Encodable, Hashable, Sendable {
  case _0rtt(ZooClient._0rttModel = .init())
  case _2fa(ZooClient._2faModel)
  case 새(ZooClient.새Model)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public static func _2fa(_ 새: ZooClient.새Model) -> Self { ._2fa(ZooClient._2faModel(새: 새)) }

  public static func 새(_ 이름: String) -> Self { .새(ZooClient.새Model(이름: 이름)) }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case ._0rtt(let value): try value.encode(to: encoder)
    case ._2fa(let value): try value.encode(to: encoder)
    case .새(let value): try value.encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public nonisolated struct _0rtt: Encodable, Hashable, Sendable, Identifiable {
  public var id: String
  public var value: String?

  public init(value: String? = nil) {
    self.id = "0rtt"
    self.value = value
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encodeIfPresent(value, "value")
  }
}

// swift-format-ignore: IdentifiersMustBeASCII
public nonisolated struct _2fa: Codable, HashableModel, Sendable, Identifiable {
  public var id: String
  public var 새: ZooClient.새Model
  public var _3d: _2fa2fa3d?
  public var 문: _2fa2fa문?

  public init(새: ZooClient.새Model, _3d: _2fa2fa3d? = nil, 문: _2fa2fa문? = nil) {
    self.id = "2fa"
    self.새 = 새
    self._3d = _3d
    self.문 = 문
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      새: fields.decode(ZooClient.새Model.self, "새"),
      _3d: fields.decodeIfPresent(_2fa2fa3d.self, "3d"),
      문: fields.decodeIfPresent(_2fa2fa문.self, "문"))
    self.id = try fields.decode(String.self, "id")
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(새, "새")
    try fields.encodeIfPresent(_3d, "3d")
    try fields.encodeIfPresent(문, "문")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.새, b.새)
    pairs.add(a._3d, b._3d)
    pairs.add(a.문, b.문)
  }
}

extension _2fa {
  public nonisolated struct _2fa2fa3d: Codable, Hashable, Sendable {
    public var z: Double?

    public init(z: Double? = nil) {
      self.z = z
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        z: fields.decodeIfPresent(Double.self, "z"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(z, "z")
    }
  }

  public nonisolated struct _2fa2fa문: Codable, Hashable, Sendable {
    public var z: Double?

    public init(z: Double? = nil) {
      self.z = z
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        z: fields.decodeIfPresent(Double.self, "z"))
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(z, "z")
    }
  }
}

// swift-format-ignore: IdentifiersMustBeASCII
public nonisolated struct 새: Codable, Hashable, Sendable {
  public var 이름: String

  public init(이름: String) {
    self.이름 = 이름
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      이름: fields.decode(String.self, "이름"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(이름, "이름")
  }
}

extension ZooClient {
  /// `_0rtt`, where something else has that name.
  public typealias _0rttModel = _0rtt
}

extension ZooClient {
  /// `_2fa`, where something else has that name.
  public typealias _2faModel = _2fa
}

extension ZooClient {
  /// `새`, where something else has that name.
  public typealias 새Model = 새
}

// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Stock: Decodable, Hashable, Sendable, Identifiable {
  public let code: String
  /// The same as `code`.
  public var id: String { code }

  public init(code: String) {
    self.code = code
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      code: fields.decode(String.self, "code"))
  }
}

public nonisolated struct Row: Decodable, Hashable, Sendable {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"))
  }
}

public nonisolated struct Maybe: Decodable, Hashable, Sendable {
  public let id: Int?

  public init(id: Int? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(Int.self, "id"))
  }
}

// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Animal: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let message: String?

  public init(message: String? = nil) {
    self.message = message
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      message: fields.decodeIfPresent(String.self, "message"))
  }
}

public typealias Report = String

extension AnimalsEndpoint {
  public nonisolated struct ListDefaultError: Decodable, Hashable, Sendable {
    public let code: Int?

    public init(code: Int? = nil) {
      self.code = code
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        code: fields.decodeIfPresent(Int.self, "code"))
    }
  }
}

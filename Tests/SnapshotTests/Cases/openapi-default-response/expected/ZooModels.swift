// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Outcome: Decodable, Hashable, Sendable, Identifiable {
  public let id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }
}

public nonisolated struct Problem: Decodable, Hashable, Sendable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      reason: fields.decode(String.self, "reason"))
  }
}

extension PetsEndpoint {
  public nonisolated struct GetResponse: Decodable, Hashable, Sendable {
    public let ok: Bool

    public init(ok: Bool) {
      self.ok = ok
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        ok: fields.decode(Bool.self, "ok"))
    }
  }
}

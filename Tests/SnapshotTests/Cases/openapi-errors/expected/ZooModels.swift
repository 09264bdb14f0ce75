// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPets404Error: Decodable, Hashable, Sendable {
    public let reason: String?

    public init(reason: String? = nil) {
      self.reason = reason
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        reason: fields.decodeIfPresent(String.self, "reason"))
    }
  }
}

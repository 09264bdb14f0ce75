// Made by sdkgen for Service. Do not edit.

import SDKRuntime

extension _1Endpoint {
  public nonisolated struct Endpoint404Response: Decodable, Hashable, Sendable {
    /// 0x1F
    public let _1: String

    public init(_1: String) {
      self._1 = _1
    }

    public init(from decoder: any Decoder) throws {
      let fields = try FieldDecoder(decoder)
      try self.init(
        _1: fields.decode(String.self, "1"))
    }
  }
}

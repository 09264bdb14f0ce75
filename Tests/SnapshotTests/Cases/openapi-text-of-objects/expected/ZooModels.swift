// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

public nonisolated struct Store: Decodable, Hashable, Sendable {
  public let open: Bool?

  public init(open: Bool? = nil) {
    self.open = open
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      open: fields.decodeIfPresent(Bool.self, "open"))
  }
}

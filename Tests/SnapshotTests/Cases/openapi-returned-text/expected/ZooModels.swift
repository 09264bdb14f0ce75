// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

/// An animal that lives in the zoo.
public nonisolated struct Pet: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
  }
}

extension PetsEndpoint {
  public nonisolated struct UpdateBody: Encodable, Hashable, Sendable {
    public var name: String?

    public init(name: String? = nil) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(name, "name")
    }
  }
}

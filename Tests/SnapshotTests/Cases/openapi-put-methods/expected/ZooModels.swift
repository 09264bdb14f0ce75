// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

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

extension KeepersEndpoint {
  public nonisolated struct ReplaceBody: Encodable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }
}

extension CagesEndpoint {
  public nonisolated struct ReplaceBody: Encodable, Hashable, Sendable {
    public var size: Int?

    public init(size: Int? = nil) {
      self.size = size
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(size, "size")
    }
  }

  public nonisolated struct UpdateBody: Encodable, Hashable, Sendable {
    public var size: Int?

    public init(size: Int? = nil) {
      self.size = size
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(size, "size")
    }
  }
}

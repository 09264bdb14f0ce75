// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct SendObjectBody: Encodable, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }

  public nonisolated struct SendVersionBody: Encodable, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }

  public nonisolated struct SendVendorBody: Encodable, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }

  public nonisolated struct SendBothBody: Encodable, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
      self.a = a
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(a, "a")
    }
  }
}

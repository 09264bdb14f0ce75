// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct AddFormBody: Encodable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }

  public nonisolated struct AddProfileFormBody: Encodable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }

  public nonisolated struct AddLatinFormBody: Encodable, Hashable, Sendable {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
    }
  }

  public nonisolated struct AddJSONBody: Encodable, Hashable, Sendable {
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

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Message: Encodable, Hashable, Sendable {
  public var text: String?

  public init(text: String? = nil) {
    self.text = text
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(text, "text")
  }
}

extension AnyEndpoint {
  public nonisolated struct AddBody: Encodable, Hashable, Sendable {
    public var a: String?
    /// The properties that are not declared, by their names.
    public var additionalProperties: [String: JSON]

    public init(a: String? = nil, additionalProperties: [String: JSON] = [:]) {
      self.a = a
      self.additionalProperties = additionalProperties
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeAdditionalProperties(additionalProperties)
      try fields.encodeIfPresent(a, "a")
    }
  }
}

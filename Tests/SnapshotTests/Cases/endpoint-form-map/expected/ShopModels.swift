// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct Filter: Encodable, Hashable, Sendable, Identifiable {
  public var id: Int
  /// The properties that are not declared, by their names.
  public var additionalProperties: [String: [String]]

  public init(id: Int, additionalProperties: [String: [String]] = [:]) {
    self.id = id
    self.additionalProperties = additionalProperties
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeAdditionalProperties(additionalProperties)
    try fields.encode(id, "id")
  }
}

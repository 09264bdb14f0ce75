// Made by sdkgen for Zoo. Do not edit.

import SDKRuntime

extension ZooEndpoint {
  public nonisolated struct ListPetsCreated: Encodable, Hashable, Sendable {
    public var gt: Int?
    public var lt: Int?

    public init(gt: Int? = nil, lt: Int? = nil) {
      self.gt = gt
      self.lt = lt
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(gt, "gt")
      try fields.encodeIfPresent(lt, "lt")
    }
  }
}

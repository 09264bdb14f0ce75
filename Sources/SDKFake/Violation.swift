public import SDKContract

/// Something that a request or a response says and the spec does not allow.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the request or response: `body.tags[2]`, `query.limit`.
  public var subject: String
  /// What is wrong with it: `is missing`.
  public var problem: String
  /// Where the spec says so.
  public var place: ContractPlace

  /// `body.name is missing: shop.openapi.yaml:88:7 #/components/schemas/NewPet/required/0`
  public var description: String { "\(subject) \(problem): \(place)" }
}

/// A response without content: any body is accepted, none is too.
public struct Empty: Codable, Hashable, Sendable {
  public init() {}

  public init(from decoder: any Decoder) throws {}

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: FieldKey.self)
  }
}

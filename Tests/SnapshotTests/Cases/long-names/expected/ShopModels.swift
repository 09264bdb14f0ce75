// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public nonisolated struct AVeryLongModelNameThatNobodyWouldChooseButSomebodyDoes:
  Decodable,
  Hashable,
  Sendable,
  Identifiable
{
  public let id: Int
  public let aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes: [String: [Int]]?

  public init(
    id: Int, aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes: [String: [Int]]? = nil
  ) {
    self.id = id
    self.aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes =
      aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"),
      aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes: fields.decodeIfPresent(
        [String: [Int]].self, "aVeryLongFieldNameThatNobodyWouldChooseButSomebodyDoes"))
  }
}

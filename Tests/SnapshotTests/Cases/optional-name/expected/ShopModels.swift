// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable, Identifiable {
  public let id: Int
  public let born: Day
  public let isNew: Bool
  public let question: Int

  public init(id: Int, born: Day, isNew: Bool, question: Int) {
    self.id = id
    self.born = born
    self.isNew = isNew
    self.question = question
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(Int.self, "id"), born: fields.decode(Day.self, "born?"),
      isNew: fields.decode(Bool.self, "isNew?"), question: fields.decode(Int.self, "?"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.born, b.born)
    pairs.add(a.isNew, b.isNew)
    pairs.add(a.question, b.question)
  }
}

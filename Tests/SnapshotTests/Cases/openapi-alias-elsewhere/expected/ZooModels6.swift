// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Panda: Codable, HashableModel, Sendable {
  public var name: String?
  public var marks: Marks?
  public var visits: Visits?

  public init(name: String? = nil, marks: Marks? = nil, visits: Visits? = nil) {
    self.name = name
    self.marks = marks
    self.visits = visits
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      marks: fields.decodeIfPresent(Marks.self, "marks"),
      visits: fields.decodeIfPresent(Visits.self, "visits"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(marks, "marks")
    try fields.encodeIfPresent(visits, "visits")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.marks, b.marks)
    pairs.add(a.visits, b.visits)
  }
}

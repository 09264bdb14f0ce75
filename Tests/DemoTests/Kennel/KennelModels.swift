// Made by sdkgen for Kennel. Do not edit.

import SDKRuntime

nonisolated struct Dog: Encodable, Hashable, Sendable {
  var name: String
  var age: Int?

  init(name: String, age: Int? = nil) {
    self.name = name
    self.age = age
  }

  func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encodeIfPresent(age, "age")
  }
}

extension FormEndpoint {
  nonisolated struct SendBody: Encodable, HashableModel, Sendable {
    var name: String
    var usual: [String]?
    var ssv: [String]?
    var tsv: [String]?
    var pipes: [String]?
    var multi: [String]?
    var rows: [[Int]]?

    init(
      name: String, usual: [String]? = nil, ssv: [String]? = nil, tsv: [String]? = nil,
      pipes: [String]? = nil, multi: [String]? = nil, rows: [[Int]]? = nil
    ) {
      self.name = name
      self.usual = usual
      self.ssv = ssv
      self.tsv = tsv
      self.pipes = pipes
      self.multi = multi
      self.rows = rows
    }

    func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encode(name, "name")
      try fields.encodeIfPresent(usual, "usual")
      try fields.encodeIfPresent(ssv, "ssv")
      try fields.encodeIfPresent(tsv, "tsv")
      try fields.encodeIfPresent(pipes, "pipes")
      try fields.encodeIfPresent(multi, "multi")
      try fields.encodeIfPresent(rows, "rows")
    }

    static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
      pairs.add(a.name, b.name)
      pairs.add(a.usual, b.usual)
      pairs.add(a.ssv, b.ssv)
      pairs.add(a.tsv, b.tsv)
      pairs.add(a.pipes, b.pipes)
      pairs.add(a.multi, b.multi)
      pairs.add(a.rows, b.rows)
    }
  }
}

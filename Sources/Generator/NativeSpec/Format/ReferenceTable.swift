/// A table of the reference, `Specs/README.md`, that is made of the description of the format.
package struct ReferenceTable: Sendable {
  /// The name in the comment before the table: `<!-- table: NAME -->`.
  package let name: String
  /// The heads of the columns.
  private let heads: [String]
  private let rows: [Row]

  private init(_ name: String, heads: [String] = ["Key", "Means", "Example"], _ rows: [Row]) {
    self.name = name
    self.heads = heads
    self.rows = rows
  }

  private init(_ name: String, keys: [any KeyDescription]) {
    self.init(name, keys.flatMap(\.rows))
  }

  package static let all = [
    ReferenceTable("a spec", keys: SpecKeys.object.keys),
    ReferenceTable(
      "types", heads: ["Type", "On the wire", "In Swift"],
      BuiltInType.all.flatMap(\.rows) + BuiltInType.compositeRows),
    ReferenceTable("a model", heads: ["Form", "Means", "Example"], modelRows),
    ReferenceTable("an endpoint", keys: EndpointKeys.described),
    ReferenceTable("paginate", keys: PaginationKeys.all),
    ReferenceTable("stream", keys: StreamKeys.object.keys),
    ReferenceTable(
      "a parameter", heads: ["Form", "Means", "Example"], parameterRows),
    ReferenceTable("settings", keys: SettingKeys.all),
    ReferenceTable("success", keys: SuccessKeys.object.keys),
    ReferenceTable("retries", keys: RetryKeys.object.keys),
    ReferenceTable("cache", keys: CacheKeys.object.keys),
    ReferenceTable("a server", keys: ServerKeys.object.keys + VariableKeys.object.keys),
    ReferenceTable("a scheme", keys: SchemeKeys.described),
  ]

  /// The table in Markdown. Keys without a description have no row, and those that share a label share one.
  package var markdown: String {
    var labels: Set<String> = []
    let shown = rows.filter { !$0.about.isEmpty && labels.insert($0.label).inserted }
    return "| \(heads.joined(separator: " | ")) |\n|---|---|---|\n"
      + shown.map(\.markdown).joined()
  }
}

private let parameterRows: [Row] =
  [Row("a type", "an argument; an optional one may be left out", #""limit": "Int?""#)]
  + ([ParameterKeys.default, ParameterKeys.required, ParameterKeys.style, ParameterKeys.reserved]
  as [any KeyDescription])
  .flatMap(\.rows) + ConstantKeys.value.rows

private let modelRows: [Row] =
  [
    Row("fields", "a structure", #""Tag": { "id": "Int", "label": "String?" }"#),
    Row(
      "a field in the long form",
      "`type` with `about`, `swift`, `deprecated` and the six keys below",
      #""Tag": { "limit": { "type": "Int", "about": "At most this many.", "swift": "count" } }"#),
  ]
  + ([FieldKeys.default, FieldKeys.example] as [any KeyDescription]).flatMap(\.rows)
  + FieldKeys.constant.rows + FieldKeys.writesNull.rows + FieldKeys.reportsAbsence.rows
  + FieldKeys.readOnly.rows + ModelKeys.all.flatMap(\.rows) + StructureKeys.all.flatMap(\.rows)
  + ModelKind.enumeration.own.flatMap(\.rows) + ModelKind.union.own.flatMap(\.rows)
  + [Row("a type", "another name for it", #""PetID": "Int""#)] + ModelKeys.type.rows

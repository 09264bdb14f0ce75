/// A table of the reference, `Specs/README.md`, that is made of the description of the format.
package struct ReferenceTable: Sendable {
  /// The name in the comment before the table: `<!-- table: NAME -->`.
  package let name: String
  private let first: String
  private let rows: [Row]

  /// `first` is the head of the first column.
  private init(_ name: String, first: String = "Key", _ rows: [Row]) {
    self.name = name
    self.first = first
    self.rows = rows
  }

  private init(_ name: String, first: String = "Key", keys: [any KeyDescription]) {
    self.init(name, first: first, keys.flatMap(\.rows))
  }

  package static let all = [
    ReferenceTable("a spec", keys: SpecKeys.object.keys),
    ReferenceTable("a model", first: "Form", modelRows),
    ReferenceTable("an endpoint", keys: EndpointKeys.described),
    ReferenceTable("settings", keys: SettingKeys.all),
    ReferenceTable("a scheme", keys: SchemeKeys.described),
  ]

  /// The table in Markdown. Keys without a description have no row, and those that share a label share one.
  package var markdown: String {
    var labels: Set<String> = []
    let shown = rows.filter { !$0.about.isEmpty && labels.insert($0.label).inserted }
    return "| \(first) | Means | Example |\n|---|---|---|\n" + shown.map(\.markdown).joined()
  }
}

private let modelRows: [Row] =
  [
    Row("fields", "a structure", #""Tag": { "id": "Int", "label": "String?" }"#),
    Row(
      "a field in the long form",
      "`type` with `about`, `swift`, `deprecated` and the four keys below",
      #""Tag": { "limit": { "type": "Int", "about": "At most this many.", "swift": "count" } }"#),
  ]
  + ([FieldKeys.default, FieldKeys.example] as [any KeyDescription]).flatMap(\.rows)
  + FieldKeys.constant.rows + FieldKeys.writesNull.rows
  + ModelKeys.all.flatMap(\.rows) + StructureKeys.all.flatMap(\.rows)
  + ModelKind.enumeration.own.flatMap(\.rows) + ModelKind.union.own.flatMap(\.rows)
  + [Row("a type", "another name for it", #""PetID": "Int""#)] + ModelKeys.type.rows

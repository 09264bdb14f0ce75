/// What a declaration offers its template: each name, and what stands behind it.
typealias Slots = [String: Slot]

indirect enum Slot: Sendable {
  /// `{{name}}`
  case text
  /// `{{#isDecodable}}`
  case flag
  /// `{{#imports}}{{.}}{{/imports}}`
  case texts
  /// `{{#cases}}{{name}}{{/cases}}`
  case list(Slots)
}

/// The names that a declaration offers its template, each with the kind of its value.
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

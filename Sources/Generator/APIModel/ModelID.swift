internal import SDKGenDiagnostics

/// The identity of a model: its name as the spec declares it.
///
/// The name is kept, since comparing the texts of names takes a tenth of a run otherwise.
package struct ModelID: Hashable, Sendable {
  private var name: KeptText

  package init(_ rawValue: String) { name = KeptText(rawValue) }

  package var rawValue: String {
    get { name.text }
    set { self = ModelID(newValue) }
  }

  // By number, since a debug build calls what is synthesised through tables.
  package static func == (left: ModelID, right: ModelID) -> Bool {
    left.name.number == right.name.number
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name.number) }
}

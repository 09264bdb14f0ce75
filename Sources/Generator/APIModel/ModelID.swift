package import SDKGenDiagnostics

/// The identity of a model: its name as the spec declares it.
///
/// The name is kept, since comparing the texts of names takes a tenth of a run otherwise.
package struct ModelID: Hashable, Sendable {
  private var name: KeptText

  package init(_ rawValue: String) { name = KeptText(rawValue) }

  package var rawValue: String { name.text }

  // By number, since a debug build calls what is synthesised through tables.
  package static func == (left: ModelID, right: ModelID) -> Bool {
    left.name.number == right.name.number
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name.number) }
}

/// The models that are made of others.
extension ModelID {
  /// The properties of a model that others extend, beside the union of these, which has its name.
  package var base: ModelID { ModelID(rawValue + " base") }

  /// What is sent of a model, where that differs from what is received.
  package var input: ModelID { ModelID(rawValue + " input") }

  /// The values of one kind that a model may have: `string`.
  package func part(_ kind: String) -> ModelID { ModelID("\(rawValue) \(kind)") }

  /// A model as one of its users has it.
  package func inside(_ user: String) -> ModelID { ModelID("\(rawValue) in \(user)") }

  /// The model of all that holds at one place: of one, that itself.
  package static func merging(_ ids: [ModelID]) -> ModelID {
    ids.count == 1 ? ids[0] : ModelID(ids.map(\.rawValue).joined(separator: " & "))
  }
}

/// The Swift name that an entry of `rename` gives a part of an API.
package struct GivenName: Equatable, Sendable {
  package var text: String
  /// The part as the entry refers to it: `Pet.tag`, or `operation=get*`.
  package var subject: String
  /// Indicates that `subject` is a pattern, which other parts fit as well.
  package var isPattern: Bool
  /// The location of the name in the settings.
  package var location: SourceLocation?

  package init(_ text: String, subject: String, isPattern: Bool, location: SourceLocation?) {
    self.text = text
    self.subject = subject
    self.isPattern = isPattern
    self.location = location
  }
}

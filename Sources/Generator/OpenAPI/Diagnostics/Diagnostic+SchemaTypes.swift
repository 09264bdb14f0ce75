import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// Where schemas contradict each other, or say what Swift's types do not.
extension Diagnostic {
  /// Two schemas that hold at one place and allow nothing in common.
  static func openAPIIncompatible(
    _ element: Element, _ what: String, with first: Element, _ before: String
  ) -> Self {
    schema(
      .incompatible, element,
      "this allows \(what), but what it is combined with allows \(before); this one counts",
      notes: [Note("combined with '#\(first.pointer.text)'", at: first.location)])
  }

  /// `required` names what is no property.
  static func openAPIRequired(
    _ requirement: MergedSchema.Requirement, among known: Vocabulary
  ) -> Self {
    let hint =
      known.nearest(to: requirement.name).map { "did you mean '\($0)'?" }
      ?? "nothing is made of it"
    return Diagnostic(
      SchemaDiagnosticID.required.rawValue, .warning, at: requirement.node.location,
      "'\(requirement.name)' is required and is no property; \(hint)",
      pointer: requirement.schema.pointer.appending("required").text)
  }

  static func openAPIEnumValues(_ element: Element) -> Self {
    schema(
      .enumValues, element,
      "values that are objects, arrays or of several kinds make no enum; read as any JSON",
      severity: .note)
  }

  static func openAPIValueKind(_ value: String, _ kinds: String, _ element: Element) -> Self {
    schema(.valueKind, element, "the value '\(value)' is not of type \(kinds); the values count")
  }

  static func openAPIDefault(_ value: String, _ element: Element) -> Self {
    schema(.badDefault, element, "the default '\(value)' is not of the schema's type; left out")
  }

  static func openAPIDiscriminator(
    _ reason: String, _ element: Element, member: Element? = nil
  ) -> Self {
    schema(
      .discriminator, element, "this discriminator decides nothing: \(reason)", severity: .note,
      notes: member.map { [Note("a member without it", at: $0.location)] } ?? [])
  }

  static func openAPIMapping(_ element: Element) -> Self {
    schema(
      .mapping, element,
      "'\(element.name)' leads to '\(element.node.string ?? "")', which is no member of this union; "
        + "left out")
  }

  static func openAPISeveralUnions(_ element: Element) -> Self {
    schema(
      .severalUnions, element,
      "several 'oneOf' or 'anyOf' hold here at once; read as one object with the properties of all")
  }

  static func openAPITuple(_ element: Element) -> Self {
    schema(
      .tuple, element,
      "elements that differ by position are read as an array of one type or of any JSON",
      severity: .note)
  }

  static func openAPIAliasCycle(_ models: [Model]) -> Self {
    let names = models.map { "'\($0.id.rawValue)'" }.joined(separator: ", ")
    return Diagnostic(
      SchemaDiagnosticID.aliasCycle.rawValue, .warning, at: models.first?.location,
      models.count == 1
        ? "\(names) is nothing but itself; read as any JSON"
        : "\(names) are nothing but each other; read as any JSON",
      notes: models.dropFirst().map { Note("'\($0.id.rawValue)'", at: $0.location) },
      pointer: models.first?.provenance)
  }

  static func openAPIUnionCycle(_ model: Model, _ member: ModelID) -> Self {
    Diagnostic(
      SchemaDiagnosticID.unionCycle.rawValue, .warning, at: model.location,
      "'\(member.rawValue)' is a member of itself by way of this; that member is left out",
      pointer: model.provenance)
  }

  /// Said once, where it stands first.
  static func openAPIRepeated(
    _ remark: RepeatedSchemaDiagnostic, _ count: Int, at location: SourceLocation,
    _ pointer: Pointer
  ) -> Self {
    let more = count == 2 ? "one more place" : "\(count - 1) more places"
    let places = count == 1 ? "here" : "here and at \(more)"
    let said: (SchemaDiagnosticID, Severity, String) =
      switch remark {
      case .nullable:
        (.nullable, .warning, "OpenAPI 3.1 has no 'nullable' (\(places)); it is honoured as in 3.0")
      case .constraint:
        (.constraint, .note, "limits of values (\(places)) are not checked by generated code")
      case .condition:
        (.condition, .note, "conditions such as 'if' (\(places)) are not expressed in types")
      case .identifier:
        (
          .identifier, .note,
          "'$id' (\(places)) is no place that references can lead to; they are read by their files"
        )
      }
    return Diagnostic(
      said.0.rawValue, said.1, at: location, said.2, pointer: pointer.text)
  }
}

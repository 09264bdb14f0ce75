import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// Contradictions between schemas, and schemas that no Swift type represents.
extension DiagnosticRule {
  static let incompatible = warning(
    "openapi-incompatible",
    "Schemas combined by 'allOf' have no value in common. The later one is used.")
  static let required = warning(
    "openapi-required",
    "'required' contains a name that is a property of neither the combined schemas nor one that "
      + "extends them. It is ignored.")
  static let enumValues = note(
    "openapi-enum-values", "Only strings, integers and Booleans make constants in Swift.")
  static let valueKind = warning(
    "openapi-value-kind", "A value of 'enum' or 'const' is not of the type that the schema states.")
  static let badDefault = warning(
    "openapi-default",
    "A default that is not of its schema's type is left out; a number is read as a string where "
      + "the schema asks for one.")
  static let discriminator = note(
    "openapi-discriminator",
    "The discriminator cannot always tell members apart: one may lack the property or has no "
      + "value of its own, or two share one. Where it does not decide, they are told apart by "
      + "their contents.")
  static let mapping = warning(
    "openapi-mapping",
    "A value in a discriminator's mapping points to no member of the union. It is left out.")
  static let severalUnions = warning(
    "openapi-several-unions",
    "A value must match several 'oneOf' or 'anyOf' at once. It is read as one object with the "
      + "properties of all alternatives.")
  static let tuple = note(
    "openapi-tuple",
    "The elements of a Swift array have one type. Elements that differ by position are any JSON. Where "
      + "those with a position are of one type, so is what follows them, unless 'items' says otherwise."
  )
  static let aliasCycle = warning(
    "openapi-alias-cycle",
    "Schemas that are nothing but references to each other, or arrays of themselves, have no "
      + "meaning.")
  static let infiniteSchema = warning(
    "openapi-infinite-schema",
    "Each value of the schema would need another one inside it, without end, so none can be sent or "
      + "received. A property on the way should not be required, or may be null or a list.")
  static let unionCycle = warning(
    "openapi-union-cycle",
    "Decoding a union that is a member of itself would never end. That member is left out: it "
      + "allows nothing that the others do not.")
}

extension Diagnostic {
  /// Two schemas that must both match and have no value in common.
  static func openAPIIncompatible(
    _ element: Element, found what: String, with first: Element, of before: String
  ) -> Self {
    about(
      .incompatible, at: element,
      "this allows \(what), but it is combined with a schema that allows \(before); this one is used",
      notes: [Note("combined with this schema", at: first.location)])
  }

  /// A name in `required` that is not a property.
  static func openAPIRequired(
    _ requirement: MergedSchema.Requirement, among known: Vocabulary
  ) -> Self {
    let hint =
      known.nearest(to: requirement.name).map { "did you mean '\($0)'?" } ?? "it is ignored"
    return Self(
      .required, at: requirement.node.location,
      "'\(requirement.name)' is required, but is not a property; \(hint)",
      pointer: requirement.schema.pointer.appending("required").text)
  }

  static func openAPIEnumValues(_ element: Element) -> Self {
    about(
      .enumValues, at: element,
      "values that are objects, arrays or of several types make no enum; read as any JSON")
  }

  static func openAPILargeValues(_ element: Element) -> Self {
    about(.enumValues, at: element, "values beyond those of Int make no enum; read as UInt64")
  }

  static func openAPIValueKind(
    _ value: String, kinds: String, at element: Element, readAs meant: String? = nil
  ) -> Self {
    about(
      .valueKind, at: element,
      "the value '\(value)' is not of type \(kinds); "
        + (meant.map { "it is read as \($0)" } ?? "the type is ignored"))
  }

  /// A default that is left out, or a number that is read as the string `text`.
  static func openAPIDefault(
    _ value: String, _ element: Element, readAs meant: Literal? = nil
  ) -> Self {
    let outcome =
      switch meant {
      case nil: "left out"
      case .string(let text): "read as the string '\(text)'; put it in quotes"
      case let meant?: "read as '\(meant.written)'; put the strings in quotes"
      }
    return about(
      .badDefault, at: element,
      "the default '\(value)' is not of the schema's type; it is \(outcome)")
  }

  static func openAPIDiscriminator(
    _ reason: String, _ element: Element, member: Element? = nil
  ) -> Self {
    about(
      .discriminator, at: element, "this discriminator has no effect: \(reason)",
      notes: member.map { [Note("a member without it", at: $0.location)] } ?? [])
  }

  /// A discriminator that decides only where members have it, each with values of their own.
  static func openAPIPartialDiscriminator(
    _ members: String, _ element: Element, _ note: Note? = nil
  ) -> Self {
    about(
      .discriminator, at: element,
      "this discriminator does not always decide: \(members) are told apart by what they hold",
      notes: [note].compactMap(\.self))
  }

  /// `known` are the names of schemas, if the value points to none.
  static func openAPIMapping(_ element: Element, among known: Vocabulary? = nil) -> Self {
    let text = element.node.text ?? ""
    let name = text.split(separator: "/").last.map(String.init) ?? ""
    let meant = known?.nearest(to: name).map { text.dropLast(name.count) + $0 }
    return about(
      .mapping, at: element,
      "'\(element.name)' points to '\(text)', which is not a member of this union; it is left out"
        + suggestion(meant.map(String.init)))
  }

  /// The default of a discriminator by `event`.
  static func severalDefaultEvents(_ element: Element) -> Self {
    about(
      .mapping, at: element,
      "'\(element.name)' leads to several kinds of events, so that those of other names are of none; name one kind"
    )
  }

  static func openAPISeveralUnions(_ element: Element) -> Self {
    about(
      .severalUnions, at: element,
      "several 'oneOf' or 'anyOf' apply here at once; read as one object with the properties of all"
    )
  }

  static func openAPITuple(_ element: Element) -> Self {
    about(
      .tuple, at: element,
      "elements that differ by position are read as any JSON")
  }

  static func openAPIOpenTuple(_ element: Element) -> Self {
    about(
      .tuple, at: element,
      "elements behind these may be anything; they are read as of the same type")
  }

  static func openAPIAliasCycle(_ models: [Model]) -> Self {
    let names = models.map { "'\($0.id.rawValue)'" }.joined(separator: ", ")
    return Self(
      .aliasCycle, at: models.first?.location,
      models.count == 1
        ? "\(names) is nothing but itself; read as any JSON"
        : "\(names) are nothing but each other; read as any JSON",
      notes: models.dropFirst().map { Note("'\($0.id.rawValue)'", at: $0.location) },
      pointer: models.first?.provenance)
  }

  static func openAPIInfiniteSchema(_ cycle: [Model]) -> Self {
    let names = (cycle + cycle.prefix(1)).map { "'\($0.id.rawValue)'" }
    return Self(
      .infiniteSchema, at: cycle.first?.location,
      "no value fits \(names[0]), because it requires itself: \(names.joined(separator: " → "))",
      notes: cycle.dropFirst().map {
        Note("'\($0.id.rawValue)' is required here", at: $0.location)
      },
      pointer: cycle.first?.provenance)
  }

  static func openAPIUnionCycle(_ model: Model, _ member: ModelID) -> Self {
    Self(
      .unionCycle, at: model.location,
      "'\(member.rawValue)' is a member of itself by way of this; that member is left out",
      pointer: model.provenance)
  }
}

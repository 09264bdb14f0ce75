import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// Mistakes in models.
extension DiagnosticRule {
  static let badModelName = error(
    "bad-model-name",
    "A model's name must be readable inside a type expression, so some characters are not allowed "
      + "in it.")
  static let builtInName = error(
    "built-in-name",
    "A model cannot have the name of a built-in type, because uses of it would be ambiguous.")
  static let duplicateModel = error(
    "duplicate-model", "Two files of one target declare models of the same name.")
  static let inlineModel = error(
    "inline-model",
    "Every model has a name: an object in place of a type is the long form of a field. Declare "
      + "the model and refer to it by its name.")
  static let fieldMisplaced = error(
    "field-misplaced",
    "Enums and unions have no fields, so keys without '$' have no meaning there.")
  static let aliasCycle = error(
    "alias-cycle", "An alias refers back to itself, so there is no type behind it.")
  static let aliasTooDeep = error(
    "alias-too-deep",
    "Too many aliases refer to each other in a row for the compiler. Refer to the type at the end "
      + "directly.")
  static let extendsTooDeep = error(
    "extends-too-deep",
    "A model has all the fields of all its bases, so a long chain of '$extends' grows beyond what "
      + "a compiler can handle.")
  static let extendsCycle = error(
    "extends-cycle", "A model extends itself, so its list of fields never ends.")
  static let notAStructure = error(
    "not-a-structure", "'$extends' inherits fields, which only a structure has.")
  static let infiniteModel = error(
    "infinite-model",
    "Each value of the model would need another one inside it, without end. Make a field on the "
      + "way optional, or an array.")
  static let badEnumValue = error(
    "bad-enum-value", "The values of an enum are all strings or all integers.")
  static let unionNeedsTag = error(
    "union-needs-tag",
    "Named members are told apart by the string in a field; '$tag' is the name of that field.")
  static let unionMember = error(
    "union-member",
    "The tag of a union is among the fields of its member, so a member must be a structure unless "
      + "'$content' puts it into a field of its own.")
  static let badLossy = error(
    "bad-lossy",
    "'$lossy' lists fields of this model that are arrays, and have no 'reportsAbsence'.")
  static let badIdentity = error(
    "bad-identity",
    "'$identity' is a required field of this model whose type is a scalar, or is false.")
  static let wrongValue = error(
    "wrong-value", "A default, example or constant is not a value of its type.")
  static let defaultNotSupported = error(
    "default-not-supported",
    "Swift has no literal for a value of this type. Make the field optional and decide in your "
      + "own code.")
  static let badWebhooks = error(
    "bad-webhooks",
    "'webhooks' is the name of a union, with a member for each thing that webhooks send.")
  static let unreachedMember = warning(
    "unreached-member",
    "The members of a '$union' without tags are told apart by the kind of JSON, objects by their "
      + "constants, required and known fields, then by what decodes, in their order.")
}

extension Diagnostic {
  static func badModelName(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .badModelName, at: location,
      "'\(name)' cannot be the name of a model; leave out blanks, brackets, quotes and any of ':,?'"
    )
  }

  static func builtInModelName(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .builtInName, at: location,
      "'\(name)' is a built-in type and cannot be the name of a model; choose another name")
  }

  static func duplicateModel(
    _ name: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .duplicateModel, at: location, "a model '\(name)' is already imported; rename one",
      notes: [Note("'\(name)' is declared here", at: first)])
  }

  static func inlineModel(_ what: String, _ node: Node) -> Self {
    let kind = ModelKind.byKey.first { node[$0.0] != nil && $0.1.shape != .alias }?.1
    let remedy =
      kind.map { "\($0.subject) is a model of its own, whose name stands here" }
      ?? "for an object, declare a model and use its name"
    return Self(
      .inlineModel, at: node.location, "the long form of \(what) needs a 'type'; \(remedy)")
  }

  static func fieldBesides(_ field: String, in what: String, at location: SourceLocation) -> Self {
    Self(
      .fieldMisplaced, at: location, "\(what) has no fields; move '\(field)' to a model of its own")
  }

  static func aliasCycle(_ names: [Located<String>]) -> Self {
    cycle(.aliasCycle, of: names, "an alias")
  }

  static func aliasTooDeep(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .aliasTooDeep, at: location,
      "more than \(Aliases.maximumChain) aliases follow '\(name)'; refer to the type at the end directly"
    )
  }

  static func extendsTooDeep(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .extendsTooDeep, at: location,
      "'\(name)' has more than \(FieldTable.maximumBases) models above it; extend one nearer to the top"
    )
  }

  static func extendsCycle(_ names: [Located<String>]) -> Self {
    cycle(.extendsCycle, of: names, "a model that extends another")
  }

  private static func cycle(
    _ rule: DiagnosticRule, of names: [Located<String>], _ what: String
  ) -> Self {
    let path = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      rule, at: names[0].location, "\(what) cannot lead back to itself: \(path)",
      notes: names.dropFirst().map { Note("'\($0.value)' continues here", at: $0.location) })
  }

  /// `$extends` of a type without fields.
  static func notAStructure(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .notAStructure, at: location,
      "'\(name)' is not a structure; '$extends' needs a model with fields")
  }

  static func infiniteModel(_ path: [Located<String>]) -> Self {
    let names = (path + path.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Self(
      .infiniteModel, at: path[0].location,
      "no value of '\(path[0].value)' can exist, because it requires itself: \(names); make a field optional",
      notes: path.dropFirst().map { Note("'\($0.value)' is required here", at: $0.location) })
  }

  static func badEnumValue(_ node: Node, expected: String) -> Self {
    Self(
      .badEnumValue, at: node.location,
      "a value of an enum must be \(expected)\(expected.hasPrefix("a string") ? node.quotesHint : "")"
    )
  }

  static func unionNeedsTag(at location: SourceLocation) -> Self {
    Self(
      .unionNeedsTag, at: location,
      "a union with named members needs a '$tag': the field that holds the member's name")
  }

  static func unreachedMember(
    _ type: String, first: String, isBefore: Bool = true, at location: SourceLocation
  ) -> Self {
    Self(
      .unreachedMember, at: location,
      isBefore
        ? "'\(type)' is never chosen, since '\(first)' before it reads all its values; write it in front of that"
        : "'\(type)' is never chosen, since '\(first)' reads all its values wherever it stands; remove one of them"
    )
  }

  static func unionMember(_ location: SourceLocation) -> Self {
    Self(
      .unionMember, at: location,
      "a member must be a structure, since the tag is among its fields; a dictionary can have 'tags', in a list; or put it into a field with '$content'"
    )
  }

  /// A key of `$lossy` that is not an array.
  static func badLossy(_ name: String, nearest: String, at location: SourceLocation) -> Self {
    Self(.badLossy, at: location, "no field '\(name)' is an array\(nearest)")
  }

  static func lossyReportsAbsence(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .badLossy, at: location,
      "'\(name)' has 'reportsAbsence', which does not go with '$lossy'; remove one")
  }

  /// An `$identity` that is not a required scalar.
  static func badIdentity(_ name: String, because why: String, at location: SourceLocation) -> Self
  {
    Self(.badIdentity, at: location, "'\(name)' cannot be the identity; \(why)")
  }

  /// A name in `webhooks` that no union has.
  static func badWebhooks(_ name: String, unions: [String], at location: SourceLocation) -> Self {
    Self(
      .badWebhooks, at: location,
      "no union is named '\(name)'\(suggestion(for: name, among: unions))")
  }

  static func wrongValue(
    _ found: Node, expected: String, hint: String = ""
  ) -> Self {
    let text = found.string.map { "'\($0)'" } ?? found.number ?? found.bool.map { "\($0)" }
    return Self(
      .wrongValue, at: found.location, "\(text ?? "\(found.kind)") is not \(expected)\(hint)")
  }

  static func defaultNotSupported(_ type: String, at location: SourceLocation) -> Self {
    Self(
      .defaultNotSupported, at: location,
      "a default of type '\(type)' cannot be written in Swift; make it optional instead")
  }
}

extension Node {
  /// The remedy for what YAML reads as another value and was perhaps meant as text: `True`, `1.10`.
  var quotesHint: String { text == nil ? "" : "; put it in quotes if it is text" }
}

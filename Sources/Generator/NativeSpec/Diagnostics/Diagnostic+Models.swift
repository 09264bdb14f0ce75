import SDKGenDiagnostics
import SDKGenSourceText

/// What can be wrong with a model.
extension Diagnostic {
  /// A name that could not be read in a type expression.
  static func badModelName(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badModelName, at: location,
      "'\(name)' cannot name a model; a name has no blanks, brackets, quotes or any of ':,?'")
  }

  /// A model named like a type that every API has.
  static func builtInModelName(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .builtInName, at: location,
      "'\(name)' is a built-in type and cannot name a model; choose another name")
  }

  /// A model that another file declares too.
  static func duplicateModel(
    _ name: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .duplicateModel, at: location, "a model '\(name)' is imported already; rename one",
      notes: [Note("'\(name)' is declared here", at: first)])
  }

  /// An object that describes a model where a type must be named.
  static func inlineModel(_ field: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .inlineModel, at: location,
      "the long form of '\(field)' needs a 'type'; for an object, declare a model and name it here")
  }

  /// A plain key in an enum or union.
  static func fieldBesides(_ field: String, in what: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .fieldMisplaced, at: location, "\(what) has no fields; move '\(field)' to a model of its own")
  }

  /// An alias that ends at itself.
  static func aliasCycle(_ names: [Located<String>]) -> Self {
    cycle(.aliasCycle, names, "an alias")
  }

  /// An alias of an alias of an alias …
  static func aliasTooDeep(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .aliasTooDeep, at: location,
      "more than \(Scope.maximumAliases) aliases follow on '\(name)'; name what they lead to")
  }

  /// A model whose bases have bases that have bases …
  static func extendsTooDeep(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .extendsTooDeep, at: location,
      "'\(name)' has more than \(FieldTable.maximumBases) models above it; extend one nearer to the top"
    )
  }

  /// A model that extends itself.
  static func extendsCycle(_ names: [Located<String>]) -> Self {
    cycle(.extendsCycle, names, "a model that extends another")
  }

  private static func cycle(
    _ id: NativeDiagnosticID, _ names: [Located<String>], _ what: String
  ) -> Self {
    let path = (names + names.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      id, at: names[0].location, "\(what) cannot lead back to itself: \(path)",
      notes: names.dropFirst().map { Note("'\($0.value)' leads on from here", at: $0.location) })
  }

  /// `$extends` of something without fields.
  static func notAStructure(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .notAStructure, at: location,
      "'\(name)' is no structure; '$extends' needs a model with fields")
  }

  /// A model of which no finite value exists.
  static func infiniteModel(_ path: [Located<String>]) -> Self {
    let names = (path + path.prefix(1)).map { "'\($0.value)'" }.joined(separator: " → ")
    return Diagnostic(
      .infiniteModel, at: path[0].location,
      "no value of '\(path[0].value)' can be made, because it requires itself: \(names); make a field optional",
      notes: path.dropFirst().map { Note("'\($0.value)' stands here", at: $0.location) })
  }

  /// A value of an enum that is of another kind than the first, or of none that an enum has.
  static func badEnumValue(_ node: Node, expected: String) -> Self {
    Diagnostic(.badEnumValue, at: node.location, "a value of an enum must be \(expected)")
  }

  /// A union with named members and nothing that says which it is.
  static func unionNeedsTag(at location: SourceLocation) -> Self {
    Diagnostic(
      .unionNeedsTag, at: location,
      "a union with named members needs a '$tag': the field that names the member")
  }

  /// A member of a tagged union that has no object for the tag.
  static func unionMember(_ location: SourceLocation) -> Self {
    Diagnostic(
      .unionMember, at: location,
      "a member must be a structure, since the tag stands among its fields; or say where it is with '$content'"
    )
  }

  /// `$lossy` names no array.
  static func badLossy(_ name: String, nearest: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badLossy, at: location, "'\(name)' is no array among the fields\(nearest)")
  }

  /// `$identity` names no required scalar.
  static func badIdentity(_ name: String, _ why: String, at location: SourceLocation) -> Self {
    Diagnostic(.badIdentity, at: location, "'\(name)' cannot be the identity; \(why)")
  }

  /// A default, example or constant that its type does not have.
  static func wrongValue(
    _ found: Node, expected: String, hint: String = ""
  ) -> Self {
    let text = found.string.map { "'\($0)'" } ?? found.number ?? found.bool.map { "\($0)" }
    return Diagnostic(
      .wrongValue, at: found.location, "\(text ?? "\(found.kind)") is not \(expected)\(hint)")
  }

  /// A default whose type has no literals.
  static func defaultNotSupported(_ type: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .defaultNotSupported, at: location,
      "a default of type '\(type)' cannot be written; make it optional instead")
  }
}

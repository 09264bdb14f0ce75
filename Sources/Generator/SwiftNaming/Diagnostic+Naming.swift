package import SDKGenDiagnostics

extension Diagnostic {
  /// Every id that naming may give, in the order of this file.
  package static let allNamingIDs = [
    "name-clash", "resolved-clash", "bad-swift-name", "renamed-name", "renamed-model",
    "imported-model-name", "model-named-like-api",
  ]

  /// Two things of one scope would have the same name.
  static func nameClash(
    _ subject: String, _ other: String, name: String, at location: SourceLocation,
    firstAt: SourceLocation
  ) -> Self {
    Diagnostic(
      "name-clash", .error, at: location,
      "\(other) and \(subject) would both be named '\(name)'; give one another name with \"swift\"",
      notes: [Note("\(other) is here", at: firstAt)])
  }

  /// Two things of one scope would have the same name, and the second got another.
  static func resolvedClash(
    _ subject: String, name: String, insteadOf wanted: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "resolved-clash", .note, at: location,
      "\(subject) is named '\(name)', since '\(wanted)' would name two things")
  }

  /// A name from the spec's author that cannot stand where it would.
  static func badSwiftName(_ name: String, why: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "bad-swift-name", .error, at: location,
      "'\(name)' cannot be the Swift name; \(why)")
  }

  /// A name that Swift or the generated code keeps for itself.
  static func renamedName(
    _ subject: String, name: String, why: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "renamed-name", .note, at: location, "\(subject) is named '\(name)', since \(why)")
  }

  /// A model whose name everybody who imports Foundation or Swift means something else by.
  static func renamedModel(
    _ subject: String, name: String, why: String, clashes: ClashPolicy, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "renamed-model", .note, at: location,
      "\(subject) is named '\(name)', since \(why); \(clashes.remedy) gives it another name")
  }

  /// A model of another file that this file and that would name differently.
  static func importedModelName(_ subject: String, why: String, at location: SourceLocation) -> Self
  {
    Diagnostic(
      "imported-model-name", .error, at: location,
      "\(subject) needs a \"$swift\" name in the file that declares it, since \(why)")
  }

  /// A type with its module's name hides the module.
  static func modelNamedLikeAPI(
    _ name: String, clashes: ClashPolicy, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "model-named-like-api", .note, at: location,
      "'\(name)' is named like the API; in a module of that name '\(name).Other' finds no type; "
        + "\(clashes.remedy) gives it another name")
  }
}

extension ClashPolicy {
  /// The setting that gives a model another name.
  fileprivate var remedy: String {
    switch self {
    case .errors: "\"$swift\""
    case .resolved: "'rename' in sdkgen.json"
    }
  }
}

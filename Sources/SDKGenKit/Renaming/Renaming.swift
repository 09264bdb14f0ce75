package import SDKGenDiagnostics

/// Another Swift name for one thing of an API: what `rename` in `sdkgen.json` says.
///
/// `Pet` names a model, `Pet.tag` a property or case, `pets.list` an operation, `pets.list(limit)` one
/// of its arguments, `tag=pets` a group; each may be said by its JSON pointer as well.
package struct Renaming: Equatable, Sendable {
  package var subject: String
  package var name: String
  package var location: SourceLocation?

  package init(_ subject: String, to name: String, at location: SourceLocation? = nil) {
    self.subject = subject
    self.name = name
    self.location = location
  }
}

extension Diagnostic {
  static func unknownRenaming(_ renaming: Renaming, nearest: String?) -> Self {
    Diagnostic(
      "unknown-renaming", .error, at: renaming.location,
      "nothing is called '\(renaming.subject)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; see 'sdkgen list'"))
  }

  static func ambiguousRenaming(_ renaming: Renaming, choices: [String]) -> Self {
    Diagnostic(
      "ambiguous-renaming", .error, at: renaming.location,
      "several things are called '\(renaming.subject)'; write "
        + choices.prefix(3).map { "'\($0)'" }.joined(separator: " or "))
  }
}

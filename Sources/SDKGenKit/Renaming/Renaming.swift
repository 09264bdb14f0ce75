package import SDKGenDiagnostics

/// Another Swift name for a part of an API: an entry of `rename` in `sdkgen.json`.
///
/// `Pet` is a model, `Pet.tag` a property or case, `pets.list` an operation, `pets.list(limit)` one of
/// its arguments, `tag=pets` a group; each may be given by its JSON pointer as well.
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

internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSwiftModel

/// Another Swift name for a part of an API: an entry of `rename` in `sdkgen.json`.
///
/// `Pet` is a model, `Pet.tag` a property or case, `pets.list` an operation, `pets.list(limit)` one of
/// its arguments, `tag=pets` a group; each may be given by its JSON pointer as well. `operation=get*`,
/// `schema=Api*` and `tag=v1-*` are all with such a name; a `*` in the new name is what the pattern's stands for.
package struct Renaming: Equatable, Sendable {
  package var subject: String
  package var name: String
  package var location: SourceLocation?
  package var nameLocation: SourceLocation?

  /// The pattern of a renaming of several things; nil for one thing.
  var pattern: RenamingPattern? { RenamingPattern(subject, to: name) }

  /// The new name as the part has it that is meant.
  var given: GivenName { giving(name) }

  /// Returns the name that one of the parts has which are meant.
  func giving(_ name: String) -> GivenName {
    GivenName(name, subject: subject, isPattern: pattern != nil, location: nameLocation)
  }

  /// The new name is one in Swift.
  var isLegal: Bool {
    pattern?.isLegal ?? (SwiftIdentifier(name) != nil)
  }

  package init(
    _ subject: String, to name: String, at location: SourceLocation? = nil,
    nameAt nameLocation: SourceLocation? = nil
  ) {
    self.subject = subject
    self.name = name
    self.location = location
    self.nameLocation = nameLocation ?? location
  }
}

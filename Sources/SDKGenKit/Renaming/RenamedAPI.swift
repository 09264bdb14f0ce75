internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// An API whose parts have the Swift names its user wants.
struct RenamedAPI: Equatable, Sendable {
  var api: API
  /// The entry of `rename` that named a thing, by the location of the thing.
  var renamings: [SourceLocation: Renaming] = [:]

  /// Moves errors about a name to the entry of `rename` that chose it.
  func relocating(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let location = diagnostic.location,
        let renaming = renamings[location], diagnostic.message.contains("'\(renaming.name)'")
      else { return diagnostic }
      var relocated = diagnostic
      relocated.location = renaming.location
      relocated.notes.insert(
        .init("'\(renaming.subject)' is declared here", at: location), at: 0)
      return relocated
    }
  }
}

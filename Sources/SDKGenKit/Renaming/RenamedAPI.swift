internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// An API whose parts have the Swift names its user wants.
struct RenamedAPI: Equatable, Sendable {
  /// The entry of `rename` that named a thing, and the name it gave.
  struct Applied: Equatable, Sendable {
    var renaming: Renaming
    var name: String
  }

  var api: API
  /// The renamings that were applied, by the locations of the things. A group has that of its first operation.
  private var renamings: [SourceLocation: [Applied]] = [:]

  init(api: API) { self.api = api }

  mutating func note(_ renaming: Renaming, to name: String, at location: SourceLocation) {
    renamings[location, default: []].append(Applied(renaming: renaming, name: name))
  }

  /// The names that things were given, by their locations.
  var chosen: [SourceLocation: Set<String>] { renamings.mapValues { Set($0.map(\.name)) } }

  /// Moves errors about a name to the entry of `rename` that chose it.
  func relocating(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      guard diagnostic.severity == .error, let location = diagnostic.location,
        let applied = renamings[location]?.first(where: {
          diagnostic.message.contains("'\($0.name)'")
        })
      else { return diagnostic }
      let renaming = applied.renaming
      var relocated = diagnostic
      relocated.location = renaming.nameLocation
      // The remedy is about whoever has not renamed anything yet.
      if let remedy = relocated.message.firstRange(of: "; choose another name for one with ") {
        relocated.message.removeSubrange(remedy.lowerBound...)
        relocated.message += "; write another name here, or rename the other one, too"
      }
      let part = renaming.pattern == nil ? "is declared here" : "matches this"
      relocated.notes.insert(.init("'\(renaming.subject)' \(part)", at: location), at: 0)
      return relocated
    }
  }
}

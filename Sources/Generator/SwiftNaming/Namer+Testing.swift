internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  /// Returns a note on the models at top level that have the name of a type of Testing. They keep it, since only
  /// files of tests see both.
  func sharedWithTesting(_ names: [ModelID: SwiftTypeName], of api: API) -> [Diagnostic] {
    guard !api.isNamespaced else { return [] }
    let shared = api.models.filter { model in
      guard !model.isImported, let name = names[model.id], !name.isNested else { return false }
      return testingTypes.contains(name.own.name)
    }
    guard let first = shared.first else { return [] }
    return [
      .testingModel(
        shared.compactMap { names[$0.id]?.own.name }, clashes: clashes, at: first.location)
    ]
  }
}

/// Public types of Testing that have the names of things.
private let testingTypes: Set = [
  "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "Issue", "SourceLocation", "Tag",
  "Test", "Trait",
]

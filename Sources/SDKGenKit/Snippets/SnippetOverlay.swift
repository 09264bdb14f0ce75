internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenJSONPath
internal import SDKGenSwiftPlanning

/// Makes an overlay of the Overlay Specification that adds the calls of an API to the operations of its document.
///
/// - `files`: the document, and what may have put an operation into it. Of operations that stand elsewhere a note tells.
func overlay(
  of snippets: PlannedSnippets, api: API, version: String, in files: Set<String>
) -> Diagnosed<JSONValue> {
  var actions: [JSONValue] = []
  var found: [Diagnostic] = []
  // One operation of a document may be under several paths.
  var targets: [String: PlannedSnippets.Snippet] = [:]
  for snippet in snippets.groups.flatMap(\.snippets) {
    guard let place = snippet.place, files.contains(place.file) else {
      found.append(.operationElsewhere(snippet))
      continue
    }
    let target = path(at: place.pointer)
    if let first = targets[target] {
      found.append(.operationTwice(snippet, first))
      continue
    }
    targets[target] = snippet
    let sample: JSONValue = .object([
      ("lang", "swift"), ("label", "Swift"), ("source", .string(snippet.text)),
    ])
    actions.append(
      .object([
        ("target", .string(target)),
        ("update", .object([("x-codeSamples", .array([sample]))])),
      ]))
  }
  let info: JSONValue = .object([
    ("title", .string("Swift calls of \(api.name)")), ("version", .string(version)),
  ])
  return Diagnosed(
    .object([("overlay", "1.0.0"), ("info", info), ("actions", .array(actions))]), found)
}

/// Returns the normalized path of the value at a JSON pointer without list indices: `$['paths']['/pets']['get']`.
private func path(at pointer: String) -> String {
  let names = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  return "$"
    + names.map { JSONPath.Step.name(String($0).unescapedFromPointer).description }.joined()
}

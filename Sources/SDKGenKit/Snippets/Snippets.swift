internal import SDKContract
internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenJSONPath
internal import SDKGenSourceText
internal import SDKGenSwift

/// Returns the call of each chosen operation of the spec at `root`, as Markdown. A spec with errors has none.
package func snippetPage(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let spec = specWithContract(root, load: load, options: options)
  return Diagnosed(
    spec.value.map { markdown(of: $0.snippets, api: $0.api) }, spec.diagnostics)
}

/// Returns an overlay that adds the calls to the OpenAPI document at `root` as `x-codeSamples`, in the syntax of the
/// document; nil when there are errors.
package func snippetOverlay(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let read = specWithContract(root, load: load, options: options)
  guard let chosen = read.value else { return Diagnosed(nil, read.diagnostics) }
  if chosen.spec.isNative {
    return Diagnosed(nil, read.diagnostics + [.noDocument(root, at: chosen.api.location)])
  }
  let files = [root] + options.reading.overlays.map(\.path)
  let overlay = overlay(
    of: chosen.snippets, api: chosen.api, version: chosen.version, in: Set(files))
  return Diagnosed(
    overlay.value.text(likeThatOf: chosen.spec.document), read.diagnostics + overlay.diagnostics)
}

extension ChosenSpec {
  fileprivate var snippets: PlannedSnippets { PlannedSnippets(api, names: names.value) }

  /// The document's own version.
  fileprivate var version: String { spec.document["info"]?.value["version"]?.value.text ?? "1" }
}

/// What a contract leaves out of an operation: it is for people.
package struct OperationNote: Hashable, Sendable {
  /// Its documentation; empty where there is none.
  package var about: String
  /// Its call, with what it needs: `try await api.pets.create(name: "Rex")`.
  package var call: String
}

extension PlannedSnippets {
  /// By the operation's ID: `Pets.create`.
  fileprivate var notes: [String: OperationNote] {
    let notes = groups.flatMap(\.snippets).map { snippet -> (String, OperationNote) in
      let about = [snippet.about, snippet.deprecation].compactMap(\.self).joined(separator: "\n\n")
      return (snippet.id, OperationNote(about: about, call: snippet.call))
    }
    return Dictionary(notes) { first, _ in first }
  }
}

/// Formats the calls of an API: how its client is made, then each operation with the first paragraph of its
/// documentation.
private func markdown(of snippets: PlannedSnippets, api: API) -> String {
  var blocks = ["# \(api.name)", swift(snippets.client)]
  for group in snippets.groups where !group.snippets.isEmpty {
    if let name = group.name { blocks.append("## \(name)") }
    for snippet in group.snippets {
      blocks.append((group.name == nil ? "## " : "### ") + codeSpan(snippet.requestLine))
      let about = [snippet.about?.firstParagraph, snippet.deprecation].compactMap(\.self)
      blocks += about.filter { !$0.isEmpty }
      blocks.append(swift(snippet.call))
    }
  }
  return blocks.joined(separator: "\n\n") + "\n"
}

private func swift(_ code: String) -> String { "```swift\n\(code)\n```" }

/// Makes an overlay of the Overlay Specification that adds the calls of an API to the operations of its document.
///
/// - `files`: the document, and what may have put an operation into it. Of operations that stand elsewhere a note tells.
private func overlay(
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
      ("lang", "swift"), ("label", "Swift"), ("source", .string(snippet.call)),
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
  "$" + pointer.pointerNames.map { JSONPath.Step.name($0).description }.joined()
}

/// What keeps a call from being added to a document.
let snippetRules: [DiagnosticRule] = [.noDocument, .operationElsewhere]

extension DiagnosticRule {
  static let noDocument = error(
    "no-document",
    "'sdkgen snippets --overlay' makes an overlay of an OpenAPI or Swagger document, and a spec in sdkgen's "
      + "own format is none. Without '--overlay' the calls are printed as Markdown.")
  static let operationElsewhere = note(
    "operation-elsewhere",
    "An overlay changes the operations of one document. Those of a path that leads to another file are left "
      + "out of it, and one that stands under several paths has the call of the first.")
}

extension Diagnostic {
  /// Indicates that it is about the result of `snippets`, not about the spec.
  package var isAboutSnippets: Bool { snippetRules.contains { $0.id == id } }

  fileprivate static func noDocument(_ file: String, at location: SourceLocation) -> Self {
    Self(
      .noDocument, at: location,
      "'\(file)' is no OpenAPI document, so no overlay can add to it; leave out '--overlay' for Markdown"
    )
  }

  fileprivate static func operationElsewhere(_ snippet: PlannedSnippets.Snippet) -> Self {
    Self(
      .operationElsewhere, at: snippet.location,
      "'\(snippet.requestLine)' stands in another file than the document, so the overlay leaves it out"
    )
  }

  fileprivate static func operationTwice(
    _ snippet: PlannedSnippets.Snippet, _ first: PlannedSnippets.Snippet
  ) -> Self {
    Self(
      .operationElsewhere, at: snippet.location,
      "'\(snippet.requestLine)' and '\(first.requestLine)' are one operation of the document, which has the "
        + "call of the latter")
  }
}

/// Makes the contract of the spec at `root` as `generate` writes it into `ShopContract.swift`: the text of the literal
/// there. A spec with errors has none; those of names that only a client needs are no errors of its contract.
package func contract(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let spec = specWithContract(root, load: load, options: options, naming: nameOperations)
  return Diagnosed(
    spec.value.flatMap { contractText(of: $0.api, names: $0.names.value) }, spec.diagnostics)
}

/// Returns what the contract of the spec at `root` leaves out, by the operation's ID: `Pets.create`.
///
/// It reads the spec again and makes all Swift names, so that whoever wants only the contract does not wait for this, nor
/// holds it.
package func operationNotes(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> [String: OperationNote] {
  let chosen = specWithContract(root, load: load, options: options, naming: nameOperations).value
  return chosen.map { chosen in
    let names = nameSymbols(of: chosen.spec.api, clashes: chosen.spec.clashes).value
    return PlannedSnippets(chosen.api, names: names).notes
  } ?? [:]
}

/// Reads the spec at `root` with what its contract is made of; nil when it has errors.
private func specWithContract(
  _ root: String, load: Load, options: GenerationOptions,
  naming: (API, ClashPolicy) -> Diagnosed<Names> = nameSymbols
) -> Diagnosed<ChosenSpec?> {
  var options = options
  options.planning.contract = .only(module: nil)
  let spec = chosenSpec(root, load: load, options: options, naming: naming)
  let all = spec.diagnostics + (spec.value?.names.diagnostics ?? [])
  let found = options.isStrict ? all.strict() : all
  return Diagnosed(found.hasErrors ? nil : spec.value, found)
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText
package import SDKGenSwift

/// Generates Swift from the spec at `root`: text in, files and diagnostics out.
///
/// A spec with errors has no files. Other files are read with `load` as well, by paths relative to the
/// file that refers to them. The whole API is named even where only a part is selected, so that the part has the same
/// names as in the whole.
package func generate(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<[OutputFile]> {
  var spec = chosenSpec(root, load: load, options: options)
  if options.isStrict { spec.diagnostics = spec.diagnostics.strict() }
  guard let chosen = spec.value else { return Diagnosed([], spec.diagnostics) }
  var written = swiftFiles(
    of: chosen.api, names: chosen.names, options: options, isRight: !spec.hasErrors)
  if written.value.isEmpty, !spec.hasErrors, !written.hasErrors {
    written.diagnostics.append(.emptySpec(at: chosen.spec.document.location))
  }
  let found = options.isStrict ? written.diagnostics.strict() : written.diagnostics
  return Diagnosed(found.hasErrors ? [] : written.value, spec.diagnostics + found)
}

/// The part of an API that was selected, and the names of the whole.
struct ChosenSpec {
  var api: API
  var names: Diagnosed<Names>
  /// The whole, with the settings applied.
  var spec: Spec
}

/// Reads the spec at `root`, and applies its settings; nil when it is not even a document.
func chosenSpec(
  _ root: String, load: Load, options: GenerationOptions,
  naming: (API, ClashPolicy) -> Diagnosed<Names> = nameSymbols
) -> Diagnosed<ChosenSpec?> {
  var reading = options.reading
  // Only what concerns the chosen part is reported.
  reading.tellsEach = !options.selection.isEmpty
  reading.hasContract = options.planning.contract != nil
  let read = readSpec(root, load: load, options: reading)
  guard var spec = read.value else { return Diagnosed(nil, read.diagnostics) }

  let shared = spec.api.sharing(options.clientParameters)
  spec.api = shared.value
  let renamed = spec.renamed(by: options)
  spec.api = renamed.value
  var chosen = spec.api.selecting(options.selection)
  chosen.value = chosen.value.withoutUnusedClientParameters()
  var names = naming(spec.api, spec.clashes)
  var found = read.diagnostics
  if !options.selection.isEmpty {
    let left = LeftOutPlaces(of: spec.api, without: chosen.value, in: spec.document)
    names.diagnostics.removeAll { left.contains($0) }
    found.removeAll { left.contains($0.location) }
  }
  // A setting often finds nothing because a mistake in the document took it away.
  let isDocumentWrong = found.contains { $0.severity == .error && !$0.isAboutSetting }
  let settings =
    isDocumentWrong
    ? []
    : shared.diagnostics + chosen.diagnostics + renamed.diagnostics
      + (spec.isNative ? [] : proposals(for: chosen.value))
  return Diagnosed(ChosenSpec(api: chosen.value, names: names, spec: spec), found + settings)
}

/// Reads the API of the spec at `root`, with the names that the settings give; nil when it is not even a document.
///
/// - `choosing`: the part that is wanted; nil: all, whatever the settings choose.
package func readAPI(
  _ root: String, load: Load, options: GenerationOptions = .init(), choosing: Selection? = nil
) -> Diagnosed<API?> {
  let spec = readSpec(root, load: load, options: options.reading)
  // What is wrong in the settings is reported where they are used.
  let api = spec.value?.renamed(by: options).value
  let chosen = choosing.flatMap { api?.selecting($0) }
  return Diagnosed(chosen?.value ?? api, spec.diagnostics + (chosen?.diagnostics ?? []))
}

struct Spec {
  var api: API
  var clashes: ClashPolicy
  /// Written in the native format.
  var isNative: Bool
  var document: Node

  /// Returns the API with the names that the settings give it.
  func renamed(by options: GenerationOptions) -> Diagnosed<API> {
    var renamed = api.renaming(options.renamings)
    renamed.value.acronyms += options.acronyms
    if !isNative { renamed.value = renamed.value.withoutHashedAliases }
    return renamed
  }
}

func readSpec(_ root: String, load: Load, options: ReadingOptions) -> Diagnosed<Spec?> {
  let found = Findings()
  guard let node = found.take(readDocument(root, options, load: load)),
    let frontEnd = FrontEnd.all.first(where: { $0.recognizes(node) }),
    let api = frontEnd.read(node, root, load, options, found)
  else { return Diagnosed(nil, found.diagnostics) }
  return Diagnosed(
    Spec(api: api, clashes: frontEnd.clashes, isNative: frontEnd.isNative, document: node),
    found.diagnostics)
}

/// Reads a document and applies its overlays to it, in order.
func readDocument(
  _ root: String, _ options: ReadingOptions, load: Load
) -> Diagnosed<Node?> {
  let found = Findings()
  var document = found.take(readDocument(root, at: options.location, load: load))
  for overlay in options.overlays {
    let patch = found.take(readDocument(overlay.path, at: overlay.location, load: load))
    guard let node = document, let patch else { continue }
    guard patch.kind == .object else {
      found.report(.noOverlay(patch))
      continue
    }
    guard let file = OverlayFile.read(patch).map(found.take) else {
      document = found.take(node.merging(patch))
      continue
    }
    if let extends = file.extends, !file.isFor(node, at: root, overlay: overlay.path) {
      found.report(.otherDocument(extends, than: root))
    } else {
      document = found.take(node.applying(file))
    }
  }
  return Diagnosed(document, found.diagnostics)
}

/// Reads a file's tree; `location` is the reference to the file.
func readDocument(_ path: String, at location: SourceLocation?, load: Load) -> Diagnosed<Node?> {
  do {
    return readDocument(try load(path), file: path)
  } catch {
    // Other tools call standard input so.
    if path == "-" { return Diagnosed(nil, [.standardInput]) }
    return Diagnosed(nil, [.unreadableFile(error, at: location)])
  }
}

/// Reads the API of the spec at `root` and the Swift names of its parts; nil when it cannot be read.
package func readNames(_ root: String, load: Load) -> Diagnosed<(API, Names)?> {
  let read = readSpec(root, load: load, options: .init())
  guard let spec = read.value else { return Diagnosed(nil, read.diagnostics) }
  let names = nameSymbols(of: spec.api, clashes: spec.clashes)
  return Diagnosed((spec.api, names.value), read.diagnostics + names.diagnostics)
}

/// Generates the files of an API: `(API, Names, options)` in, files out.
///
/// Where the API is wrong (`isRight` is false) nothing is planned or rendered, but one run reports every
/// mistake.
private func swiftFiles(
  of api: API, names: Diagnosed<Names>, options: GenerationOptions, isRight: Bool
) -> Diagnosed<[OutputFile]> {
  let templates = TemplateSet.make(replacing: options.templates)
  let found = templates.diagnostics + names.diagnostics
  // Notes are about names in the result, and there is no result.
  guard isRight, !names.hasErrors else {
    return Diagnosed([], found.filter { $0.severity != .note })
  }

  let planned = plan(api, names: names.value, options: options.planning)
  guard !(found + planned.diagnostics).hasErrors else {
    return Diagnosed([], found + planned.diagnostics)
  }
  let files = planned.value.map { file in
    OutputFile(
      name: file.name, kind: file.isForTests ? .mocks : .client,
      text: render(file, templates: templates.value))
  }
  return Diagnosed(files, found + planned.diagnostics)
}

/// A generated file, wherever it is to be written.
package struct OutputFile: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// A file of the client's module.
    case client
    /// A file of the test target.
    case mocks
  }

  /// `JSONPlaceholderModels.swift`
  package var name: String
  package var kind = Kind.client
  package var text: String
}

/// The files that are generated for an API, with the API and the names of its parts.
package struct GeneratedClient: Sendable {
  package var api: API
  package var names: Names
  package var files: [OutputFile]

  /// Generates the client without protocols and mocks, and with the models of imported files.
  ///
  /// The value is nil when the spec has errors, which alone are reported: the rest was reported when the client was
  /// generated.
  package static func make(
    _ root: String, load: Load, options: GenerationOptions
  ) -> Diagnosed<Self?> {
    var options = options
    options.planning.mocks = nil
    options.planning.protocols = nil
    options.planning.hasSamples = false
    options.planning.contract = nil
    options.planning.hasCompletionHandlers = false
    options.planning.hasPublishers = false
    let spec = chosenSpec(root, load: load, options: options)
    guard var chosen = spec.value else { return Diagnosed(nil, spec.diagnostics) }
    // Callers see them too, whichever file they are in.
    for index in chosen.api.models.indices { chosen.api.models[index].isImported = false }
    let files = swiftFiles(
      of: chosen.api, names: chosen.names, options: options, isRight: !spec.hasErrors)
    let errors = (spec.diagnostics + files.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { return Diagnosed(nil, errors) }
    let names = chosen.names.value
    return Diagnosed(Self(api: names.arranging(chosen.api), names: names, files: files.value))
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming
internal import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering
internal import SDKGenTemplates

// The one file that calls the stages.

/// `(API, options)` in, files out; rendered only when nothing is wrong.
func swiftFiles(
  of api: API, options: GenerationOptions, isPlanned: Bool
) -> Diagnosed<[OutputFile]> {
  let templates = TemplateSet.make(
    replacing: options.templates.map { .init(name: $0.name, text: $0.text, file: $0.file) })
  let names = nameSymbols(of: api)
  var diagnostics = templates.diagnostics + names.diagnostics
  guard isPlanned, !templates.hasErrors, !names.hasErrors else {
    return Diagnosed([], diagnostics)
  }
  let files = plan(api, names: names.value, options: PlanningOptions(options))
  diagnostics += files.diagnostics
  guard !files.hasErrors else { return Diagnosed([], diagnostics) }
  return Diagnosed(
    files.value.map { file in
      OutputFile(
        name: file.name, kind: file.isForTests ? .mocks : .client,
        text: render(file, templates: templates.value))
    }, diagnostics)
}

/// A native spec and the files it imports: a tree in, an `API` out.
@Sendable func readNative(_ document: Node, file: String, load: Load) -> Diagnosed<API?> {
  let parsed = parse(document)
  let imports = readImports(of: parsed.value, file: file, load: load)
  let api = resolve(parsed.value, imports: imports.value)
  return Diagnosed(api.value, parsed.diagnostics + imports.diagnostics + api.diagnostics)
}

/// The documents that one imports and those that they import, each once, the imported first.
private func readImports(
  of root: SpecDocument, file: String, load: Load
) -> Diagnosed<[SpecDocument]> {
  var found = Diagnosed<[SpecDocument]>([])
  var seen: Set<String> = [normalized(file)]
  var open = [(document: root, file: file, next: 0)]
  while let (document, file, next) = open.last {
    guard next < document.imports.count else {
      open.removeLast()
      if !open.isEmpty { found.value.append(document) }
      continue
    }
    open[open.count - 1].next += 1
    let written = document.imports[next]
    let imported = path(written.value, besides: file)
    guard seen.insert(normalized(imported)).inserted else { continue }
    let node = readDocument(imported, at: written.location, load: load)
    found.diagnostics += node.diagnostics
    guard let node = node.value else { continue }
    let parsed = parse(node)
    found.diagnostics += parsed.diagnostics
    open.append((parsed.value, imported, 0))
  }
  return found
}

/// Every built-in template, by its file name without `.mustache`.
package var builtInTemplateTexts: [TemplateText] {
  builtInTemplates.map {
    TemplateText(name: $0.name, text: $0.text, file: "\($0.name).mustache")
  }
}

/// The JSON Schema of the native format.
package var schemaText: String { "{}" }

extension PlanningOptions {
  fileprivate init(_ options: GenerationOptions) {
    self.init(
      access: PlanningOptions.Access(options.access), filePrefix: options.filePrefix,
      mocks: options.mocks.map { Mocks(module: $0.module) },
      conformances: options.conformances.map {
        Conformance(model: $0.model, protocols: $0.protocols)
      },
      writesEmptyFiles: options.writesEmptyFiles)
  }
}

extension PlanningOptions.Access {
  fileprivate init(_ access: GenerationOptions.Access) {
    switch access {
    case .public: self = .public
    case .package: self = .package
    case .internal: self = .internal
    }
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

// The one file that calls the stages. Until they are there, stand-ins take their place.

/// `(API, options)` in, files out; rendered only when nothing is wrong.
func swiftFiles(
  of api: API, options: GenerationOptions, isPlanned: Bool
) -> Diagnosed<[OutputFile]> {
  guard isPlanned else { return Diagnosed([]) }
  let prefix = options.filePrefix ?? api.name
  return Diagnosed(
    ["Client", "Endpoints", "Models"].map { kind in
      OutputFile(
        name: "\(prefix)\(kind).swift",
        text: Header(api: api.name).line + "\n\nenum \(api.name)\(kind) {}\n")
    })
}

/// A native spec and the files it imports: a tree in, an `API` out.
@Sendable func readNative(_ document: Node, file: String, load: Load) -> Diagnosed<API?> {
  guard let name = document["name"]?.value.string else {
    return Diagnosed(nil, [.missingKey("name", of: "a spec", at: document.location)])
  }
  return Diagnosed(API(name: name, groups: [], location: document.location))
}

/// Every built-in template, by its file name without `.mustache`.
package var builtInTemplateTexts: [TemplateText] { [] }

/// The JSON Schema of the native format.
package var schemaText: String { "{}\n" }

package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwiftNaming

/// Makes Swift of the spec at `root`: text in, files out, everything that is wrong beside them.
///
/// The files of a spec with errors are not made. Other files come through `load` as well, under
/// paths relative to the file that names them.
package func generate(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<[OutputFile]> {
  let read = readSpec(root, load: load)
  guard let spec = read.value else { return Diagnosed([], read.diagnostics) }

  let chosen = spec.api.selecting(options.selection)
  let written = swiftFiles(
    of: chosen.value, clashes: spec.clashes, options: options,
    isRight: !read.hasErrors && !chosen.hasErrors)
  return Diagnosed(written.value, read.diagnostics + chosen.diagnostics + written.diagnostics)
}

/// What the spec at `root` means; nil when it is not even a document.
package func readAPI(_ root: String, load: Load) -> Diagnosed<API?> {
  let spec = readSpec(root, load: load)
  return Diagnosed(spec.value?.api, spec.diagnostics)
}

private struct Spec {
  var api: API
  var clashes: ClashPolicy
}

private func readSpec(_ root: String, load: Load) -> Diagnosed<Spec?> {
  let document = readDocument(root, at: nil, load: load)
  guard let node = document.value, let frontEnd = FrontEnd.all.first(where: { $0.recognizes(node) })
  else { return Diagnosed(nil, document.diagnostics) }

  let api = frontEnd.read(node, root, load)
  return Diagnosed(
    api.value.map { Spec(api: $0, clashes: frontEnd.clashes) },
    document.diagnostics + api.diagnostics)
}

/// A file's tree; `location` is where it was asked for.
func readDocument(_ path: String, at location: SourceLocation?, load: Load) -> Diagnosed<Node?> {
  do {
    return readDocument(try load(path), file: path)
  } catch {
    return Diagnosed(nil, [.unreadableFile(error, at: location)])
  }
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Makes Swift of the spec at `root`: text in, files out, everything that is wrong beside them.
///
/// The files of a spec with errors are not made. Other files come through `load` as well, under
/// paths relative to the file that names them.
package func generate(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<[OutputFile]> {
  let read = readAPI(root, load: load)
  guard let api = read.value else { return Diagnosed([], read.diagnostics) }

  let chosen = api.selecting(options.selection)
  let written = swiftFiles(
    of: chosen.value, options: options, isRight: !read.hasErrors && !chosen.hasErrors)
  return Diagnosed(written.value, read.diagnostics + chosen.diagnostics + written.diagnostics)
}

/// What the spec at `root` means; nil when it is not even a document.
package func readAPI(_ root: String, load: Load) -> Diagnosed<API?> {
  let document = readDocument(root, at: nil, load: load)
  guard let node = document.value, let frontEnd = FrontEnd.all.first(where: { $0.recognizes(node) })
  else { return Diagnosed(nil, document.diagnostics) }

  let api = frontEnd.read(node, root, load)
  return Diagnosed(api.value, document.diagnostics + api.diagnostics)
}

/// A file's tree; `location` is where it was asked for.
func readDocument(_ path: String, at location: SourceLocation?, load: Load) -> Diagnosed<Node?> {
  do {
    return readDocument(try load(path), file: path)
  } catch {
    return Diagnosed(nil, [.unreadableFile(error, at: location)])
  }
}

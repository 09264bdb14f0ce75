internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText
internal import SDKGenSwiftNaming

/// The document at `root` in the native format; nil when there are errors.
///
/// Of the options those count that say how the document is read, what of it is wanted, and what
/// Swift names it has.
///
/// Generating from either gives the same Swift, but for comments that say where things stand, and
/// for what a diagnostic says is left out.
package func convert(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let read = readSpec(root, load: load, options: options.reading)
  guard let spec = read.value, !read.hasErrors else { return Diagnosed(nil, read.diagnostics) }
  if spec.isNative {
    return Diagnosed(nil, read.diagnostics + [.alreadyNative(root, at: spec.api.location)])
  }
  let chosen = spec.api.selecting(options.selection)
  let renamed = chosen.value.renaming(options.renamings)
  let named = nameSymbols(of: renamed.value.api, clashes: spec.clashes)
  let found =
    read.diagnostics + chosen.diagnostics + renamed.diagnostics
    + renamed.value.relocating(named.diagnostics.filter { $0.severity != .note })
  if found.hasErrors { return Diagnosed(nil, found) }

  let api = renamed.value.api.declaringEveryModel(named.value)
    .keepingSwiftNames(named.value, of: renamed.value.api)
  let written = nativeText(of: api)
  return Diagnosed(
    written.value, found + written.diagnostics + mistakes(in: written.value, of: root))
}

/// What a reader of the result will find wrong. There is nothing, unless the document says what no
/// rule of the native format allows.
private func mistakes(in text: String, of root: String) -> [Diagnostic] {
  let file = "\(root) (converted)"
  guard let node = readDocument(Array(text.utf8), file: file).value else { return [] }
  let parsed = parse(node)
  let resolved = resolve(parsed.value)
  let wrong = (parsed.diagnostics + resolved.diagnostics).filter { $0.severity == .error }
  let named = wrong.isEmpty ? nameSymbols(of: resolved.value).diagnostics : []
  return (wrong + named.filter { $0.severity == .error }).map { .notConvertible($0) }
}

internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming

/// Returns the document at `root` in the native format; nil when there are errors.
///
/// Only the options for reading, selection and renaming are used.
///
/// Generating from either gives the same Swift, except for comments that contain paths in the document
/// and for parts that a diagnostic reports as left out.
package func convert(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let read = readSpec(root, load: load, options: options.reading)
  guard let spec = read.value, !read.hasErrors else { return Diagnosed(nil, read.diagnostics) }
  if spec.isNative {
    return Diagnosed(nil, read.diagnostics + [.alreadyNative(root, at: spec.api.location)])
  }
  var renamed = spec.api.renaming(options.renamings)
  renamed.value.acronyms += options.acronyms
  renamed.value = renamed.value.withoutHashedAliases
  let named = nameSymbols(of: renamed.value, clashes: spec.clashes)
  let chosen = renamed.value.selecting(options.selection)
  let found =
    read.diagnostics + chosen.diagnostics + renamed.diagnostics
    + named.diagnostics.filter { $0.severity != .note }
  if found.hasErrors { return Diagnosed(nil, found) }

  let arranged = named.value.arranging(chosen.value)
  let api = arranged.namingMethods(named.value).declaringEveryModel(named.value)
    .declaringEveryScheme()
    .keepingSwiftNames(named.value, of: arranged)
  let written = nativeText(of: api)
  return Diagnosed(
    written.value, found + written.diagnostics + mistakes(in: written.value, of: root))
}

/// Returns the mistakes in the result. There are none unless the document breaks a rule of the native
/// format.
private func mistakes(in text: String, of root: String) -> [Diagnostic] {
  let file = "\(root) (converted)"
  guard let node = readDocument(Array(text.utf8), file: file).value else { return [] }
  let parsed = parse(node)
  let resolved = resolve(parsed.value)
  let wrong = (parsed.diagnostics + resolved.diagnostics).filter { $0.severity == .error }
  let named = wrong.isEmpty ? nameSymbols(of: resolved.value).diagnostics : []
  return (wrong + named.filter { $0.severity == .error }).map { .notConvertible($0) }
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel
internal import SDKGenSwiftNaming

/// Reads the API of the spec at `root` and the Swift names of its parts; nil when it cannot be read.
package func readNames(_ root: String, load: Load) -> Diagnosed<(API, Names)?> {
  let read = readSpec(root, load: load, options: .init())
  guard let spec = read.value else { return Diagnosed(nil, read.diagnostics) }
  let names = nameSymbols(of: spec.api, clashes: spec.clashes)
  return Diagnosed((spec.api, names.value), read.diagnostics + names.diagnostics)
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel
internal import SDKGenSwiftNaming

/// What the spec at `root` means and what its parts are called in Swift; nil when it cannot be read.
package func readNames(_ root: String, load: Load) -> Diagnosed<(API, Names)?> {
  let read = readAPI(root, load: load)
  guard let api = read.value else { return Diagnosed(nil, read.diagnostics) }
  let names = nameSymbols(of: api, clashes: .resolved)
  return Diagnosed((api, names.value), read.diagnostics + names.diagnostics)
}

package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel
internal import SDKGenSwiftPlanning

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

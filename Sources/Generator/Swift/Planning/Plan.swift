package import SDKGenAPIModel
package import SDKGenDiagnostics

/// Decides what is written: an API and the names of its parts in, the files of its client out.
package func plan(_ api: API, names: Names, options: PlanningOptions) -> Diagnosed<[SwiftFile]> {
  let context = PlanningContext(planning: api, names: names, options: options)
  let impossible = ConformanceCheck(context).problems + context.protocolProblems
  let notes = context.isCostly ? [Diagnostic.costlyConformance(models: context.models.count)] : []
  guard impossible.isEmpty else { return Diagnosed([], impossible + notes) }
  let division = FileDivision(context)
  let kinds =
    if case .only = options.contract { [OutputFileKind.contract] } else { OutputFileKind.all }
  return Diagnosed(kinds.flatMap { $0.files(context, divided: division) }, notes)
}

extension PlanningContext {
  /// Arranges an API as its client is written.
  convenience init(planning api: API, names: Names, options: PlanningOptions) {
    let api = names.arranging(api)
    let shared = SharedModels(api, names)
    self.init(
      api.sharing(shared), names: names, partNames: shared.partNames(in: api, names),
      options: options)
  }

  /// Indicates that the models cost the compiler so much that the user should know what it could save.
  fileprivate var isCostly: Bool {
    models.count > 400
      && !options.conformances.contains { asked in
        asked.model == nil && asked.protocols.contains { $0.hasSuffix("Hashable") }
      }
  }
}

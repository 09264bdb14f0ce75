package import SDKGenAPIModel
package import SDKGenDiagnostics
package import SDKGenSwiftModel

/// Decides what is written: an API and the names of its parts in, the files of its client out.
package func plan(_ api: API, names: Names, options: PlanningOptions) -> Diagnosed<[SwiftFile]> {
  let context = PlanningContext(
    api.sharingEqualModels(names), names: names, options: options)
  let impossible = ConformanceCheck(context).problems
  guard impossible.isEmpty else { return Diagnosed([], impossible) }
  return Diagnosed(OutputFileKind.all.flatMap { $0.files(context) })
}

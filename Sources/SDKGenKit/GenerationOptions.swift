package import SDKGenSwiftPlanning
package import SDKGenTemplates

/// The settings by which one spec becomes Swift, wherever they were chosen: in `sdkgen.json`, on the
/// command line or by the build plugin.
package struct GenerationOptions: Equatable, Sendable {
  package var reading = ReadingOptions()
  package var selection = Selection()
  /// Parameters of operations that become arguments of the client.
  package var clientParameters: [ClientParameterName] = []
  package var renamings: [Renaming] = []
  /// Words that Swift names write in capitals, beside those of the spec.
  package var acronyms: [String] = []
  package var planning = PlanningOptions()
  /// Warnings are errors.
  var isStrict = false
  /// Templates that replace built-in ones of the same names.
  package var templates: [TemplateText] = []

  package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}

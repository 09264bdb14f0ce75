package import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwift

/// Every rule that a diagnostic can report.
package enum DiagnosticCatalogue {
  /// The rules by what they are about, in the order of the stages.
  package static let groups =
    ofSpecGroups + [
      Group("Settings", settingRules + clientParameterRules + planningRules),
      Group("Overlays", overlayRules + overlayFileRules),
      Group("Templates", renderingRules),
      Group("Files and builds", fileRules + buildRules),
      Group("Conversion", convertingRules + nativeWritingRules),
      Group("Snippets", snippetRules),
    ]

  package static let all = groups.flatMap(\.rules)

  /// The rules that the contents of a spec alone can break.
  package static let ofSpecs = ofSpecGroups.flatMap(\.rules)

  private static let ofSpecGroups = [
    Group("JSON and YAML", sourceTextRules),
    Group("Specs of both formats", sharedRules),
    Group("Specs of sdkgen's own format", nativeSpecRules),
    Group("Swift names", namingRules),
    Group("OpenAPI documents", openAPIRules),
    Group("Schemas of OpenAPI documents", schemaRules),
  ]

  /// The rules about one thing.
  package struct Group: Sendable {
    package let title: String
    package let rules: [DiagnosticRule]

    fileprivate init(_ title: String, _ rules: [DiagnosticRule]) {
      self.title = title
      self.rules = rules
    }
  }
}

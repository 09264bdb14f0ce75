package import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenOpenAPI
internal import SDKGenSourceText
internal import SDKGenSwiftNaming
internal import SDKGenSwiftPlanning
internal import SDKGenSwiftRendering

/// Every rule that a diagnostic can report.
package enum DiagnosticCatalogue {
  package static let all =
    ofSpecs + ofSettings + renderingRules + ofFiles + ofConverting

  /// The rules that the contents of a spec alone can break.
  package static let ofSpecs =
    sourceTextRules + SharedDiagnostic.rules + nativeSpecRules + namingRules + openAPIRules
    + schemaRules

  private static let ofSettings =
    rules(of: SettingDiagnostic.self, ClientParameterDiagnostic.self) + planningRules + overlayRules

  private static let ofFiles = rules(of: FileDiagnostic.self, BuildDiagnostic.self)

  private static let ofConverting = rules(of: ConvertingDiagnostic.self) + nativeWritingRules
}

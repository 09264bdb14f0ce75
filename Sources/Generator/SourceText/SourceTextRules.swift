package import SDKGenDiagnostics

/// Every kind of diagnostic about the text of a file.
package let sourceTextRules = rules(
  of: EncodingDiagnostic.self, JSONDiagnostic.self, ScalarDiagnostic.self, YAMLDiagnostic.self,
  YAMLNodeDiagnostic.self)

/// Every kind of diagnostic about overlays.
package let overlayRules = rules(of: OverlayDiagnostic.self)

package import SDKGenDiagnostics

/// Every kind of diagnostic of this front end, beside the shared ones.
package let nativeSpecRules = rules(
  of: KeyDiagnostic.self, TypeDiagnostic.self, ModelDiagnostic.self, PathDiagnostic.self,
  RequestDiagnostic.self, ResponseDiagnostic.self, ServerDiagnostic.self)

/// Every kind of diagnostic of writing the format.
package let nativeWritingRules = rules(of: WritingDiagnostic.self)

/// `'a', 'b' or 'c'`
func listed(_ words: [String], _ last: String = "or") -> String {
  let quoted = words.map { "'\($0)'" }
  guard let end = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(last) " + end
}

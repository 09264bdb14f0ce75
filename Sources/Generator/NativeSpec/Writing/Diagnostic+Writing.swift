import SDKGenDiagnostics

/// Parts of an API that the native format cannot express.
extension DiagnosticRule {
  static let leftOut = warning(
    "left-out",
    "The spec format cannot express this part of a document, so the converted spec lacks it.")
}

extension Diagnostic {
  /// `place` is the JSON pointer to the part in the document it comes from.
  static func leftOut(
    _ what: String, of place: String? = nil, because why: String? = nil,
    at location: SourceLocation
  ) -> Self {
    Self(
      .leftOut, at: location,
      "the spec format cannot express \(what)\(why.map { ", since \($0)" } ?? ""); it is left out",
      pointer: place)
  }
}

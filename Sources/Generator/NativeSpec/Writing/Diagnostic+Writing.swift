import SDKGenDiagnostics

/// Reports of what the native format cannot express.
extension Diagnostic {
  /// `place` is where the thing stands in the document it comes from.
  static func leftOut(
    _ what: String, of place: String? = nil, because why: String? = nil,
    at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "left-out", .warning, at: location,
      "the native format cannot say \(what)\(why.map { ", since \($0)" } ?? ""); it is left out",
      pointer: place)
  }
}

package import SDKGenDiagnostics

/// What can be wrong with a document as a whole, and with what it refers to.
extension Diagnostic {
  /// About an element: at the key that names it where it has one.
  static func about(
    _ id: OpenAPIDiagnosticID, _ severity: Severity, _ element: Element, _ message: String,
    notes: [Note] = []
  ) -> Self {
    Diagnostic(
      id.rawValue, severity, at: element.keyLocation ?? element.location, message, notes: notes,
      pointer: element.pointer.text)
  }

  /// About an element's value.
  static func aboutValue(
    _ id: OpenAPIDiagnosticID, _ severity: Severity, _ element: Element, _ message: String,
    notes: [Note] = []
  ) -> Self {
    Diagnostic(
      id.rawValue, severity, at: element.location, message, notes: notes,
      pointer: element.pointer.text)
  }

  static func swagger2(_ swagger: Element) -> Self {
    about(
      .swagger2, .error, swagger,
      "this is a Swagger 2.0 document; sdkgen reads OpenAPI 3.0 and 3.1; convert it first, "
        + "for example with 'npx swagger2openapi'")
  }

  static func notOpenAPI(_ root: Element) -> Self {
    Diagnostic(
      OpenAPIDiagnosticID.version.rawValue, .error, at: root.location,
      "not an OpenAPI document: expected 'openapi' at the top level; add 'openapi: 3.1.0'",
      pointer: "")
  }

  static func unknownVersion(_ text: String, _ member: Element) -> Self {
    aboutValue(
      .version, .error, member,
      "not an OpenAPI document sdkgen can read: it says version '\(text)'; expected '3.0.x' or '3.1.x'"
    )
  }

  static func newerVersion(_ text: String, _ member: Element) -> Self {
    aboutValue(
      .newerVersion, .warning, member,
      "OpenAPI \(text) is read as 3.1; what is new in it is an error where it stands")
  }

  static func remote(_ reference: Reference, _ element: Element) -> Self {
    Diagnostic(
      OpenAPIDiagnosticID.remoteReference.rawValue, .error, at: reference.location,
      "'\(reference.text)' is not on this machine, and remote references are not fetched; "
        + "save the file beside this one and name it by its path",
      pointer: element.pointer.text)
  }

  /// A file that a reference names and that cannot be read.
  package static func missingFile(_ file: FileReference, reason: String) -> Self {
    let why = reason.contains(file.path) ? reason : "cannot read '\(file.path)': \(reason)"
    return Diagnostic(
      OpenAPIDiagnosticID.missingFile.rawValue, .error, at: file.reference.location,
      "'\(file.reference.text)' leads to a file that is needed: \(why)",
      pointer: file.pointer.text)
  }
}

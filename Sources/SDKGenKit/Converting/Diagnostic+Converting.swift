internal import SDKGenDiagnostics

/// What `convert` has to say.
extension Diagnostic {
  static func alreadyNative(_ file: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "already-native", .error, at: location, "'\(file)' is of the native format already")
  }

  /// What was written breaks a rule of the native format: `mistake`, which is of no file on disk.
  static func notConvertible(_ mistake: Diagnostic) -> Self {
    let place = mistake.location.map { " in line \($0.line) of the result" } ?? ""
    return Diagnostic(
      "not-convertible", .warning, at: nil,
      "the native format does not allow this\(place): \(mistake.message) [\(mistake.id)]")
  }
}

package import SDKGenDiagnostics

/// Documents that cannot be converted, or not without changes by hand.
let convertingRules: [DiagnosticRule] = [.alreadyNative, .notConvertible, .fileExists]

extension DiagnosticRule {
  static let alreadyNative = error("already-native", "The file is already in the spec format.")
  static let notConvertible = warning(
    "not-convertible",
    "The document breaks a rule of the spec format. The converted spec does as well, and must be "
      + "corrected by hand before a client can be generated from it.")
  static let fileExists = error(
    "file-exists",
    "A converted spec is meant to be edited, so 'sdkgen convert' never overwrites a file.")
}

extension Diagnostic {
  static func alreadyNative(_ file: String, at location: SourceLocation) -> Self {
    Self(.alreadyNative, at: location, "'\(file)' is already in the spec format")
  }

  /// The converted spec breaks a rule of the native format: `mistake`, which is in no file on disk.
  static func notConvertible(_ mistake: Diagnostic) -> Self {
    let place = mistake.location.map { " in line \($0.line) of the result" } ?? ""
    return Self(
      .notConvertible, at: nil,
      "the spec format does not allow this\(place): \(mistake.message) [\(mistake.id)]")
  }

  package static func fileExists(_ path: String) -> Self {
    Self(
      .fileExists, at: nil,
      "'\(path)' already exists and is not overwritten; remove it, or choose another file")
  }
}

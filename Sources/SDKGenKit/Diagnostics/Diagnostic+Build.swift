package import SDKGenDiagnostics

/// Settings and files that do not fit the build plugin.
let buildRules: [DiagnosticRule] = [.notInBuild, .outsideTarget]

extension DiagnosticRule {
  static let notInBuild = error(
    "not-in-build",
    "The build plugin decides where files are written and how many there are, so some settings "
      + "have no meaning there.")
  static let outsideTarget = warning(
    "outside-target",
    "The build plugin generates a client again when a spec, document or overlay in the target "
      + "changes. A file elsewhere is read, but its changes go unnoticed until something else "
      + "changes; move it into the target. A file in the target that a spec did not mention at "
      + "first is noticed from the next time that a file is added or that Package.swift is saved.")
}

extension Diagnostic {
  package static func notInBuild(_ key: String, at location: SourceLocation?) -> Self {
    // Mocks beside the clients are possible.
    let (what, remedy) =
      key == "mocks"
      ? ("a folder for 'mocks'", "write true for mocks beside the clients")
      : ("'\(key)'", "leave it out")
    return Self(
      .notInBuild, at: location,
      "\(what) has no effect under the build plugin; \(remedy), or generate with 'sdkgen'")
  }

  /// A file that is read and is no input of the build.
  package static func outsideTarget(_ path: String) -> Self {
    Self(
      .outsideTarget, at: nil,
      "the build does not notice changes of '\(path)'; move it into the target, or if it is there, save "
        + "Package.swift again")
  }
}

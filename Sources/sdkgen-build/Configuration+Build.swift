internal import SDKGenDiagnostics
internal import SDKGenKit

extension Diagnostic {
  static func notInBuild(_ key: String, at location: SourceLocation?) -> Self {
    Diagnostic(
      "not-in-build", .error, at: location,
      "'\(key)' has no effect under the build plugin; leave it out, or generate with 'sdkgen'")
  }

  /// An entry of `sdkgen.json` for a spec that is not there.
  static func missingSpec(_ entry: Configuration.Entry) -> Self {
    Diagnostic("unreadable-file", .error, at: entry.location, "there is no file '\(entry.spec)'")
  }

  /// A file that is read and is no input of the build.
  static func outsideTarget(_ path: String) -> Self {
    Diagnostic(
      "outside-target", .warning, at: nil,
      "'\(path)' is not among the target's files, so the build does not see it change; "
        + "move it into the target")
  }
}

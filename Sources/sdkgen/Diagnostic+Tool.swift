internal import SDKGenDiagnostics

/// What the command line has to say of files.
extension Diagnostic {
  /// `convert` writes a file that its reader goes on to change.
  static func fileIsThere(_ path: String) -> Self {
    Diagnostic(
      "file-exists", .error, at: nil,
      "'\(path)' is here already and is not overwritten; remove it, or name another file")
  }

  /// A run was killed while it moved its files into place.
  static func interruptedRun(in folder: String) -> Self {
    Diagnostic(
      "interrupted-run", .error, at: nil,
      "a run that wrote to '\(folder)' has not ended; run sdkgen without '--check' and '--dry-run' to complete it"
    )
  }

  /// `sdkgen.json` lists nothing.
  static func noSpecs(at location: SourceLocation?) -> Self {
    Diagnostic(
      "no-specs", .error, at: location,
      "'specs' is empty, so there is nothing to generate; list a spec")
  }

  static func noTemplates(in folder: String, at location: SourceLocation?) -> Self {
    Diagnostic(
      "no-templates", .error, at: location,
      "'\(folder)' has no templates (*.mustache); 'sdkgen templates --copy \(folder)' puts them there"
    )
  }

  static func noOutput(for spec: String, at location: SourceLocation?) -> Self {
    Diagnostic(
      "no-output", .error, at: location, "'\(spec)' needs an 'output', the folder to write")
  }
}

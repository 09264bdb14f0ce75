import SDKGenDiagnostics

extension Diagnostic {
  /// Every diagnostic of this stage.
  package static let allPlanningIDs = ["unwritable-default"]

  /// A default that Swift has no literal for.
  static func unwritableDefault(of name: String, type: String, at location: SourceLocation) -> Self
  {
    Diagnostic(
      "unwritable-default", .error, at: location,
      "'\(name)' cannot have a default, because \(type) has no literal; make it optional instead")
  }
}

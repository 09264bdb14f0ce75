/// The tool that the plugin runs. `Scripts/artifactbundle` writes another one for the plugin with a prebuilt tool.
enum Tool {
  static let name = "sdkgen-build"
  /// The arguments before all others.
  static let arguments: [String] = []
}

import Foundation
import PackagePlugin

/// Generates Swift from every spec and OpenAPI document in a target, as part of its build:
/// `NAME.sdk.json`, `openapi.yaml`, `NAME.openapi.yaml`, `swagger.yaml`, `NAME.swagger.yaml`, each in JSON or YAML.
@main
struct SDKGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return SpecCommands(
      files: target.sourceFiles.map(\.url), root: target.directoryURL,
      package: context.package.directoryURL,
      place: target.directoryURL.lastPathComponent,
      tool: try context.tool(named: Tool.name).url, output: context.pluginWorkDirectoryURL
    ).all
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SDKGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // The files that are members of the target; it has no folder of its own.
      SpecCommands(
        files: target.inputFiles.map(\.url), root: context.xcodeProject.directoryURL,
        package: context.xcodeProject.directoryURL,
        place: "the target \(target.displayName), whose members specs must be",
        tool: try context.tool(named: Tool.name).url, output: context.pluginWorkDirectoryURL
      ).all
    }
  }
#endif

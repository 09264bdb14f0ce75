// What Xcode adds to PackagePlugin: XcodeProjectPlugin, which comes with Xcode and has no page of documentation. It is
// described at developer.apple.com/videos/play/wwdc2022/110401.
import AppleFoundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectory: Path
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}
public struct XcodeProject {
  public let id: String
  public let displayName: String
  public let directory: Path
  public let directoryURL: URL
  public let filePaths: PathList
  public let targets: [XcodeTarget]
}
public struct XcodeTarget {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let inputFiles: FileList
}
public struct XcodeProduct {
  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }
  public let name: String
  public let kind: Kind
}

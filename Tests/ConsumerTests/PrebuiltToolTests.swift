import Foundation
import TestSupport
import Testing

/// The plugin whose tool is prebuilt, in place of the other one; the tool here is that of the tests.
func expectPrebuiltTool(in consumer: Consumer) async throws {
  let package = consumer.folder.deletingLastPathComponent().appending(path: "sdkgen-prebuilt")
  let made = try await ChildProcess.run(
    Consumer.repository.appending(path: "Scripts/artifactbundle").path, [package.path],
    environment: ["SDKGEN_TOOL": builtTool.path])
  try #require(made.isSuccess, "\(made.output)\(made.error)")

  // A user leaves the traits out too; here the modules would be compiled again for that.
  try consumer.write(
    Consumer.manifest(
      packages: #", .package(name: "sdkgen-prebuilt", path: "\#(package.path)")"#,
      plugins: #".plugin(name: "SDKGenPrebuiltPlugin", package: "sdkgen-prebuilt")"#),
    to: "Package.swift")
  // Those of the other plugin.
  try? FileManager.default.removeItem(atPath: consumer.path(of: ".build/plugins/outputs"))
  let built = try await consumer.build()
  #expect(built.code == 0, "\(built.text)")
  #expect(!built.text.contains("Compiling SDKGen"), "\(built.text)")
  #expect(try await consumer.run().text.contains("42 KRW from /items/7/cost"))
}

/// `sdkgen`, beside the test bundle, where SwiftPM builds it.
var builtTool: URL {
  let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
  let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
  return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("sdkgen")
}

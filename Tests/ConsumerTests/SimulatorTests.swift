import Foundation
import TestSupport
import Testing

/// `Scripts/simulator`, with an `xcrun` that answers as Xcode's does.
@Suite struct SimulatorTests {
  @Test(arguments: [
    ("iOS", "platform=iOS Simulator,id=A2"), ("watchOS", "platform=watchOS Simulator,id=B1"),
    ("visionOS", "platform=visionOS Simulator,id=C1"),
  ])
  func theFirstDeviceOfTheNewestSystemIsTaken(platform: String, destination: String) async throws {
    let run = try await simulator(platform)
    #expect(run.isSuccess, "\(run.error)")
    #expect(run.output == destination + "\n")
  }

  @Test func aPlatformWithoutDevicesIsAnError() async throws {
    let run = try await simulator("tvOS")
    #expect(!run.isSuccess)
    #expect(run.error.contains("xcodebuild -downloadPlatform tvOS"), "\(run.error)")
  }

  private func simulator(_ platform: String) async throws -> ChildProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sdkgen-simulator-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appending(path: "xcrun")
    try Data("#!/bin/sh\ncat <<'JSON'\n\(devices)\nJSON\n".utf8).write(to: tool)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await ChildProcess.run(
      Consumer.repository.appending(path: "Scripts/simulator").path, [platform],
      environment: ["PATH": "\(folder.path):\(path)"])
  }

  private let devices = """
    { "devices" : {
      "com.apple.CoreSimulator.SimRuntime.iOS-26-10" : [
        { "udid" : "A2", "isAvailable" : true, "name" : "iPhone 17e", "state" : "Shutdown" },
        { "udid" : "A3", "isAvailable" : true, "name" : "iPhone 17", "state" : "Shutdown" } ],
      "com.apple.CoreSimulator.SimRuntime.iOS-26-5" : [
        { "udid" : "A1", "isAvailable" : true, "name" : "iPhone 16", "state" : "Shutdown" } ],
      "com.apple.CoreSimulator.SimRuntime.iOS-27-0" : [ ],
      "com.apple.CoreSimulator.SimRuntime.watchOS-26-5" : [
        { "udid" : "B1", "isAvailable" : true, "name" : "Apple Watch SE 3 (40mm)", "state" : "Booted" } ],
      "com.apple.CoreSimulator.SimRuntime.xrOS-26-5" : [
        { "udid" : "C1", "isAvailable" : true, "name" : "Apple Vision Pro", "state" : "Shutdown" } ]
    } }
    """
}

import Foundation
import TestSupport
import Testing

/// `--watch` as a process; `FileWatchTests` have the kinds of changes.
@Suite(.timeLimit(.minutes(15)), .ownThread) struct WatchTests {
  @Test func itFollowsSpecsSettingsTemplatesAndOverlays() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write("{}", to: "over.json")
    try tool.folder.write(Self.settings(access: "public"), to: "sdkgen.json")
    try tool.folder.write(Self.template("first"), to: "Templates/structure.mustache")
    let watching = try Watching(tool)

    var said = try watching.next()
    #expect(said.contains("Wrote 3 files."), "\(said)")

    try tool.folder.write(spec(name: "Shop", path: "/other"), to: "shop.sdk.json")
    said = try watching.next()
    #expect(said.contains("Changed: shop.sdk.json\n"), "\(said)")
    #expect(try tool.folder.read("Out/ShopEndpoints.swift").contains("/other"))

    try tool.folder.write(#"{ "server": "https://over.example.com" }"#, to: "over.json")
    said = try watching.next()
    #expect(try tool.folder.read("Out/ShopClient.swift").contains("over.example.com"), "\(said)")

    try tool.folder.write(Self.template("second"), to: "Templates/structure.mustache")
    said = try watching.next()
    #expect(try tool.folder.read("Out/ShopModels.swift").contains("second"), "\(said)")

    try tool.folder.write(Self.settings(access: "internal"), to: "sdkgen.json")
    said = try watching.next()
    #expect(try !tool.folder.read("Out/ShopModels.swift").contains("public struct"), "\(said)")

    let end = watching.interrupt()
    #expect(end.status == 0 && !end.isSignal)
  }

  @Test func itSurvivesMistakesAndMissingFiles() async throws {
    let tool = try Tool()
    try tool.folder.write(spec(name: "Shop"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    let watching = try Watching(tool)
    _ = try watching.next()

    try tool.folder.write(brokenSpec, to: "shop.sdk.json")
    var said = try watching.next()
    #expect(said.contains("shop.sdk.json:2:17: error: "), "\(said)")

    try tool.folder.remove("shop.sdk.json")
    said = try watching.next()
    #expect(said.contains("there is no such file"), "\(said)")

    try tool.folder.remove("sdkgen.json")
    said = try watching.next()
    #expect(said.contains("there is no 'sdkgen.json'"), "\(said)")

    try tool.folder.write(spec(name: "Shop", path: "/mended"), to: "shop.sdk.json")
    try tool.folder.write(configuration(("shop.sdk.json", "Out")), to: "sdkgen.json")
    repeat { said = try watching.next() } while !said.contains("Wrote")
    #expect(try tool.folder.read("Out/ShopEndpoints.swift").contains("/mended"))

    let end = watching.interrupt()
    #expect(end.status == 0 && !end.isSignal)
  }

  @Test(arguments: [
    ["--check"], ["--dry-run"], ["--diagnostics", "json"],
  ]) func whatExcludesIt(arguments: [String]) async throws {
    let result = try await Tool().run(["--watch"] + arguments)
    #expect(result.code == 2)
    #expect(result.error.contains("excludes"), "\(result)")
  }

  private static func settings(access: String) -> String {
    """
    { "specs": [{
      "spec": "shop.sdk.json", "output": "Out", "templates": "Templates", "overlays": ["over.json"],
      "access": "\(access)"
    }] }
    """
  }

  private static func template(_ text: String) -> String {
    "{{access}}struct {{name}} {}  // \(text)\n"
  }
}

/// A running `sdkgen --watch`.
private final class Watching {
  private let child: ChildProcess
  private let said = Pipe()

  init(_ tool: Tool) throws {
    child = try ChildProcess(
      Tool.executable.path, arguments: ["--watch"], directory: tool.folder.url,
      error: .descriptor(said.fileHandleForWriting.fileDescriptor))
    // The end of the pipe is the end of the child.
    try said.fileHandleForWriting.close()
  }

  /// Returns what it says until it watches again.
  func next() throws -> String {
    var text = ""
    while !text.hasSuffix("Control-C ends.\n") {
      let more = said.fileHandleForReading.availableData
      try #require(!more.isEmpty, "it has ended: \(text)")
      text += String(decoding: more, as: UTF8.self)
    }
    return text
  }

  func interrupt() -> ChildProcess.Exit {
    kill(child.id, SIGINT)
    return child.wait()
  }
}

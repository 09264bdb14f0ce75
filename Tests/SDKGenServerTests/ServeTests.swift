#if Server
  import Foundation
  import TestSupport
  import Testing

  /// `sdkgen serve` as a process.
  @Suite(.timeLimit(.minutes(15)), .ownThread) struct ServeTests {
    @Test func itSaysWhereItListensAndWhatItAnswers() throws {
      let serving = try Serving(Shop.pets)
      let url = try serving.url()
      let connection = try RawConnection(url)
      #expect(try connection.call("GET /v1/pets").status == 200)
      #expect(
        try connection.call("GET /_sdkgen/operation?spec=0&id=Shop.get").body.contains(
          "let pet = try await api.get(id: 1)"))
      let said = try serving.output(until: "200 GET /v1/pets (Shop.list)\n")
      #expect(
        said.contains(
          """
          The page for people: \(url)/_sdkgen
          3 of 4 operations keep state; 1 answer samples: Shop.text
            GET    /v1/pets       Shop.list
            POST   /v1/pets       Shop.create
            GET    /v1/pets/{id}  Shop.get
            GET    /v1/text       Shop.text (samples)

          """), "\(said)")
      let end = serving.end(SIGINT)
      #expect(end.status == 0 && !end.isSignal)
      _ = try serving.output(until: "Stopped.\n")
    }

    @Test func itFollowsTheSpecAndKeepsTheData() throws {
      let serving = try Serving(Shop.pets, "--watch")
      let connection = try RawConnection(try serving.url())
      let body = #"{"name":"Mia"}"#
      let kind = "Content-Type: application/json"
      #expect(try connection.call("POST /v1/pets", kind, body: body).status == 201)

      try serving.write(Shop.pets.replacing("/v1\"", with: "/v2\""))
      _ = try serving.output(until: "The new version is served.\n")
      #expect(try connection.call("GET /v2/pets").body.contains("Mia"))
      #expect(try connection.call("GET /v1/pets").status == 404)

      try serving.write("openapi: 3.1.0\npaths: {\n")
      _ = try serving.output(until: "The version before is still served.\n")
      #expect(try connection.call("GET /v2/pets").status == 200)
      #expect(try serving.errors().contains(": error: "))

      let end = serving.end(SIGTERM)
      #expect(end.status == 0 && !end.isSignal)
    }

    @Test func aPortInUseAndABrokenSpecEndIt() throws {
      let serving = try Serving(Shop.pets)
      let port = try #require(URL(string: try serving.url())?.port)
      let other = try Serving(Shop.pets, port: port)
      #expect(other.wait().status == 1)
      #expect(try other.errors().contains("error: another program listens on port \(port)"))
      #expect(serving.end(SIGTERM).status == 0)

      let broken = try Serving("openapi: 3.1.0\npaths: {\n")
      #expect(broken.wait().status == 1)
      #expect(try broken.errors().contains(": error: "))
    }

    @Test func dataOfNoCollectionEndsIt() throws {
      let serving = try Serving(
        Shop.pets, "--data", ".", beside: ["cats.json": "[]", "pets.json": "[{}]"])
      #expect(serving.wait().status == 1)
      #expect(
        try serving.errors()
          == "error: --data: 'cats.json': there is no collection '/cats'; there are /pets\n")
    }

    @Test(arguments: [
      ["--latency", "soon"], ["--fail", "5=503"], ["--fail", "101%=503"], ["--fail", "5%=200"],
      ["--fail", "5%=never"],
      ["--fail", "60%=503", "--fail", "60%=500"], ["--port", "65536"], ["--diagnostics", "json"],
    ])
    func wrongUsageIsRefused(arguments: [String]) throws {
      let serving = try Serving(Shop.pets, arguments: arguments)
      #expect(serving.wait().status == 2)
      #expect(try serving.errors().contains("Usage: sdkgen serve"))
    }
  }

  /// A running `sdkgen serve`.
  private final class Serving {
    private let folder: URL
    private let child: ChildProcess
    private let said = Pipe()
    private var text = ""

    convenience init(
      _ spec: String, _ arguments: String..., port: Int = 0, beside files: [String: String] = [:]
    ) throws {
      try self.init(spec, arguments: arguments, port: port, beside: files)
    }

    init(
      _ spec: String, arguments: [String], port: Int = 0, beside files: [String: String] = [:]
    ) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("sdkgen-serve-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(spec.utf8).write(to: folder.appendingPathComponent("shop.yaml"))
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let place = arguments.contains("--port") ? [] : ["--port", "\(port)"]
      child = try ChildProcess(
        Self.executable.path, arguments: ["serve", "shop.yaml"] + place + arguments,
        directory: folder, output: .descriptor(said.fileHandleForWriting.fileDescriptor),
        error: .file(folder.appendingPathComponent("errors")))
      // The end of the pipe is the end of the child.
      try said.fileHandleForWriting.close()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Beside the test bundle, where SwiftPM builds it.
    private static var executable: URL {
      let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
      return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("sdkgen")
    }

    /// Replaces the spec.
    func write(_ spec: String) throws {
      try Data(spec.utf8).write(to: folder.appendingPathComponent("shop.yaml"), options: .atomic)
    }

    /// Returns all that it has printed, once a text is in it.
    func output(until end: String) throws -> String {
      while !text.contains(end) {
        let more = said.fileHandleForReading.availableData
        try #require(!more.isEmpty, "it has ended: \(text)")
        text += String(decoding: more, as: UTF8.self)
      }
      return text
    }

    func url() throws -> String {
      _ = try output(until: "  Shop.text")
      let line = try #require(text.split(separator: "\n").first)
      #expect(line.hasPrefix("Listening on http://127.0.0.1:"))
      return String(line.dropFirst("Listening on ".count).prefix { $0 != ";" })
    }

    func errors() throws -> String {
      String(
        decoding: try Data(contentsOf: folder.appendingPathComponent("errors")), as: UTF8.self)
    }

    func end(_ signal: Int32) -> ChildProcess.Exit {
      kill(child.id, signal)
      return child.wait()
    }

    func wait() -> ChildProcess.Exit { child.wait() }
  }
#endif

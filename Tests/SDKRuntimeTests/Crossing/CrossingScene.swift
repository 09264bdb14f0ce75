import Dispatch
import Foundation
import SDKRuntime
import SDKTesting

@testable import SDKCore

/// A client, a server that stops in the middle of the last response, and two users.
struct CrossingScene {
  let server: LoopbackServer
  let users = UserSwitch()
  let clock = TestClock()
  let transport = makeTransport()
  let api: APIClient
  /// Opened when the server stops.
  let stopped = Gate()
  private let goOn = DispatchSemaphore(value: 0)
  let feature: CrossedFeature

  init(
    _ feature: CrossedFeature, configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) throws {
    self.feature = feature
    server = try LoopbackServer(keepingOfBodies: 0)
    var configuration = APIClient.Configuration(server: Server(server.url))
    configuration.schemes = [SecurityScheme("token", .bearer, users)]
    configuration.cache = ResponseCache()
    configuration.options.cache = feature == .cached ? .ttl(.seconds(600)) : nil
    configuration.options.timeout = .seconds(3600)
    configuration.defaultDeadline = .seconds(3600)
    configuration.options.retry = RetryPolicy.none
    configure(&configuration)
    api = APIClient(configuration, transport: transport)
  }

  /// Lets the server go on.
  func resume() { goOn.signal() }

  private static let head = "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 2\r\n\r\n"

  /// The server stops before a body that is sent, else before the response or in its middle.
  /// - Parameter rest: What comes then; the rest of the response, if nil.
  func enqueue(stopsInBody: Bool, rest: String? = nil) {
    if let first = feature.first { server.enqueue(first) }
    let stop = LoopbackServer.Step.wait { [stopped, goOn] in
      stopped.open()
      goOn.wait()
    }
    if feature.isUpload {
      server.enqueue(beforeBody: [stop], [.text(rest ?? Self.head + "42")])
    } else if stopsInBody {
      server.enqueue(.text(Self.head + "4"), stop, .text(rest ?? "2"))
    } else {
      server.enqueue(stop, .text(rest ?? Self.head + "42"))
    }
  }

  /// Makes the call; returns the number that the server sends.
  func call(_ directory: URL, options: RequestOptions = .init()) async throws -> Int? {
    let endpoint = try feature.endpoint(directory)
    if feature.isDownload {
      let file = directory.appendingPathComponent("file")
      _ = try await api.download(endpoint, to: file, options: options)
      return Int(try String(contentsOf: file, encoding: .utf8))
    }
    guard feature.isStream else {
      return try await api.send(endpoint, as: Int.self, options: options)
    }
    var data = Data()
    for try await chunk in try await api.stream(endpoint, options: options).stream { data += chunk }
    return Int(String(decoding: data, as: UTF8.self))
  }

  /// The tokens of the requests that arrived whole.
  var tokens: Set<String> { Set(server.requests.flatMap { $0.values("Authorization") }) }

  /// Waits until nothing of the call is left in the transport.
  func settle() async throws {
    for _ in 0..<5_000_000 where transport.openExchanges > 0 { await Task.yield() }
    guard transport.openExchanges == 0 else { throw NeverHappened() }
  }

  /// Makes another call on what the first one left.
  func nextNumber() async throws -> Int {
    server.respond { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n7")]
    }
    return try await api.send(TestEndpoint.get("/a"), as: Int.self)
  }
}

public import Foundation
import SDKCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on this machine that sends byte for byte what it is told, for faults that no mock
/// can make.
///
///     let server = try LoopbackServer()
///     server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))
///     let api = ShopClient(server: .init(server.url))
///
/// Each request that arrives takes the next script; without one left the response is of the
/// responder, and without a responder 500. It listens on 127.0.0.1 and a free port until it is
/// released, which ends its connections.
///
/// It speaks no TLS: that would need a library of its own, and URLSession on Linux believes only
/// the file of roots in `/etc`; no environment variable and no delegate adds one for a test.
public final class LoopbackServer: Sendable {
  /// A step of the server once a request has arrived.
  public enum Step: Sendable {
    case bytes([UInt8])
    case text(String)
    /// The bytes so many times over, made while they are sent.
    case `repeat`([UInt8], Int)
    /// Chunks of a body with `Transfer-Encoding: chunked`, the last one excepted.
    case chunked([[UInt8]], every: Duration)
    case delay(Duration)
    /// Goes on when the closure returns: for tests that decide the moment.
    case wait(@Sendable () -> Void)
    /// Ends the connection as a server does.
    case close
    /// Ends it as a crash does.
    case reset
    /// Says nothing more until the client goes.
    case stall
  }

  struct Script: Sendable {
    /// The steps when the head has arrived, but not the body.
    var early: [Step] = []
    var steps: [Step]
  }

  struct State: Sendable {
    var scripts: [Script] = []
    var earlyResponder: (@Sendable (LoopbackRequest) -> [Step])?
    var responder: (@Sendable (LoopbackRequest) -> [Step])?
    var requests: [LoopbackRequest] = []
    var connections = 0
    /// The sockets of connections that have not ended.
    var open: Set<Int32> = []
    /// From so many bytes on, the rest of a head or of a body in chunks is not waited for.
    var mostHeadBytes = Int.max
    var mostBodyBytes = Int.max
  }

  /// `http://127.0.0.1:<port>`
  public let url: URL
  public let port: Int
  let state = Locked(State())
  /// Closed to end the thread that listens.
  private let end: Int32
  private let ended = DispatchSemaphore(value: 0)

  /// The number of bytes of each request's body that are kept.
  let kept: Int

  /// - `kept`: how much of each body is kept in `LoopbackRequest.body`, in bytes.
  /// - Throws: `LoopbackError` when the machine has no socket left.
  public init(keepingOfBodies kept: Int = .max) throws {
    let kept = max(0, kept)
    self.kept = kept
    let listener: Int32
    (listener, port) = try LoopbackSocket.listen()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      defer { close(listener) }
      throw LoopbackError(call: "pipe", code: errno)
    }
    for end in ends { LoopbackSocket.keepFromChildren(end) }
    end = ends[1]
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = port
    // Legal by construction; the fallback is never reached.
    url = components.url ?? URL(fileURLWithPath: "/")
    let (state, ended, until) = (state, ended, ends[0])
    Thread.detachNewThread {
      Self.serve(listener, until: until, state, keeping: kept)
      // Here and not in `deinit`: the number may be another server's before `accept` is called.
      close(listener)
      close(until)
      ended.signal()
    }
  }

  deinit {
    close(end)
    // So that the port is free.
    ended.wait()
    // A client would keep them, with their threads, for as long as it pools connections.
    state.with { state in
      for socket in state.open { LoopbackSocket.shutDown(socket) }
    }
  }

  /// Adds the script for one more request.
  public func enqueue(_ steps: Step...) { enqueue(steps) }

  /// Adds the script for one more request.
  public func enqueue(_ steps: [Step]) { enqueue(beforeBody: [], steps) }

  /// Adds the script for one more request, with steps that come before its body is read.
  public func enqueue(beforeBody early: [Step], _ steps: [Step]) {
    state.with { $0.scripts.append(Script(early: early, steps: steps)) }
  }

  /// Adds a script that responds with a status, headers and a body, and its length.
  public func enqueue(status: Int, headers: [String: String] = [:], body: String = "") {
    var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    enqueue(.text(head + "\r\n" + body))
  }

  /// Responds to each request for which no script is left. Both closures are called on the
  /// connection's own thread.
  ///
  /// - `early`: the steps between a request's head and its body, which the server has not read yet.
  public func respond(
    beforeBody early: (@Sendable (LoopbackRequest) -> [Step])? = nil,
    _ responder: @escaping @Sendable (LoopbackRequest) -> [Step]
  ) {
    state.with { ($0.earlyResponder, $0.responder) = (early, responder) }
  }

  /// Lets no client fill the memory: what is longer is responded to as far as it has come.
  package func limit(headBytes: Int, bodyBytes: Int) {
    state.with { ($0.mostHeadBytes, $0.mostBodyBytes) = (headBytes, bodyBytes) }
  }

  /// The requests that arrived whole, in order.
  public var requests: [LoopbackRequest] { state.with { $0.requests } }

  /// Forgets the requests that arrived.
  public func removeAllRequests() { state.with { $0.requests = [] } }

  /// The number of connections that were opened.
  public var connections: Int { state.with { $0.connections } }

  private static func serve(
    _ listener: Int32, until end: Int32, _ state: Locked<State>, keeping kept: Int
  ) {
    while let socket = LoopbackSocket.accept(on: listener, until: end) {
      state.with {
        $0.connections += 1
        $0.open.insert(socket)
      }
      Thread.detachNewThread { LoopbackConnection(socket: socket, state: state, kept: kept).run() }
    }
  }
}

/// A request as it arrived.
public struct LoopbackRequest: Hashable, Sendable {
  /// The request line and headers, with their line ends.
  public let head: String
  /// Its beginning, if the server keeps no more. Of chunked framing, with the framing.
  public let body: Data
  /// The length of the body in bytes, whatever was kept.
  public let bodyLength: Int

  /// `GET /a HTTP/1.1`
  public var line: String { head.components(separatedBy: "\r\n").first ?? "" }

  /// Returns the values of a header.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }

  /// The header in order.
  package var fields: [(name: String, value: String)] {
    head.components(separatedBy: "\r\n").dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (String(line[..<colon]), value)
    }
  }

  var isChunked: Bool {
    values("Transfer-Encoding").contains { $0.lowercased() == "chunked" }
  }

  /// The body without the framing of its chunks; nil where that is broken.
  package var content: Data? { isChunked ? ChunkedFraming.content(of: body) : body }
}

/// The machine gave no socket.
public struct LoopbackError: Error, Hashable, Sendable {
  public let call: String
  public let code: Int32
}

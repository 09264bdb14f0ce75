public import Foundation
import SDKRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A server on this machine that answers byte for byte what it is told, for faults that no mock
/// can make.
///
///     let server = try LoopbackServer()
///     server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"))
///
/// Each request that arrives takes the next script; without one left it is answered 500. It
/// listens on 127.0.0.1 and a free port until it is released.
public final class LoopbackServer: Sendable {
  /// What the server does once a request has arrived whole.
  public enum Step: Sendable {
    case bytes([UInt8])
    case text(String)
    case delay(Duration)
    /// Ends the connection as a server does.
    case close
    /// Ends it as a crash does.
    case reset
    /// Says nothing more until the client goes.
    case stall
  }

  struct State: Sendable {
    var scripts: [[Step]] = []
    var requests: [LoopbackRequest] = []
    var connections = 0
  }

  /// `http://127.0.0.1:<port>`
  public let url: URL
  public let port: Int
  let state = Locked(State())
  private let listener: Int32

  /// - Throws: `LoopbackError` when the machine has no socket left.
  public init() throws {
    (listener, port) = try LoopbackSocket.listen()
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = port
    // Legal by construction; the fallback is never reached.
    url = components.url ?? URL(fileURLWithPath: "/")
    let (listener, state) = (listener, state)
    Thread.detachNewThread { Self.serve(listener, state) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Adds the script for one more request.
  public func enqueue(_ steps: Step...) { enqueue(steps) }

  /// Adds the script for one more request.
  public func enqueue(_ steps: [Step]) { state.with { $0.scripts.append(steps) } }

  /// Adds a script that answers with a status, headers and a body, and its length.
  public func enqueue(status: Int, headers: [String: String] = [:], body: String = "") {
    var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.utf8.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    enqueue(.text(head + "\r\n" + body))
  }

  /// What arrived whole, in order.
  public var requests: [LoopbackRequest] { state.with { $0.requests } }

  /// How many connections were opened.
  public var connections: Int { state.with { $0.connections } }

  private static func serve(_ listener: Int32, _ state: Locked<State>) {
    while true {
      let socket = accept(listener, nil, nil)
      guard socket >= 0 else { return }
      state.with { $0.connections += 1 }
      Thread.detachNewThread { LoopbackConnection(socket: socket, state: state).run() }
    }
  }
}

/// A request as it arrived.
public struct LoopbackRequest: Hashable, Sendable {
  /// The request line and headers, with their line ends.
  public let head: String
  public let body: Data

  /// `GET /a HTTP/1.1`
  public var line: String { head.components(separatedBy: "\r\n").first ?? "" }

  /// The values of a header.
  public func values(_ name: String) -> [String] {
    head.components(separatedBy: "\r\n").dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased()
      else { return nil }
      return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }
}

/// The machine gave no socket.
public struct LoopbackError: Error, Hashable, Sendable {
  public let call: String
  public let code: Int32
}

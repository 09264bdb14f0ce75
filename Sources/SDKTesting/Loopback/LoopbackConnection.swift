import Foundation
import SDKRuntime

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One connection of a loopback server, on a thread of its own.
struct LoopbackConnection: Sendable {
  let socket: Int32
  let state: Locked<LoopbackServer.State>

  /// Answers request after request until either side is done.
  func run() {
    var pending = Data()
    while let request = read(&pending) {
      let script = state.with { state in
        state.requests.append(request)
        return state.scripts.isEmpty ? nil : state.scripts.removeFirst()
      }
      let fallback = LoopbackServer.Step.text(
        "HTTP/1.1 500 No script left\r\nContent-Length: 0\r\n\r\n")
      for step in script ?? [fallback] {
        guard play(step) else { return }
      }
    }
    close(socket)
  }

  /// False when the connection has ended.
  private func play(_ step: LoopbackServer.Step) -> Bool {
    switch step {
    case .bytes(let bytes):
      if LoopbackSocket.write(bytes, to: socket) { return true }
      close(socket)
      return false
    case .text(let text): return play(.bytes(Array(text.utf8)))
    case .delay(let duration):
      let (seconds, attoseconds) = duration.components
      Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
      return true
    case .close:
      close(socket)
      return false
    case .reset:
      LoopbackSocket.reset(socket)
      return false
    case .stall:
      while !receive().isEmpty {}
      close(socket)
      return false
    }
  }

  /// A whole request: head, and a body by its length or in chunks; nil when the client has gone.
  private func read(_ pending: inout Data) -> LoopbackRequest? {
    var end = pending.range(of: Data("\r\n\r\n".utf8))
    while end == nil {
      let more = receive()
      guard !more.isEmpty else { return nil }
      pending.append(more)
      end = pending.range(of: Data("\r\n\r\n".utf8))
    }
    guard let end else { return nil }
    let head = String(decoding: pending[..<end.upperBound], as: UTF8.self)
    pending = Data(pending[end.upperBound...])
    let bare = LoopbackRequest(head: head, body: Data())
    if bare.values("Expect").contains("100-continue") {
      guard play(.text("HTTP/1.1 100 Continue\r\n\r\n")) else { return nil }
    }
    let isChunked = bare.values("Transfer-Encoding").contains("chunked")
    let length = bare.values("Content-Length").first.flatMap { Int($0) } ?? 0
    let last = Data("0\r\n\r\n".utf8)
    while isChunked ? pending.range(of: last) == nil : pending.count < length {
      let more = receive()
      guard !more.isEmpty else { return nil }
      pending.append(more)
    }
    let bodyEnd = isChunked ? pending.range(of: last)?.upperBound ?? 0 : length
    let body = Data(pending.prefix(bodyEnd))
    pending = Data(pending.dropFirst(bodyEnd))
    return LoopbackRequest(head: head, body: body)
  }

  /// Empty when the client has gone.
  private func receive() -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : Data()
  }
}

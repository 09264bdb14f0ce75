import Foundation
import SDKCore

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

  /// The number of bytes of each body that are kept.
  let kept: Int

  /// Responds to request after request until either side is done.
  func run() {
    // Closed once and here only, and no longer among the open ones: another thread may get the number right away.
    defer {
      state.with {
        $0.open.remove(socket)
        _ = close(socket)
      }
    }
    var pending = Data()
    while let head = readHead(&pending) {
      let early = take { !$0.early.isEmpty }
      for step in early?.early ?? earlySteps(head) {
        guard play(step) else { return }
      }
      guard let request = readBody(of: head, &pending) else { break }
      state.with { $0.requests.append(request) }
      let script = early ?? take { _ in true }
      let fallback = LoopbackServer.Step.text(
        "HTTP/1.1 500 No script left\r\nContent-Length: 0\r\n\r\n")
      let responder = state.with { $0.responder }
      let steps = script?.steps ?? responder?(request) ?? [fallback]
      for step in steps {
        guard play(step) else { return }
      }
    }
  }

  /// Takes the next script, if it is one of these. One without steps before the body is not taken
  /// before the body is there: it may never come.
  private func take(
    _ isWanted: (LoopbackServer.Script) -> Bool
  ) -> LoopbackServer.Script? {
    state.with { state in
      guard let first = state.scripts.first, isWanted(first) else { return nil }
      return state.scripts.removeFirst()
    }
  }

  private func earlySteps(_ head: String) -> [LoopbackServer.Step] {
    let responder = state.with { $0.scripts.isEmpty ? $0.earlyResponder : nil }
    return responder?(LoopbackRequest(head: head, body: Data(), bodyLength: 0)) ?? []
  }

  /// Takes a step; returns false when the connection is to end.
  private func play(_ step: LoopbackServer.Step) -> Bool {
    switch step {
    case .bytes(let bytes): return LoopbackSocket.write(bytes, to: socket)
    case .text(let text): return play(.bytes(Array(text.utf8)))
    case .repeat(let bytes, let count):
      return (0..<max(0, count)).allSatisfy { _ in play(.bytes(bytes)) }
    case .chunked(let chunks, let interval):
      return chunks.allSatisfy { chunk in
        let size = "\(String(chunk.count, radix: 16))\r\n"
        return play(.bytes(Array(size.utf8) + chunk + [0x0D, 0x0A])) && play(.delay(interval))
      }
    case .delay(let duration):
      Thread.sleep(forTimeInterval: duration.sleepable.inSeconds)
      return true
    case .wait(let gate):
      gate()
      return true
    case .close: return false
    case .reset:
      LoopbackSocket.makeResetOnClose(socket)
      return false
    case .stall:
      while !receive().isEmpty {}
      return false
    }
  }

  /// Reads the head of a request; nil when the client has gone.
  private func readHead(_ pending: inout Data) -> String? {
    let limit = state.with { $0.mostHeadBytes }
    let blank = Data("\r\n\r\n".utf8)
    var end = Self.trimmed(&pending).range(of: blank)
    while end == nil {
      if pending.count > limit { end = pending.endIndex..<pending.endIndex }
      guard end == nil else { break }
      let more = receive()
      guard !more.isEmpty else { return nil }
      pending.append(more)
      end = Self.trimmed(&pending).range(of: blank)
    }
    guard let end else { return nil }
    let head = String(decoding: pending[..<end.upperBound], as: UTF8.self)
    pending = Data(pending[end.upperBound...])
    return head
  }

  /// Takes away the empty lines that some clients send behind a body (RFC 9112, section 2.2).
  private static func trimmed(_ pending: inout Data) -> Data {
    while pending.starts(with: Data("\r\n".utf8)) { pending = Data(pending.dropFirst(2)) }
    return pending
  }

  /// Reads the body, by its length or in chunks; nil when the client has gone.
  private func readBody(of head: String, _ pending: inout Data) -> LoopbackRequest? {
    let bare = LoopbackRequest(head: head, body: Data(), bodyLength: 0)
    if bare.values("Expect").contains(where: { $0.lowercased() == "100-continue" }) {
      guard play(.text("HTTP/1.1 100 Continue\r\n\r\n")) else { return nil }
    }
    if bare.isChunked { return readChunks(head, &pending) }
    let length = max(0, bare.values("Content-Length").first.flatMap { Int($0) } ?? 0)
    var body = Data(pending.prefix(max(0, min(length, kept))))
    var count = min(length, pending.count)
    pending = Data(pending.dropFirst(length))
    while count < length {
      let more = receive(atMost: length - count)
      guard !more.isEmpty else { return nil }
      count += more.count
      body.append(more.prefix(max(0, kept - body.count)))
    }
    return LoopbackRequest(head: head, body: body, bodyLength: length)
  }

  private func readChunks(_ head: String, _ pending: inout Data) -> LoopbackRequest? {
    var framing = ChunkedFraming()
    let limit = state.with { $0.mostBodyBytes }
    var end = framing.end(in: pending)
    while end == nil {
      if pending.count > limit { break }
      let more = receive()
      guard !more.isEmpty else { return nil }
      pending.append(more)
      end = framing.end(in: pending)
    }
    let body = Data(pending.prefix(end ?? pending.count))
    pending = Data(pending.dropFirst(body.count))
    return LoopbackRequest(
      head: head, body: Data(body.prefix(max(0, kept))), bodyLength: body.count)
  }

  /// Receives bytes; none when the client has gone.
  private func receive(atMost limit: Int = 1 << 16) -> Data {
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    var count = -1
    repeat { count = recv(socket, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
    return count > 0 ? Data(buffer[..<count]) : Data()
  }
}

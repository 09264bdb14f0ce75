import Foundation
import SDKCore
import SDKTesting
import Testing

@testable import SDKFake

/// Requests byte for byte, as only a socket sends them.
@Suite(.timeLimit(.minutes(15))) struct HTTPRuleTests {
  private static let contract = #"""
    {"servers": ["http://127.0.0.1/v1"], "paths": {"/things/{id}": {
      "GET": {"id": "get", "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
        "responses": {"200": {"content": {"text/plain": {"schema": {"type": "string"}}}}}},
      "PUT": {"id": "set", "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
        "requestBody": {"required": true, "content": {"text/plain": {"schema": {"type": "string", "pattern": "^b+$"}}}}, "responses": {"204": {}}}}}}
    """#

  /// Sends a text, and returns the statuses of the answers until the server ends the connection or has said enough.
  private func statuses(_ text: String, _ count: Int = 1) throws -> (statuses: [Int], ends: Bool) {
    let server = try FakeServer(contract: Self.contract)
    let connection = try PlainConnection(try server.listen())
    connection.send(text)
    var statuses: [Int] = []
    while statuses.count < count, let status = connection.status() { statuses.append(status) }
    if statuses.count < count { return (statuses, true) }
    connection.send("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    return (statuses, connection.status() == nil)
  }

  @Test(arguments: [
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\n\r\n", 200, false),
    ("\r\nGET /v1/things/1 HTTP/1.1\r\nhost:a\r\n\r\n", 200, false),
    ("GET http://other/v1/things/1?x=1 HTTP/1.1\r\nHost: a\r\n\r\n", 200, false),
    ("GET /v1/things/a%2Fb HTTP/1.1\r\nHost: a\r\n\r\n", 200, false),
    ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 204, false),
    ("GET /v1/things/1 HTTP/1.1\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a b\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.0\r\n\r\n", 200, true),
    ("GET /v1/things/1 HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", 200, false),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nConnection: x, Close\r\n\r\n", 200, true),
    ("GET /v1/things/1 HTTP/2.0\r\nHost: a\r\n\r\n", 505, true),
    ("GET v1/things/1 HTTP/1.1\r\nHost: a\r\n\r\n", 400, true),
    ("GET /v1/things/1\r\n\r\n", 400, true), ("nonsense\r\n\r\n", 400, true),
    ("G(T /v1/things/1 HTTP/1.1\r\nHost: a\r\n\r\n", 400, true),
    ("get /v1/things/1 HTTP/1.1\r\nHost: a\r\n\r\n", 405, false),
    ("CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 501, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nX : 1\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", 400, true),
    ("GET /v1/things/1 HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n", 417, true),
  ])
  func heads(text: String, status: Int, ends: Bool) throws {
    let (statuses, hasEnded) = try statuses(text)
    #expect(statuses == [status] && hasEnded == ends)
  }

  @Test(arguments: [
    ("Content-Length: 3\r\n\r\nbbb", [204], false),
    ("Content-Length: 3\r\nContent-Length: 3\r\n\r\nbbb", [204], false),
    ("Content-Length: 3\r\nContent-Length: 4\r\n\r\nbbb", [400], true),
    ("Content-Length: +3\r\n\r\nbbb", [400], true),
    ("Content-Length: 3, 3\r\n\r\nbbb", [400], true),
    ("Content-Length: -1\r\n\r\nbbb", [400], true),
    ("Content-Length: 99999999999999999999\r\n\r\nbbb", [413], true),
    ("Content-Length: 99999999999\r\n\r\nbbb", [413], true),
    ("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nbbb\r\n0\r\n\r\n", [400], true),
    (
      "Transfer-Encoding: Chunked\r\n\r\n2;a=\"b\"\r\nbb\r\n1\r\nb\r\n0;x\r\nTrailer: 1\r\n\r\n",
      [204], false
    ),
    ("Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", [501], true),
    ("Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", [400], true),
    ("Transfer-Encoding: chunked\r\n\r\nzz\r\nbb\r\n0\r\n\r\n", [400], true),
    ("Transfer-Encoding: chunked\r\n\r\n+2\r\nbb\r\n0\r\n\r\n", [400], true),
    ("Transfer-Encoding: chunked\r\n\r\n2\r\nbbb\r\n0\r\n\r\n", [400], true),
    ("Expect: 100-Continue\r\nContent-Length: 1\r\n\r\nb", [100, 204], false),
  ])
  func bodies(rest: String, statuses: [Int], ends: Bool) throws {
    let head = "PUT /v1/things/1 HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n"
    let (found, hasEnded) = try self.statuses(head + rest, statuses.count)
    #expect(found == statuses && hasEnded == ends)
  }

  @Test func whatIsTooLongIsRefused() throws {
    let long = String(repeating: "a", count: 20_000)
    #expect(try statuses("GET /v1/things/\(long) HTTP/1.1\r\nHost: a\r\n\r\n").statuses == [414])
    let header = (0..<5).map { "X\($0): \(long)\r\n" }.joined()
    #expect(try statuses("GET / HTTP/1.1\r\nHost: a\r\n\(header)\r\n").statuses == [431])
    // Of what never ends, too.
    #expect(try statuses("GET /" + String(repeating: "a", count: 100_000)).statuses == [414])
  }

  @Test func requestsMayBeSentBeforeTheAnswers() throws {
    let get = "GET /v1/things/1 HTTP/1.1\r\nHost: a\r\n\r\n"
    let put =
      "PUT /v1/things/1 HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nb"
    #expect(try statuses(get + put + get + put, 4).statuses == [200, 204, 200, 204])
  }
}

/// A connection over which a test sends what it likes.
private final class PlainConnection {
  private let descriptor: Int32
  private var buffer = Data()

  init(_ url: URL) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = try #require(url.port.flatMap { UInt16(exactly: $0) }).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
      #else
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
      #endif
      // A server that refuses need not read it all.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads an answer, and returns its status; nil: the server has ended the connection.
  func status() -> Int? {
    let blank = Data("\r\n\r\n".utf8)
    while buffer.range(of: blank) == nil { guard readMore() else { return nil } }
    guard let end = buffer.range(of: blank) else { return nil }
    let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
    buffer = Data(buffer[end.upperBound...])
    let length =
      head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
    while buffer.count < length { guard readMore() else { return nil } }
    buffer = Data(buffer.dropFirst(length))
    return head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 { buffer += bytes[..<count] }
    return count > 0
  }
}

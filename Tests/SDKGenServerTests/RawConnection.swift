#if Server
  import Foundation
  import Testing

  /// A connection over which tests send HTTP as it is on the wire.
  final class RawConnection {
    private let descriptor: Int32
    private var buffer = Data()

    struct Answer {
      var status: Int
      /// By name, in lower case.
      var headers: [String: String]
      var body: String
    }

    /// - `url`: `http://127.0.0.1:4010`
    init(_ url: String) throws {
      let port = try #require(URL(string: url)?.port.flatMap { UInt16(exactly: $0) })
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      // A server that does not answer fails a test rather than hang it.
      var limit = timeval(tv_sec: 60, tv_usec: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0, "cannot connect to \(url)")
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws {
      var rest = Data(text.utf8)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let flags: Int32 = 0
        #else
          let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = rest.withUnsafeBytes {
          #if canImport(Darwin)
            Darwin.send(descriptor, $0.baseAddress, $0.count, flags)
          #else
            Glibc.send(descriptor, $0.baseAddress, $0.count, flags)
          #endif
        }
        try #require(count > 0, "the server takes no more")
        rest.removeFirst(count)
      }
    }

    /// Sends a request, and reads its answer.
    func call(_ line: String, _ fields: String..., body: String? = nil) throws -> Answer {
      try call(line, fields: ["Host: localhost"] + fields, body: body)
    }

    /// The same, with no other header fields than these.
    func call(_ line: String, fields: [String], body: String? = nil) throws -> Answer {
      var fields = fields
      if let body { fields.append("Content-Length: \(body.utf8.count)") }
      try send(
        "\(line) HTTP/1.1\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n" + (body ?? ""))
      return try answer(isHead: line.hasPrefix("HEAD "))
    }

    /// Reads an answer.
    func answer(isHead: Bool = false) throws -> Answer {
      let end = Data("\r\n\r\n".utf8)
      while buffer.range(of: end) == nil { try #require(readMore(), "there is no answer") }
      let split = try #require(buffer.range(of: end))
      let lines = String(decoding: buffer[..<split.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n")
      buffer.removeSubrange(..<split.upperBound)
      let status = try #require(Int(lines[0].split(separator: " ")[1]))
      let headers = lines.dropFirst().map { line in
        let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
        return (halves[0].lowercased(), halves[1].trimmingCharacters(in: .whitespaces))
      }
      var answer = Answer(
        status: status, headers: Dictionary(headers) { "\($0), \($1)" }, body: "")
      let length = isHead ? 0 : Int(answer.headers["content-length"] ?? "0") ?? 0
      while buffer.count < length { try #require(readMore(), "the body is not whole") }
      answer.body = String(decoding: buffer.prefix(length), as: UTF8.self)
      buffer.removeFirst(length)
      return answer
    }

    /// Reads what comes after a head, up to a text and with it.
    func text(until end: String) throws -> String {
      let end = Data(end.utf8)
      while buffer.range(of: end) == nil { try #require(readMore(), "there is no such text") }
      let split = try #require(buffer.range(of: end))
      defer { buffer.removeSubrange(..<split.upperBound) }
      return String(decoding: buffer[..<split.upperBound], as: UTF8.self)
    }

    /// Reads until the server ends the connection, and returns whether it does.
    func ends() -> Bool {
      while readMore() {}
      return errno != EAGAIN
    }

    /// Whether nothing has arrived, not even the end.
    var isSilent: Bool {
      var byte: UInt8 = 0
      errno = 0
      return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) == -1 && errno == EAGAIN
    }

    private func readMore() -> Bool {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      errno = 0
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count > 0 { buffer += bytes[..<count] }
      return count > 0
    }
  }
#endif

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The least that keeps connections alive and responses every request the same.
enum ItemsServer {
  static let body =
    "["
    + (0..<10).map {
      #"{"id": \#($0), "title": "item \#($0)", "note": "\#(String(repeating: "n", count: 48))", "#
        + #""done": true}"#
    }.joined(separator: ",") + "]"

  /// Prints its port, and responses until standard input ends.
  static func run() -> Never {
    let listener = listen()
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread { response(connection) }
      }
    }
    while readLine() != nil {}
    exit(0)
  }

  private static func listen() -> Int32 {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(socket, $0, length)
        _ = startListening(socket)
        getsockname(socket, $0, &length)
      }
    }
    print(UInt16(bigEndian: address.sin_port))
    fflush(nil)
    return socket
  }

  private static func response(_ connection: Int32) {
    var one: Int32 = 1
    setsockopt(
      connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    let reply = Array(
      ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)"
        + "\r\n\r\n" + body).utf8)
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var filled = 0
    while true {
      let count = buffer.withUnsafeMutableBytes {
        recv(connection, $0.baseAddress! + filled, $0.count - filled, 0)
      }
      guard count > 0 else { break }
      filled += count
      // One request at a time, without a body: curl does not pipeline.
      guard buffer[..<filled].suffix(4) == [13, 10, 13, 10] else { continue }
      filled = 0
      _ = reply.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
    }
    close(connection)
  }
}

/// `listen` of the system, which a method of that name hides.
private func startListening(_ socket: Int32) -> Int32 { listen(socket, 512) }

/// This program again, as the server.
struct ServerProcess {
  let port: Int
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = Int(line.prefix { $0 != "\n" }) ?? 0
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

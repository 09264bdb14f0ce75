#if os(Linux) || os(macOS)
  import Foundation
  import SDKRuntime

  /// `openssl s_server` on a free port: a server that really shakes hands, with no dependency.
  /// It takes one connection, and tells what it saw.
  final class TLSServer: Sendable {
    let port: Int
    private let process: Process
    /// Held open: the server would end with its input.
    private let input = Pipe()
    private let output = Locked("")
    private let ended = Gate()

    /// LibreSSL has the command too, but does not tell which port it took.
    static let isAvailable = (try? OpenSSL.run(["version"]))?.hasPrefix("OpenSSL") == true

    init(_ identity: TLSIdentity) throws {
      let printed = Pipe()
      let arguments = [
        "s_server", "-accept", "127.0.0.1:0", "-naccept", "1", "-state", "-msg",
        "-cert", identity.certificate.path, "-key", identity.key.path,
      ]
      process = OpenSSL.process(arguments, output: printed)
      process.standardInput = input
      try process.run()
      port = try Self.port(in: printed.fileHandleForReading, output)
      let (output, ended, input) = (output, ended, input)
      Thread.detachNewThread {
        var isAnswered = false
        while Self.append(from: printed.fileHandleForReading, to: output) {
          guard !isAnswered, output.with({ $0.contains("\r\n\r\n") }) else { continue }
          isAnswered = true
          try? input.fileHandleForWriting.write(contentsOf: Data(Self.answer.utf8))
        }
        ended.open()
      }
    }

    deinit { if process.isRunning { process.terminate() } }

    /// To a request, should it come to that.
    private static let answer =
      "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok"

    /// All that it printed, once its connection is over: messages of the handshake, alerts, and
    /// what came through.
    func log() async -> String {
      await ended.wait()
      return output.with { $0 }
    }

    /// From `ACCEPT 127.0.0.1:44343`, its first line but for warnings.
    private static func port(in handle: FileHandle, _ output: Locked<String>) throws -> Int {
      while append(from: handle, to: output) {
        let text = output.with { $0 }
        if let match = text.firstMatch(of: /ACCEPT [^\n]*:(\d+)\n/), let port = Int(match.1) {
          return port
        }
      }
      throw OpenSSL.Failure(text: output.with { $0 })
    }

    /// False at the end.
    private static func append(from handle: FileHandle, to output: Locked<String>) -> Bool {
      let data = handle.availableData
      output.with { $0 += String(decoding: data, as: UTF8.self) }
      return !data.isEmpty
    }
  }

  /// A certificate that nobody signed but itself, and its key.
  struct TLSIdentity: Sendable {
    enum Kind: String, CaseIterable, Sendable { case rightful, expired, otherHost }

    let certificate: URL
    let key: URL

    /// Those files of a directory.
    init(_ kind: Kind, in directory: URL) {
      certificate = directory.appendingPathComponent("\(kind).pem")
      key = directory.appendingPathComponent("\(kind).key")
    }

    /// Makes the files.
    static func make(_ kind: Kind, in directory: URL) throws -> TLSIdentity {
      let identity = TLSIdentity(kind, in: directory)
      let request = directory.appendingPathComponent("\(kind).csr").path
      let extensions = directory.appendingPathComponent("\(kind).cnf")
      let name = kind == .otherHost ? "DNS:other.example" : "IP:127.0.0.1"
      try Data("subjectAltName=\(name)\n".utf8).write(to: extensions)
      try OpenSSL.run([
        "req", "-new", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=sdkgen \(kind)",
        "-keyout", identity.key.path, "-out", request,
      ])
      try OpenSSL.run([
        "x509", "-req", "-in", request, "-signkey", identity.key.path,
        "-days", kind == .expired ? "-1" : "2", "-extfile", extensions.path,
        "-out", identity.certificate.path,
      ])
      return identity
    }
  }

  /// The command of that name.
  enum OpenSSL {
    struct Failure: Error { let text: String }

    /// What it printed.
    @discardableResult
    static func run(_ arguments: [String]) throws -> String {
      let printed = Pipe()
      let process = process(arguments, output: printed)
      try process.run()
      let data = printed.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self)
      guard process.terminationStatus == 0 else { throw Failure(text: text) }
      return text
    }

    static func process(_ arguments: [String], output: Pipe) -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["openssl"] + arguments
      process.standardOutput = output
      process.standardError = output
      return process
    }
  }
#endif

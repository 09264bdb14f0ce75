#if os(Linux) || os(macOS)
  import Foundation
  import SDKRuntime
  import TestSupport

  /// `openssl s_server` on a free port: a server that really shakes hands, with no dependency.
  /// It takes one connection, and tells what it saw.
  final class TLSServer: Sendable {
    let port: Int
    private let process: ChildProcess
    /// Held open: the server would end with its input.
    private let input = Pipe()
    private let output = Locked("")
    private let ended = Gate()
    /// Indicates that its number may belong to another process by now.
    private let isGone = Locked(false)

    /// LibreSSL has the command too, but does not tell which port it took.
    static let isAvailable = (try? OpenSSL.run(["version"]))?.hasPrefix("OpenSSL") == true

    init(_ identity: TLSIdentity) throws {
      let printed = Pipe()
      let arguments = [
        "s_server", "-accept", "127.0.0.1:0", "-naccept", "1", "-state", "-msg",
        "-cert", identity.certificate.path, "-key", identity.key.path,
      ]
      process = try ChildProcess(
        "openssl", arguments: arguments,
        input: .descriptor(input.fileHandleForReading.fileDescriptor),
        output: .descriptor(printed.fileHandleForWriting.fileDescriptor),
        error: .descriptor(printed.fileHandleForWriting.fileDescriptor))
      // Or its output would not end with it.
      try printed.fileHandleForWriting.close()
      port = try Self.port(in: printed.fileHandleForReading, output)
      let (output, ended, input) = (output, ended, input)
      let (process, isGone) = (process, isGone)
      Thread.detachNewThread {
        var isResponseed = false
        while Self.append(from: printed.fileHandleForReading, to: output) {
          guard !isResponseed, output.with({ $0.contains("\r\n\r\n") }) else { continue }
          isResponseed = true
          try? input.fileHandleForWriting.write(contentsOf: Data(Self.response.utf8))
        }
        isGone.with { $0 = true }
        _ = process.wait()
        ended.open()
      }
    }

    deinit { if !isGone.with({ $0 }) { process.terminate() } }

    /// To a request, should it come to that.
    private static let response =
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

    /// Names the files of a kind in a directory.
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

    /// Runs the command and returns its output.
    @discardableResult
    static func run(_ arguments: [String]) throws -> String {
      let run = try ChildProcess.run("openssl", arguments)
      guard run.isSuccess else { throw Failure(text: run.output + run.error) }
      return run.output + run.error
    }
  }
#endif

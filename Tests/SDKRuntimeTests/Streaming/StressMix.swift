import Foundation
import SDKRuntime
import SDKTesting

/// One call of every kind that a client makes, against a server that answers well, slowly, wrongly
/// or not at all; some calls are cancelled at some point, some have a short deadline.
struct StressMix: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case value, unauthorized, redirect, redirectedPost, uploadFile, uploadLargeFile, uploadParts
    case uploadStream, refusedUpload, droppedUpload, download, brokenDownload, downloadAfterUpload
    case stream, abandonedStream, brokenStream, slow, silent, cut, reset, garbage
  }

  /// One call as a seed makes it.
  struct Plan: Sendable {
    let kind: Kind
    let deadline: Duration?
    /// How often the caller lets others go first before it cancels; nil: never.
    let cancelAfter: Int?

    init(seed: UInt64, index: Int) {
      var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
      let kinds = Kind.allCases
      var kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      // 1.2 MB each.
      if kind == .uploadLargeFile, Int.random(in: 0..<4, using: &random) > 0 { kind = .redirect }
      self.kind = kind
      let isShort = kind == .silent || Int.random(in: 0..<4, using: &random) == 0
      deadline = isShort ? .milliseconds(Int.random(in: 1...30, using: &random)) : nil
      let isCancelled = Int.random(in: 0..<2, using: &random) == 0
      cancelAfter = isCancelled ? Int.random(in: 0..<400, using: &random) : nil
    }
  }

  let api: APIClient
  private let folder: URL
  private let small: URL
  private let large: URL
  private static let octets = "application/octet-stream"

  init(api: APIClient, folder: URL) throws {
    self.api = api
    self.folder = folder
    small = folder.appendingPathComponent("small")
    large = folder.appendingPathComponent("large")
    try Data(repeating: 1, count: 200_000).write(to: small)
    try Data(repeating: 2, count: 1_200_000).write(to: large)
  }

  /// Runs a call; returns what went wrong, or nil when it ended as it should.
  func run(_ plan: Plan) async -> String? {
    let file = folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let call = Task { try await perform(plan, file) }
    if let turns = plan.cancelAfter {
      for _ in 0..<turns { await Task.yield() }
      call.cancel()
    }
    let result = await call.result
    let bytes = try? Data(contentsOf: file)
    switch result {
    case .success:
      let isDownload = [.download, .downloadAfterUpload].contains(plan.kind)
      return isDownload && bytes?.count != 30_000 ? "success without its file" : nil
    case .failure(is CancellationError):
      if plan.cancelAfter == nil { return "cancelled by nobody" }
    case .failure(let error as APIError):
      switch error.kind {
      case .deadlineExceeded where plan.deadline != nil: break
      case .transport, .status, .bodyTooLarge: if !plan.kind.mayFail { return "\(error)" }
      default: return "\(error)"
      }
    case .failure(let error): return "\(error)"
    }
    return bytes == nil ? nil : "a file although the call failed"
  }

  private func perform(_ plan: Plan, _ file: URL) async throws {
    let options = RequestOptions(deadline: plan.deadline)
    let endpoint = endpoint(plan.kind)
    switch plan.kind {
    case .download, .brokenDownload, .downloadAfterUpload:
      _ = try await api.download(endpoint, to: file, options: options)
    case .stream, .brokenStream:
      var count = 0
      for try await chunk in try await api.stream(endpoint, options: options).stream {
        count += chunk.count
      }
      if count != 30 { throw Unexpected(count: count) }
    case .abandonedStream:
      for try await _ in try await api.stream(endpoint, options: options).stream { break }
    default:
      let body = try await api.send(endpoint, as: Data.self, options: options)
      if body != Data("[1]".utf8) { throw Unexpected(count: body.count) }
    }
  }

  private struct Unexpected: Error { let count: Int }

  private func endpoint(_ kind: Kind) -> TestEndpoint {
    let path: PathTemplate = "/\(kind.rawValue)"
    let body: RequestBody
    switch kind {
    case .uploadFile, .refusedUpload, .droppedUpload, .downloadAfterUpload, .redirectedPost:
      body = .raw(.file(small), contentType: Self.octets)
    case .uploadLargeFile: body = .raw(.file(large), contentType: Self.octets)
    case .uploadParts: body = .multipart([.file("f", UploadFile(file: small))])
    case .uploadStream:
      body = .raw(
        .stream {
          AsyncThrowingStream { chunks in
            for _ in 0..<4 { chunks.yield(Data(repeating: 3, count: 50_000)) }
            chunks.finish()
          }
        }, contentType: Self.octets)
    default: return .get(path)
    }
    return TestEndpoint(EndpointRequest(.post, path, body: body))
  }
}

extension StressMix.Kind {
  /// Indicates that the server breaks the call.
  fileprivate var mayFail: Bool {
    switch self {
    case .unauthorized, .refusedUpload, .droppedUpload, .brokenDownload, .brokenStream, .cut,
      .reset, .garbage:
      true
    default: false
    }
  }
}

/// The server's side.
extension StressMix {
  static func serve(on server: LoopbackServer) {
    server.respond(
      beforeBody: { request in
        switch kind(of: request) {
        case .refusedUpload: [.text(head("413 No", "Connection: close", length: 0)), .close]
        case .droppedUpload: [.reset]
        default: []
        }
      },
      { request in steps(kind(of: request)) })
  }

  private static func kind(of request: LoopbackRequest) -> Kind? {
    let target = request.line.split(separator: " ").dropFirst().first ?? ""
    return Kind(rawValue: String(target.dropFirst()))
  }

  private static func head(_ status: String, _ fields: String..., length: Int) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(length)"] + fields).joined(separator: "\r\n")
      + "\r\n\r\n"
  }

  private static func steps(_ kind: Kind?) -> [LoopbackServer.Step] {
    let ten = LoopbackServer.Step.text("0123456789")
    switch kind {
    case .unauthorized:
      return [.text(head("401 Who", "WWW-Authenticate: Basic realm=\"a\"", length: 2) + "no")]
    case .redirect: return [.text(head("302 Go", "Location: /value", length: 3) + "abc")]
    case .redirectedPost: return [.text(head("307 Go", "Location: /uploadFile", length: 0))]
    case .download, .downloadAfterUpload:
      return [
        .text(head("200 OK", length: 30_000)), .repeat([UInt8](repeating: 7, count: 10_000), 3),
      ]
    case .brokenDownload: return [.text(head("200 OK", length: 99) + "abc"), .close]
    case .stream, .abandonedStream:
      return [.text(head("200 OK", length: 30)), ten, .delay(.milliseconds(1)), ten, ten]
    case .brokenStream: return [.text(head("200 OK", length: 30)), ten, .reset]
    case .slow:
      return [
        .text(head("200 OK", length: 3)), .delay(.milliseconds(3)), .text("[1"),
        .delay(.milliseconds(3)), .text("]"),
      ]
    case .silent: return [.stall]
    case .cut: return [.text(head("200 OK", length: 9) + "[1]"), .close]
    case .reset: return [.reset]
    case .garbage: return [.text("\u{1}\u{2}\r\n\r\n"), .close]
    default: return [.text(head("200 OK", "Content-Type: application/json", length: 3) + "[1]")]
    }
  }
}

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
    case retried, refreshed, shared, cached, pages, events
  }

  /// One call as a seed makes it.
  struct Plan: Sendable {
    let index: Int
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
      (self.index, self.kind) = (index, kind)
      let isShort = kind == .silent || Int.random(in: 0..<4, using: &random) == 0
      deadline = isShort ? .milliseconds(Int.random(in: 1...30, using: &random)) : nil
      let isCancelled = Int.random(in: 0..<2, using: &random) == 0
      cancelAfter = isCancelled ? Int.random(in: 0..<400, using: &random) : nil
    }

    /// Calls that may share an exchange or a response have one number.
    var number: Int { kind == .shared ? index / 200 : kind == .cached ? index % 7 : index }
    fileprivate var name: String { "\(kind).\(number)" }
    /// Which token a call needs that is refreshed.
    fileprivate var token: Int { index / 300 }
    /// How often a call that went well sent a request of its own, each of which is reported.
    fileprivate var reports: ClosedRange<Int> {
      switch kind {
      case .pages: 3...3
      // One whose head does not come in time is asked for again.
      case .events: 2...(deadline == nil ? 2 : 100)
      default: 1...1
      }
    }
  }

  private let api: APIClient
  private let counts = Locked(Counts())
  /// The last token that a call needs.
  private let needed: Locked<Int>
  private let folder: URL
  private let small: URL
  private let large: URL
  private static let octets = "application/octet-stream"

  /// What became of the calls.
  struct Counts: Sendable {
    /// How often each was reported, by its name.
    fileprivate var reports: [String: Int] = [:]
    /// How often each may be reported.
    fileprivate var expected: [String: ClosedRange<Int>] = [:]
    fileprivate(set) var outcomes: [String: Int] = [:]
  }

  /// - Parameter configuration: That of the client, but for what is needed here.
  init(_ configuration: APIClient.Configuration, _ transport: any Transport, folder: URL) throws {
    var configuration = configuration
    let needed = Locked(0)
    self.needed = needed
    let provider = TestProvider(.named("0")) { _, _ in
      await Task.yield()
      return .named("\(needed.with { $0 })")
    }
    let credential = RefreshingCredential(provider, limit: nil, minimumInterval: 0)
    configuration.schemes = [SecurityScheme("token", .bearer, credential)]
    configuration.cache = ResponseCache()
    configuration.onExchange = { [counts] report in
      counts.with { $0.reports[report.operationID, default: 0] += 1 }
    }
    api = APIClient(configuration, transport: transport)
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
    needed.with { $0 = max($0, plan.token) }
    let call = Task { try await perform(plan, file) }
    if let turns = plan.cancelAfter {
      for _ in 0..<turns { await Task.yield() }
      call.cancel()
    }
    let result = await call.result
    let bytes = try? Data(contentsOf: file)
    switch result {
    case .success:
      note(plan, "success", reports: plan.reports)
      let isDownload = [.download, .downloadAfterUpload].contains(plan.kind)
      return isDownload && bytes?.count != 30_000 ? "success without its file" : nil
    case .failure(let error):
      note(
        plan, "\((error as? APIError)?.kind.description ?? "\(type(of: error))")",
        reports: (plan.reports == 1...1 ? 1 : 0)...plan.reports.upperBound)
      switch error {
      case is CancellationError: if plan.cancelAfter == nil { return "cancelled by nobody" }
      case let error as APIError:
        switch error.kind {
        case .deadlineExceeded where plan.deadline != nil: break
        // There was no time for another attempt.
        case .status where plan.kind == .retried && plan.deadline != nil: break
        case .transport, .status, .bodyTooLarge: if !plan.kind.mayFail { return "\(error)" }
        default: return "\(error)"
        }
      default: return "\(error)"
      }
    }
    return bytes == nil ? nil : "a file although the call failed"
  }

  private func note(_ plan: Plan, _ outcome: String, reports: ClosedRange<Int>) {
    counts.with { counts in
      counts.outcomes[outcome, default: 0] += 1
      let before = counts.expected[plan.name] ?? 0...0
      counts.expected[plan.name] =
        before.lowerBound + reports.lowerBound...before.upperBound + reports.upperBound
    }
  }

  /// How many calls ended in which way.
  var outcomes: [String: Int] { counts.with { $0.outcomes } }

  /// The calls, all of which are over, that were not reported once.
  var misreported: [String] {
    counts.with { counts in
      Set(counts.expected.keys).union(counts.reports.keys).compactMap { name in
        let (reports, expected) = (counts.reports[name] ?? 0, counts.expected[name] ?? 0...0)
        return expected.contains(reports) ? nil : "\(name): \(reports) reports, not \(expected)"
      }
    }
  }

  private func perform(_ plan: Plan, _ file: URL) async throws {
    let options = RequestOptions(deadline: plan.deadline)
    let endpoint = Mixed(request: request(plan), operationID: plan.name)
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
    case .pages:
      let pages = api.pages(
        from: endpoint, as: [Int].self, items: \.self, following: .link, options: options)
      var items: [Int] = []
      for try await item in pages.items { items.append(item) }
      if items != [1, 2, 3] { throw Unexpected(count: items.count) }
    case .events:
      var data: [String] = []
      for try await event in api.events(endpoint, options: options) { data.append(event.data) }
      if data != ["a", "b"] {
        // A reader that is cancelled sees the stream end.
        try Task.checkCancellation()
        throw Unexpected(count: data.count)
      }
    default:
      let body = try await api.send(endpoint, as: Data.self, options: options)
      if body != Data("[1]".utf8) { throw Unexpected(count: body.count) }
    }
  }

  private struct Mixed: Endpoint {
    let request: EndpointRequest
    let operationID: String
  }

  private struct Unexpected: Error { let count: Int }

  private func request(_ plan: Plan) -> EndpointRequest {
    let body: RequestBody
    switch plan.kind {
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
    default: body = .none
    }
    var request = EndpointRequest(.get, "/\(plan.kind.rawValue)", body: body)
    if case .none = body {} else { request.method = .post }
    switch plan.kind {
    case .unauthorized: request.auth = .none
    case .retried:
      request.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .milliseconds(1))
    case .shared: request.options.sharesExchange = true
    case .cached: request.options.cache = .http
    default: break
    }
    request.query = [("n", plan.kind == .refreshed ? plan.token : plan.number)]
    return request
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
    let busy = Locked<Set<String>>([])
    server.respond(
      beforeBody: { request in
        switch kind(of: request) {
        case .refusedUpload: [.text(head("413 No", "Connection: close", length: 0)), .close]
        case .droppedUpload: [.reset]
        default: []
        }
      },
      { request in steps(request, busy) })
  }

  private static func target(of request: LoopbackRequest) -> Substring {
    request.line.split(separator: " ").dropFirst().first ?? ""
  }

  private static func kind(of request: LoopbackRequest) -> Kind? {
    Kind(rawValue: String(target(of: request).dropFirst().prefix { $0 != "?" }))
  }

  private static func head(_ status: String, _ fields: String..., length: Int) -> String {
    (["HTTP/1.1 \(status)", "Content-Length: \(length)"] + fields).joined(separator: "\r\n")
      + "\r\n\r\n"
  }

  /// - `busy`: the targets that were refused once.
  private static func steps(
    _ request: LoopbackRequest, _ busy: Locked<Set<String>>
  ) -> [LoopbackServer.Step] {
    let ten = LoopbackServer.Step.text("0123456789")
    let ok = head("200 OK", "Content-Type: application/json", length: 3) + "[1]"
    let target = String(target(of: request))
    let number = Int(target.drop { $0 != "=" }.dropFirst().prefix { $0.isNumber }) ?? 0
    switch kind(of: request) {
    case .retried where busy.with({ $0.insert(target).inserted }):
      return [.text(head("503 Busy", length: 0))]
    case .refreshed where token(in: request) < number: return [.text(head("401 Who", length: 0))]
    case .shared: return [.delay(.milliseconds(3)), .text(ok)]
    case .cached where request.values("If-None-Match") == ["\"1\""]:
      return [.text("HTTP/1.1 304 Same\r\nETag: \"1\"\r\n\r\n")]
    case .cached:
      return [
        .text(head("200 OK", "ETag: \"1\"", "Cache-Control: no-cache", length: 3) + "[1]")
      ]
    case .pages:
      let page = Int(target.suffix(1)).flatMap { target.contains("&") ? $0 : nil } ?? 1
      let next = page < 3 ? "next" : "prev"
      return [
        .text(
          head("200 OK", "Link: </pages?n=\(number)&page=\(page + 1)>; rel=\(next)", length: 3)
            + "[\(page)]")
      ]
    case .events where request.values("Last-Event-ID") == ["2"]:
      return [.text("HTTP/1.1 204 Over\r\n\r\n")]
    case .events:
      let events = "retry: 1\nid: 1\ndata: a\n\nid: 2\ndata: b\n\n"
      let head = head("200 OK", "Content-Type: text/event-stream", length: events.utf8.count)
      return [.text(head), .text(events)]
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
    default: return [.text(ok)]
    }
  }

  private static func token(in request: LoopbackRequest) -> Int {
    Int(request.values("Authorization").first?.dropFirst("Bearer ".count) ?? "") ?? -1
  }
}

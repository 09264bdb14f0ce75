import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Bodies that are sent from disk or made bit by bit.
@Suite(.timeLimit(.minutes(15))) struct UploadTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let transport = makeTransport()

  init() throws {
    server = try LoopbackServer(keepingOfBodies: 1 << 16)
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: transport)
  }

  private func post(_ body: RequestBody) -> TestEndpoint {
    TestEndpoint(EndpointRequest(.post, "/up", body: body))
  }

  private func chunks(_ count: Int, of size: Int) -> AsyncThrowingStream<Data, any Error> {
    let made = Locked(0)
    return AsyncThrowingStream {
      made.with { made in
        made += 1
        return made <= count ? Data(repeating: 3, count: size) : nil
      }
    }
  }

  @Test func aStreamIsSentWithItsLengthAndProgress() async throws {
    server.enqueue(status: 200, body: "[1]")
    let seen = Locked<[TransferProgress]>([])
    let endpoint = post(
      .raw(.stream { chunks(100, of: 10_000) }, contentType: "application/octet-stream"))

    let response = try await api.upload(
      endpoint, as: [Int].self, progress: { step in seen.with { $0.append(step) } })

    #expect(response.value == [1])
    let request = try #require(server.requests.first)
    #expect(request.bodyLength == 1_000_000)
    #expect(request.values("Content-Length") == ["1000000"])
    #expect(request.values("Transfer-Encoding").isEmpty)
    let sent = seen.with { $0 }.filter { $0.direction == .upload }
    #expect(sent.last == TransferProgress(.upload, completed: 1_000_000, total: 1_000_000))
  }

  @Test func aWrongLengthIsRefusedBeforeAnythingIsSent() async throws {
    for length in [9, 11] {
      let body = HTTPBody.stream(length: length) { chunks(1, of: 10) }

      let error = await failure {
        try await api.send(post(.raw(body, contentType: "text/plain")))
      }

      #expect(error?.kind == .invalidRequest)
    }
    #expect(server.connections == 0)
  }

  @Test func aPartWhoseFileIsMissingIsNamed() async throws {
    let missing = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let body = RequestBody.multipart([.files("photos", [UploadFile(file: missing)])])

    let error = try #require(await failure { try await api.send(post(body)) })

    #expect(error.kind == .invalidRequest)
    #expect(error.reason == "the file for 'photos' is not there, or cannot be read")
    #expect(server.connections == 0)
  }

  /// A pipe would be waited for, and a device has no end.
  @Test(arguments: ["/dev/null", "/dev"]) func aPartThatIsNoRegularFileIsRefused(
    path: String
  ) async throws {
    let file = UploadFile(file: URL(fileURLWithPath: path))

    let error = try #require(
      await failure { try await api.send(post(.multipart([.file("photo", file)]))) })

    #expect(error.kind == .invalidRequest)
    #expect(error.reason == "the file for 'photo' is not there, or cannot be read")
    #expect(server.connections == 0)
  }

  @Test func aStreamThatFailsSendsNothing() async throws {
    struct Secret: Error { let token = "hunter2" }
    let body = HTTPBody.stream { AsyncThrowingStream { throw Secret() } }

    let error = try #require(
      await failure { try await api.send(post(.raw(body, contentType: "text/plain"))) })

    #expect(error.kind == .invalidRequest)
    #expect(!"\(error) \(String(reflecting: error))".contains("hunter2"))
    #expect(server.connections == 0)
  }

  @Test func eachAttemptAsksForTheStreamAgain() async throws {
    struct Twice: Interceptor {
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        _ = try await next(request)
        return try await next(request)
      }
    }
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.interceptors = [Twice()]
    let api = APIClient(configuration, transport: transport)
    server.enqueue(status: 503)
    server.enqueue(status: 200)
    let asked = Locked(0)
    let body = HTTPBody.stream(length: 30) {
      asked.with { $0 += 1 }
      return chunks(3, of: 10)
    }

    try await api.send(post(.raw(body, contentType: "text/plain")))

    #expect(asked.with { $0 } == 2)
    #expect(server.requests.map(\.bodyLength) == [30, 30])
  }

  @Test func aResponseBeforeTheBodyIsRead() async throws {
    let refusal = "HTTP/1.1 413 Too large\r\nContent-Length: 3\r\nConnection: close\r\n\r\nbig"
    server.enqueue(beforeBody: [.text(refusal)], [.close])
    let body = HTTPBody.data(Data(repeating: 1, count: 20_000_000))

    let error = await failure {
      try await api.send(post(.raw(body, contentType: "application/octet-stream")))
    }

    // The connection that the server closed may fail under AsyncHTTPClient before all of it is read.
    guard !isOverAsyncHTTPClient || error?.status != nil else {
      #expect(error?.transportCode == .connectionLost)
      return
    }
    #expect(error?.status == 413)
    let text = error?.response?.text
    #expect(text == "big" || isOverAsyncHTTPClient && text == "")
  }
}

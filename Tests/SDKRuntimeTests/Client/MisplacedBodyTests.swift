import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// A body that is not where it was asked for must not pass for an empty one.
@Suite struct MisplacedBodyTests {
  private struct Responseing: Interceptor {
    let body: HTTPResponse.Body

    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      HTTPResponse(status: 200, body: body, url: request.url)
    }
  }

  private func client(_ body: HTTPResponse.Body) -> APIClient {
    SDKRuntimeTests.client(answering: .status(500)) {
      $0.interceptors = [Responseing(body: body)]
    }
  }

  @Test func aStreamIsNoData() async {
    let api = client(.stream(ByteStream(Data("1".utf8))))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    let asData = await failure { _ = try await api.send(TestEndpoint.get("/a"), as: Data.self) }
    let asFile = await failure { _ = try await api.download(TestEndpoint.get("/a"), to: file) }

    #expect(asData?.kind == .intercepted && asFile?.kind == .intercepted)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aFileIsNoStream() async {
    let api = client(.file(URL(fileURLWithPath: "/dev/null")))

    #expect(
      await failure { _ = try await api.stream(TestEndpoint.get("/a")) }?.kind == .intercepted)
  }

  @Test func dataSuitsEverybody() async throws {
    let api = client(.data(Data("1".utf8)))
    var found: [Data] = []

    for try await chunk in try await api.stream(TestEndpoint.get("/a")).stream {
      found.append(chunk)
    }

    #expect(found == [Data("1".utf8)])
    #expect(try await api.send(TestEndpoint.get("/a"), as: Int.self) == 1)
  }
}

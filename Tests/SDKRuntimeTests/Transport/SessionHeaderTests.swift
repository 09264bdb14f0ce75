import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct SessionHeaderTests {
  /// URLSession would send them to every origin, and the cache would not know of them.
  @Test func headersOfTheSessionAreRefused() async throws {
    let server = try LoopbackServer()
    server.enqueue(status: 200, body: "1")
    let transport = URLSessionTransport(configure: {
      $0.httpAdditionalHeaders = ["Authorization": "Bearer s3cr3t"]
    })
    let api = APIClient(.patient(server: Server(server.url)), transport: transport)

    let error = await failure { try await api.send(plain(.get)) }

    #expect(error?.reason.contains("APIClient.Configuration.headers") == true)
    #expect(error?.reason.contains("s3cr3t") == false)
    #expect(server.requests.isEmpty)
  }

  /// It would not be used, and nobody would see that.
  @Test func aCacheOfTheSessionIsRefused() async throws {
    let server = try LoopbackServer()
    server.enqueue(status: 200, body: "1")
    let transport = URLSessionTransport(configure: {
      $0.urlCache = URLCache.shared
    })
    let api = APIClient(.patient(server: Server(server.url)), transport: transport)

    let error = await failure { try await api.send(plain(.get)) }

    #expect(error?.reason.contains("APIClient.Configuration.cache") == true)
    #expect(server.requests.isEmpty)
    let none = URLSessionTransport(configure: { $0.urlCache = nil })
    try await APIClient(.patient(server: Server(server.url)), transport: none).send(plain(.get))
  }
}

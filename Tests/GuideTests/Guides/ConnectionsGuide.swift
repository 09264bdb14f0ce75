import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The code of the article Connections.md.

private func manyConnections() -> JSONPlaceholderClient {
  let transport = URLSessionTransport(configure: { $0.httpMaximumConnectionsPerHost = 20 })
  let api = JSONPlaceholderClient(transport: transport)
  return api
}

private func download(
  to file: URL, caches: URL, _ api: JSONPlaceholderClient
) async throws -> Int {
  let resumption = DownloadResumption(directory: caches.appending(path: "downloads"))
  let download = try await api.client.download(
    PostsEndpoint.get(id: 1), to: file, options: .init(resumption: resumption))
  return download.http.status
}

private func prefetchOptions() -> RequestOptions {
  let prefetch = RequestOptions(
    network: .init(allowsExpensiveNetworkAccess: false, priority: .low, serviceType: .background))
  return prefetch
}

#if canImport(Darwin)
  private func pinned(current: String, backup: String) throws -> URLSessionTransport {
    let pins = try PublicKeyPins(["api.example.com": [current, backup]])
    let transport = URLSessionTransport(serverTrust: { pins.isTrusted($0) })
    return transport
  }
#endif

@Suite struct ConnectionsGuideTests {
  @Test func aDownloadIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "post.json")
    let mock = MockTransport().on(.get("/posts/1"), .json("{}"))

    let api = JSONPlaceholderClient(transport: mock)

    #expect(try await download(to: file, caches: folder, api) == 200)
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
  }

  @Test func optionsAreSet() {
    #expect(prefetchOptions().network?.priority == .low)
    #expect(manyConnections().client.transport is URLSessionTransport)
  }
}

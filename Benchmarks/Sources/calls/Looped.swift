import Foundation
import SDKRuntime

/// Calls over HTTP on the loopback interface.
enum Looped {
  static func ways(port: Int) -> [Way] {
    let base = "http://127.0.0.1:\(port)"
    let plain = PlainClient(URL(string: "\(base)/items"))
    var configuration = APIClient.Configuration(server: Server(stringLiteral: base))
    let alone = APIClient(configuration, transport: URLSessionTransport())
    configuration.options.sharesExchange = true
    let sharing = APIClient(configuration, transport: URLSessionTransport())
    configuration.options.sharesExchange = nil
    configuration.options.cache = .ttl(.seconds(3600))
    let cached = APIClient(configuration, transport: URLSessionTransport())
    return [
      Way("URLSessionDataTask, delegate") { _ in try await whole(plain.items()) },
      Way("APIClient") { _ in
        try await whole(alone.send(ItemsEndpoint.list(page: nil), as: [Item].self))
      },
      Way("APIClient, sharing exchanges") { index in
        // Each its own URL, so that nothing is shared.
        try await whole(sharing.send(ItemsEndpoint.list(page: index), as: [Item].self))
      },
      Way("APIClient, from the cache") { _ in
        try await whole(cached.send(ItemsEndpoint.list(page: nil), as: [Item].self))
      },
    ]
  }

  private static func whole(_ items: [Item]) throws -> [Item] {
    guard items.count == 10 else { throw WrongResponse() }
    return items
  }

  struct WrongResponse: Error {}
}

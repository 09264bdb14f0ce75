import Foundation
import SDKRuntime

// What a call through the client costs against a `URLSessionDataTask` of the same delegate
// pattern, over HTTP on the loopback interface: `swift run -c release calls`.
//
// The server is a process of its own, so that CPU time is the client's. Ways take turns, round by
// round, and the median round is the figure: on a busy machine compare ways, not runs.

if CommandLine.arguments.dropFirst().first == "serve" {
  ItemsServer.run()
}

let server = try ServerProcess()
let base = "http://127.0.0.1:\(server.port)"
let plain = PlainClient(URL(string: "\(base)/items"))
var configuration = APIClient.Configuration(server: Server(stringLiteral: base))
let sharing = APIClient(configuration, transport: URLSessionTransport())
configuration.sharesExchanges = false
let alone = APIClient(configuration, transport: URLSessionTransport())
var caching = configuration
caching.options.cache = .ttl(.seconds(3600))
let cached = APIClient(caching, transport: URLSessionTransport())

let ways: [Way] = [
  Way("URLSessionDataTask, delegate") { _ in try await plain.items() },
  Way("APIClient, sharesExchanges off") { _ in
    try await alone.send(ItemsEndpoint.list(page: nil), as: [Item].self)
  },
  Way("APIClient") { index in
    // Each its own URL, so that nothing is shared.
    try await sharing.send(ItemsEndpoint.list(page: index), as: [Item].self)
  },
  Way("APIClient, from the cache") { _ in
    try await cached.send(ItemsEndpoint.list(page: nil), as: [Item].self)
  },
]

for concurrency in [1, 64] {
  print("\n\(concurrency) at once, \(ItemsServer.body.utf8.count) bytes of JSON, decoded")
  let figures = try await measure(ways, concurrency: concurrency, calls: 2000, rounds: 7)
  for (way, figure) in zip(ways, figures) {
    let more = figure.cpu - figures[0].cpu
    print(
      way.name.padding(toLength: 32, withPad: " ", startingAt: 0),
      String(format: "%7.1f µs CPU (%+.1f) %9.0f calls/s", figure.cpu, more, figure.rate))
  }
}
server.stop()

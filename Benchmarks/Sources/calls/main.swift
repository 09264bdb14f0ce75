import Foundation

// What a call through the client costs: without a network, and over HTTP on the loopback interface
// against a `URLSessionDataTask` of the same delegate pattern. `swift run -c release calls`.
//
// `calls only NAME COUNT PORT [CONCURRENCY]` makes so many calls in one way: for a profiler. `calls serve` is a
// server for it; it prints its port.
//
// The server is a process of its own, so that CPU time is the client's. Ways take turns, round by
// round, and the median round is the figure: on a busy machine compare ways, not runs.

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "serve" {
  ItemsServer.run()
}

if arguments.first == "only" {
  let rest = Array(arguments.dropFirst())
  let numbers = rest.dropFirst().compactMap { Int($0) }
  guard numbers.count >= 2,
    let way = (Canned.ways() + Looped.ways(port: numbers[1])).first(where: { $0.name == rest[0] })
  else {
    print("usage: calls only NAME COUNT PORT [CONCURRENCY]")
    exit(2)
  }
  way.repeated(numbers[0], concurrency: numbers.count > 2 ? numbers[2] : 1)
  exit(0)
}

let server = try ServerProcess()
func tell(_ ways: [Way], concurrency: Int, calls: Int) async throws {
  let figures = try await measure(ways, concurrency: concurrency, calls: calls, rounds: 15)
  for (way, figure) in zip(ways, figures) {
    let more = figure.cpu - figures[0].cpu
    print(
      way.name.padding(toLength: 32, withPad: " ", startingAt: 0),
      String(format: "%7.1f µs CPU (%+.1f) %9.0f calls/s", figure.cpu, more, figure.rate))
  }
}

print("No network, a path, two query values, three members decoded")
try await tell(Canned.ways(), concurrency: 1, calls: 2000)
for concurrency in [1, 64] {
  print("\n\(concurrency) at once, \(ItemsServer.body.utf8.count) bytes of JSON, decoded")
  try await tell(Looped.ways(port: server.port), concurrency: concurrency, calls: 1000)
}
server.stop()

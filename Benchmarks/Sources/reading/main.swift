import Foundation
import SDKGenDiagnostics
import SDKGenSourceText

// Times `readDocument` on JSON and YAML files, and then asking every node for its key, text and place:
// `swift run -c release reading FILE…`. Each is read for two seconds; the median is the figure,
// the best shows what the machine's other work cost.

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("\(path): cannot be read")
    continue
  }
  let bytes = [UInt8](data)
  let result = readDocument(bytes, file: path)
  for line in result.diagnostics.buildLines { print(line) }
  guard let root = result.value else { continue }

  let times = timed { readDocument(bytes, file: path) }
  let walks = timed { walk(root) }
  func rate(_ time: Duration) -> Int { Int(Double(bytes.count) / 1e6 / (time / .seconds(1))) }
  print(
    "\(path): \(bytes.count) bytes, \(walk(root).nodes) nodes;",
    "read at \(rate(times[times.count / 2])) MB/s (best \(rate(times[0])));",
    "every key, text and place in \(walks[walks.count / 2] / .milliseconds(1)) ms")
}

/// How long the work takes, sorted, as often as fits in two seconds.
func timed<Result>(_ work: () -> Result) -> [Duration] {
  let clock = ContinuousClock()
  let start = clock.now
  var times: [Duration] = []
  while times.isEmpty || clock.now - start < .seconds(2) {
    var result: Result?
    times.append(clock.measure { result = work() })
    withExtendedLifetime(result) {}
  }
  return times.sorted()
}

/// Asks everything of every node, so that nothing is left for later.
func walk(_ node: Node) -> (nodes: Int, sum: Int) {
  var nodes = 1
  var sum = node.location.column + (node.string ?? node.number ?? "").utf8.count
  for element in node.elements {
    let below = walk(element)
    nodes += below.nodes
    sum += below.sum
  }
  for member in node.members {
    let below = walk(member.value)
    nodes += below.nodes
    sum += below.sum + member.key.utf8.count + member.keyLocation.column
  }
  return (nodes, sum)
}

import Foundation
import SDKGenDiagnostics
import SDKGenSourceText

// Times `readJSON` on files: `swift run -c release reading FILE…`. Each is read for two seconds;
// the median is the figure, the best shows what the machine's other work cost.

let clock = ContinuousClock()

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("\(path): cannot be read")
    continue
  }
  let bytes = [UInt8](data)
  var times: [Duration] = []
  let start = clock.now
  while clock.now - start < .seconds(2) {
    var result: Diagnosed<Node?>?
    times.append(clock.measure { result = readJSON(bytes, file: path) })
    if let problem = result?.diagnostics.first {
      print("\(problem.location?.description ?? path): \(problem.message)")
      break
    }
  }
  times.sort()
  func rate(_ time: Duration) -> Int { Int(Double(bytes.count) / 1e6 / (time / .seconds(1))) }
  print(
    "\(path): \(bytes.count) bytes, median \(rate(times[times.count / 2])) MB/s,",
    "best \(rate(times[0])) MB/s, \(times.count) runs")
}

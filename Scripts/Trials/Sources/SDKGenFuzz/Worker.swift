internal import Foundation
internal import SDKGenFiles
internal import SDKGenKit

/// The findings of a worker in a case.
struct Response: Codable {
  var number: Int
  var problems: [String]
  /// True if files were generated, without an error.
  var isOutput: Bool
}

/// Runs cases in a process of its own, which may crash: numbers in, a line of JSON out for each.
struct Worker {
  var options: Options
  private let watch = Watch()

  func run() {
    prepareStreams()
    watch.start(seconds: options.seconds, megabytes: options.megabytes)
    let seeds = SpecSeed.all(for: options)
    while let line = readLine() {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 3 else { continue }
      let input = FuzzCase(numbers[0], of: options.seed, seeds: seeds, mask: numbers[1])
      watch.begin(bytes: input.seed.files[input.seed.name]?.count ?? 0)
      let trial = Trial(input)
      watch.end()
      if numbers[2] == 1, !trial.output.isEmpty, input.templates.isEmpty {
        save(trial, number: numbers[0], isComplete: !input.namesTypes)
      }
      let response = Response(
        number: numbers[0], problems: trial.problems, isOutput: !trial.output.isEmpty)
      guard let data = try? JSONEncoder().encode(response),
        (try? writeText(String(decoding: data, as: UTF8.self) + "\n", to: 1, called: "a pipe"))
          != nil
      else { return }
    }
  }

  /// For the compiler, which runs beside.
  ///
  /// - `isComplete`: the output names no type that is nowhere.
  private func save(_ trial: Trial, number: Int, isComplete: Bool) {
    let folder = "\(options.work)/output/\(number)"
    let files = trial.output.map { FileChange("\(folder)/\($0.name)", Array($0.text.utf8)) }
    let mark = isComplete ? [] : [FileChange("\(folder)/\(CompilerTrial.incomplete)", [])]
    try? FileTransaction(files + mark).commit()
  }
}

/// Ends the process when a case takes too much processor time or memory.
private final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var start: Double?

  /// A large document takes its time, without optimisation above all.
  func begin(bytes: Int) {
    lock.withLock { start = processorSeconds + Double(bytes) / 20_000 }
  }

  func end() { lock.withLock { start = nil } }

  func start(seconds: Double, megabytes: Int) {
    Thread.detachNewThread {
      while true {
        usleep(50_000)
        guard let start = self.lock.withLock({ self.start }) else { continue }
        if processorSeconds - start > seconds { quit("more than \(seconds) s of processor time") }
        if residentMegabytes > megabytes { quit("more than \(megabytes) MB of memory") }
      }
    }
  }

}

private func quit(_ reason: String) {
  try? writeText("\nFatal error: \(reason)\n", to: 2, called: "standard error")
  _exit(3)
}

/// How many times longer the first document takes here than where the limit of a case was chosen, at least 1: what is
/// found depends on the case then, not on the machine.
func pace(by seeds: [SpecSeed]) -> Double {
  guard let first = seeds.first else { return 1 }
  let start = processorSeconds
  for _ in 0..<10 { _ = Trial(FuzzCase(0, of: 0, seeds: [first], mask: 0)) }
  return max(1, (processorSeconds - start) / 0.3)
}

private var processorSeconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The most that the process ever had.
private var residentMegabytes: Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  #endif
}

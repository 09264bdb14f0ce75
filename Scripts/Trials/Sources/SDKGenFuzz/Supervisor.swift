internal import Foundation
internal import TrialSupport

/// Gives cases to workers and to the compiler until there are no more, or the time is over.
final class Supervisor: @unchecked Sendable {
  private let options: Options
  private let seeds: [SpecSeed]
  private let findings: Findings
  private let end: ContinuousClock.Instant
  private let lock = NSLock()
  private var next: Int
  /// How many workers still take cases.
  private var working: Int
  /// Cases whose output waits for the compiler.
  private var waiting: [Int] = []

  /// One case of so many goes to the compiler, and to the tool on the disk.
  private static let saved = 5
  private static let onDisk = 40
  private static let batch = 40

  init(_ options: Options) {
    var options = options
    seeds = SpecSeed.all(for: options)
    options.seconds *= pace(by: seeds)
    self.options = options
    findings = Findings(options)
    next = options.first
    working = options.workers
    end = .now + .seconds(options.minutes * 60)
  }

  /// Returns whether nothing was found.
  func run() -> Bool {
    findings.say("seed \(options.seed), \(seeds.count) documents, \(options.minutes) minutes")
    let group = DispatchGroup()
    for number in 0..<options.workers { start(group) { self.work("\(number)") } }
    if !options.modules.isEmpty { start(group) { self.compile() } }
    group.wait()
    findings.say(findings.summary)
    if !findings.isEmpty {
      findings.say(
        "findings are in \(options.work)/findings; the same again: --seed \(options.seed) --first NUMBER"
      )
    }
    return findings.isEmpty
  }

  private func start(_ group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }

  private func work(_ name: String) {
    let worker = WorkerProcess(options, name: name)
    while ContinuousClock.now < end, let number = nextCase() {
      let saves = number % Self.saved == 0 && !options.modules.isEmpty
      let all = (1 << FuzzCase.mostMutations) - 1
      let result = worker.run(number, mask: all, saves: saves)
      findings.count("cases")
      if result.isOutput { findings.count("with output") }
      if let problem = result.problem, findings.isNew(problem) {
        let mask = smallest(number, problem: problem, worker: worker)
        findings.report(problem, number: number, mask: mask, seeds: seeds)
      } else if saves, result.isOutput {
        lock.withLock { waiting.append(number) }
      }
      if number % Self.onDisk == 1, result.problem == nil, !options.tool.isEmpty {
        tryOnDisk(number)
      }
    }
    worker.stop()
    lock.withLock { working -= 1 }
  }

  /// Returns the number of a case that nobody took; nil when all were.
  private func nextCase() -> Int? {
    lock.withLock {
      guard next - options.first < options.cases else { return nil }
      next += 1
      return next - 1
    }
  }

  /// The mutations without which the problem is gone.
  private func smallest(_ number: Int, problem: String, worker: WorkerProcess) -> Int {
    var mask = (1 << FuzzCase.mostMutations) - 1
    for bit in 0..<FuzzCase.mostMutations {
      let less = mask & ~(1 << bit)
      if worker.run(number, mask: less, saves: false).problem == problem { mask = less }
    }
    return mask
  }

  private func tryOnDisk(_ number: Int) {
    var dice = Dice(options.seed, number, 9)
    let all = (1 << FuzzCase.mostMutations) - 1
    let input = FuzzCase(number, of: options.seed, seeds: seeds, mask: all)
    let folder = "\(options.work)/disk/\(number)"
    let trial = DiskTrial(tool: options.tool, folder: folder, seconds: options.seconds * 10)
    let delay = UInt32(dice.below(60_000))
    do {
      findings.count("on disk")
      if let problem = try trial.problem(with: input, delay: delay), findings.isNew(problem) {
        findings.report(problem, number: number, mask: all, seeds: seeds)
      }
    } catch {
      findings.say("case \(number) could not be tried on the disk: \(error)")
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func compile() {
    let compiler = CompilerTrial(options: options)
    while true {
      let (numbers, isOver) = lock.withLock { () -> ([Int], Bool) in
        guard waiting.count >= Self.batch || working == 0 else { return ([], false) }
        let numbers = Array(waiting.prefix(Self.batch))
        waiting.removeFirst(numbers.count)
        return (numbers, working == 0)
      }
      if numbers.isEmpty {
        if isOver { return }
        usleep(100_000)
        continue
      }
      do {
        try compile(numbers, compiler, isOver: isOver)
      } catch {
        return findings.say("the compiler cannot be run: \(error)")
      }
      for number in numbers { compiler.remove(number) }
    }
  }

  /// Parses all of them and type-checks a small one.
  private func compile(_ numbers: [Int], _ compiler: CompilerTrial, isOver: Bool) throws {
    let errors = try compiler.parse(numbers)
    findings.count("parsed", by: numbers.count)
    report(errors)
    let right = numbers.filter { errors[$0] == nil && compiler.bytes(of: $0) < 30_000 }
    for number in isOver ? right.prefix(1) : right.prefix(3) {
      findings.count("type-checked")
      if let error = try compiler.typeCheck(number) { report([number: error]) }
    }
  }

  private func report(_ errors: [Int: String]) {
    let all = (1 << FuzzCase.mostMutations) - 1
    for (number, error) in errors.sorted(by: { $0.key < $1.key }) where findings.isNew(error) {
      findings.report(error, number: number, mask: all, seeds: seeds)
    }
  }
}

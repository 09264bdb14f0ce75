import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A way of making a call, whose result is not looked at.
struct Way: Sendable {
  let name: String
  let call: @Sendable (Int) async throws -> Void

  init(_ name: String, _ call: @escaping @Sendable (Int) async throws -> some Sendable) {
    self.name = name
    self.call = { _ = try await call($0) }
  }

  /// So many calls, some of them at once: for a profiler. The main thread waits, since valgrind
  /// fails where it is given to Dispatch.
  func repeated(_ calls: Int, concurrency: Int) {
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      defer { isOver.signal() }
      try await makeCalls(calls, concurrency: concurrency)
    }
    isOver.wait()
  }

  func makeCalls(_ calls: Int, concurrency: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<concurrency {
        group.addTask {
          for index in stride(from: worker, to: calls, by: concurrency) { try await call(index) }
        }
      }
      try await group.waitForAll()
    }
  }
}

struct Figure {
  /// Microseconds of all threads for each call.
  let cpu: Double
  /// Calls in a second.
  let rate: Double
}

/// The median round of each way; the first round is left out.
func measure(
  _ ways: [Way], concurrency: Int, calls: Int, rounds: Int
) async throws -> [Figure] {
  var figures = ways.map { _ in [Figure]() }
  for round in 0...rounds {
    for (index, way) in ways.enumerated() {
      let figure = try await measure(way, concurrency, calls)
      if round > 0 { figures[index].append(figure) }
    }
  }
  return figures.map { rounds in
    Figure(cpu: median(rounds.map(\.cpu)), rate: median(rounds.map(\.rate)))
  }
}

private func measure(_ way: Way, _ concurrency: Int, _ calls: Int) async throws -> Figure {
  let (start, cpu) = (ContinuousClock.now, cpuMicroseconds())
  try await way.makeCalls(calls, concurrency: concurrency)
  let seconds = start.duration(to: .now) / .seconds(1)
  return Figure(
    cpu: (cpuMicroseconds() - cpu) / Double(calls), rate: Double(calls) / seconds)
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

private func cpuMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

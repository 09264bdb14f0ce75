import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// The order in which calls get their turn at an origin.
@Suite(.timeLimit(.minutes(15))) struct OriginQueueTests {
  private let origin: Origin

  init() throws { origin = Origin(try #require(URL(string: "http://a.example"))) }

  /// Bounded, and without a clock.
  private func until(_ isTrue: () -> Bool) async -> Bool {
    for _ in 0..<2_000_000 {
      if isTrue() { return true }
      await Task.yield()
    }
    return false
  }

  @Test func turnsAreTakenInOrderOfArrival() async throws {
    let queue = OriginQueue(limit: 1)
    let order = Locked<[Int]>([])
    try await queue.enter(origin)
    var calls: [Task<Void, any Error>] = []
    for number in 0..<5 {
      calls.append(
        Task {
          try await queue.enter(origin)
          order.with { $0.append(number) }
          queue.leave(origin)
        })
      #expect(await until { queue.waitingCount == number + 1 })
    }
    queue.leave(origin)
    for call in calls { try await call.value }

    #expect(order.with { $0 } == [0, 1, 2, 3, 4])
    #expect(queue.activeCount == 0)
  }

  @Test func anotherOriginDoesNotWait() async throws {
    let queue = OriginQueue(limit: 1)
    try await queue.enter(origin)
    for text in ["http://b.example", "https://a.example", "http://a.example:81"] {
      try await queue.enter(Origin(try #require(URL(string: text))))
    }

    #expect(queue.activeCount == 4)
  }

  @Test func anOriginWhoseExchangesShareAConnectionIsNotHeldBack() async throws {
    let queue = OriginQueue(limit: 1)
    try await queue.enter(origin)
    let calls = (0..<50).map { _ in Task { try await queue.enter(origin) } }
    #expect(await until { queue.waitingCount == 50 })

    queue.note(origin, isMultiplexed: true)

    for call in calls { try await call.value }
    #expect(queue.activeCount == 51)
    queue.note(origin, isMultiplexed: false)
    let late = Task { try await queue.enter(origin) }
    #expect(await until { queue.waitingCount == 1 })
    for _ in 0..<51 { queue.leave(origin) }
    try await late.value
  }

  @Test func manyOfWhomHalfAreCancelledLoseNoTurn() async throws {
    let queue = OriginQueue(limit: 3)
    let most = Locked((now: 0, most: 0))
    let ended = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<2_000 {
        group.addTask {
          let call = Task {
            try await queue.enter(origin)
            most.with { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            await Task.yield()
            most.with { $0.now -= 1 }
            queue.leave(origin)
          }
          guard index % 2 == 0 else { return (try? await call.value) != nil }
          for _ in 0..<(index * 7919 % 50) { await Task.yield() }
          call.cancel()
          switch await call.result {
          case .success: return true
          case .failure(let error): return error is CancellationError
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(ended == 2_000)
    #expect(most.with { $0.most } <= 3)
    #expect(queue.activeCount == 0)
    #expect(queue.waitingCount == 0)
  }
}

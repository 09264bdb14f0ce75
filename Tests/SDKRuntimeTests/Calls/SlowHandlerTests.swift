import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Deadlines and cancellations do not wait for what they cancel.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct SlowHandlerTests {
  @Test("A call ends by its deadline although a cancellation handler of it still runs")
  func aDeadlineDoesNotWaitForHandlers() async {
    let slow = SlowHandler()
    let api = client(answering: .json("{}")) { $0.interceptors = [slow] }

    let error = await failure {
      try await api.send(plain(.get), options: .init(deadline: .milliseconds(20)))
    }

    #expect(error?.kind == .deadlineExceeded)
    #expect(slow.hasGivenUp.with { !$0 })
    slow.release.signal()
  }

  @Test("A call that is cancelled ends although a cancellation handler of it still runs")
  func aCancellationDoesNotWaitForHandlers() async {
    let slow = SlowHandler()
    let api = client(answering: .json("{}")) { $0.interceptors = [slow] }
    let call = Task {
      try await api.send(plain(.get), options: .init(deadline: .seconds(3600)))
    }
    await slow.begun.wait()

    call.cancel()

    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(slow.hasGivenUp.with { !$0 })
    slow.release.signal()
  }

  @Test("A slow cancellation handler of one client delays no deadline of another")
  func aSlowHandlerDelaysNoOtherDeadline() async {
    let slow = SlowHandler()
    let first = client(answering: .json("{}")) { $0.interceptors = [slow] }
    let never = Reply.json("{}").after { try await Task.sleep(for: .seconds(3600)) }
    let other = client(answering: never)
    let options = RequestOptions(deadline: .milliseconds(20))

    // On a busy machine a deadline may come before its call has begun.
    for _ in 0..<1000 where !slow.hasBegun.with({ $0 }) {
      #expect(
        await failure { try await first.send(plain(.get), options: options) }?.kind
          == .deadlineExceeded)
    }
    await slow.isCancelled.wait()
    // With the handler still running.
    var kinds: [APIError.Kind?] = []
    for _ in 0..<3 {
      kinds.append(await failure { try await other.send(plain(.get), options: options) }?.kind)
    }

    #expect(kinds == [.deadlineExceeded, .deadlineExceeded, .deadlineExceeded])
    #expect(slow.hasGivenUp.with { !$0 })
    slow.release.signal()
  }

  // In processes of their own, where nothing else waits for the pool.
  #if os(Linux) && compiler(>=6.2)
    @Test("Handlers that block many threads delay neither cancellations nor deadlines")
    func manySlowHandlersDelayNobody() async {
      await #expect(processExitsWith: .success) {
        let handlers = (0..<40).map { _ in SlowHandler() }
        let never = Reply.json("{}").after { try await Task.sleep(for: .seconds(3600)) }
        let other = client(answering: never)
        let start = ContinuousClock.now

        for handler in handlers {
          let api = client(answering: .json("{}")) { $0.interceptors = [handler] }
          let call = Task {
            try await api.send(plain(.get), options: .init(deadline: .seconds(3600)))
          }
          await handler.begun.wait()
          call.cancel()
          await handler.isCancelled.wait()
          let error = await failure {
            try await other.send(plain(.get), options: .init(deadline: .milliseconds(1)))
          }
          #expect(error?.kind == .deadlineExceeded)
        }

        // Dispatch takes a second to see that a thread of a global queue is blocked.
        #expect(start.duration(to: .now) < .seconds(20))
        for handler in handlers { handler.release.signal() }
      }
    }

    @Test("Deadlines come although all threads of Swift's pool are blocked")
    func aBlockedPoolDelaysNoDeadline() async {
      await #expect(processExitsWith: .success) {
        let (blocked, release) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let threads = ProcessInfo.processInfo.activeProcessorCount
        let tasks = 4 * threads
        @Sendable func block() {
          blocked.signal()
          release.wait()
        }
        for _ in 0..<tasks { Task.detached { block() } }
        let isOnTime = await withCheckedContinuation { answer in
          Thread {
            for _ in 0..<threads { blocked.wait() }
            let fired = DispatchSemaphore(value: 0)
            _ = DeadlineScheduler.shared.schedule(at: .now) { fired.signal() }
            let isOnTime = fired.wait(timeout: .now() + 20) == .success
            for _ in 0..<tasks { release.signal() }
            answer.resume(returning: isOnTime)
          }.start()
        }
        #expect(isOnTime)
      }
    }
  #endif

  @Test(
    "A caller that is cancelled already sends nothing, with a deadline too, and is reported")
  func aCancelledCallersRequestIsNotSent() async {
    let sent = Counter()
    let reports = Locked<[ExchangeReport.Outcome]>([])
    var configuration = APIClient.Configuration(server: testServer)
    configuration.onExchange = { report in reports.with { $0.append(report.outcome) } }
    let api = APIClient(configuration, transport: Deaf(sent: sent))
    let count = 40
    let options = RequestOptions(deadline: .seconds(3600))

    for _ in 0..<count {
      let gate = Gate()
      let call = Task {
        await gate.wait()
        try await api.send(plain(.get), options: options)
      }
      call.cancel()
      gate.open()
      await #expect(throws: CancellationError.self) { try await call.value }
    }

    #expect(sent.value == 0)
    #expect(reports.with { $0 } == Array(repeating: .cancelled, count: count))
  }
}

/// Waits for ever, and when it is cancelled, until it is released; gives up after ten seconds.
private final class SlowHandler: Interceptor {
  let begun = Gate()
  let hasBegun = Locked(false)
  let isCancelled = Gate()
  let release = DispatchSemaphore(value: 0)
  /// Indicates that nobody released it.
  let hasGivenUp = Locked(false)

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    hasBegun.with { $0 = true }
    begun.open()
    let end = Gate()
    await withTaskCancellationHandler {
      await end.wait()
    } onCancel: {
      isCancelled.open()
      if release.wait(timeout: .now() + 240) == .timedOut { hasGivenUp.with { $0 = true } }
      end.open()
    }
    try Task.checkCancellation()
    return try await next(request)
  }
}

/// Answers, cancelled or not.
private struct Deaf: Transport {
  let sent: Counter

  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    sent.note()
    return HTTPResponse(status: 200, url: request.url)
  }
}

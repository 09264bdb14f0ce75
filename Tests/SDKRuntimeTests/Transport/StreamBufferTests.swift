import Dispatch
import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

/// A stream whose reader lags, over a task that can be held back, as on Apple platforms.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct StreamBufferTests {
  @Test("Holding back and going on are entered in the order in which they were decided")
  func holdingBackAndGoingOnAlternate() async throws {
    let control = RecordingControl()
    let buffer = StreamBuffer(limit: 10, control: control)
    let rounds = 300
    let reader = Task {
      var count = 0
      while let data = try await buffer.next() { count += data.count }
      return count
    }
    try await onOwnThread {
      for _ in 0..<rounds {
        // One wakes the reader, one is too much until it comes.
        buffer.push(Data(count: 5))
        buffer.push(Data(count: 11))
        control.waitUntilNotHeldBack()
      }
      buffer.finish(nil)
    }

    #expect(try await reader.value == rounds * 16)
    let steps = control.steps.with { $0 }
    #expect(steps.contains(.holdBack))
    let isInOrder = steps.enumerated().allSatisfy { index, step in
      step == (index.isMultiple(of: 2) ? .holdBack : .goOn)
    }
    #expect(isInOrder)
  }

  @Test("What arrives of a task that is held back has a bound")
  func whatArrivesWhileHeldBackHasABound() async throws {
    let control = RecordingControl()
    let buffer = StreamBuffer(limit: 10, control: control)
    for _ in 0..<100 { buffer.push(Data(count: 5)) }

    #expect(control.steps.with { $0 } == [.holdBack, .cancel])
    #expect(try await buffer.next()?.count == 25)
    await #expect(throws: TransportError.self) { try await buffer.next() }
  }

  @Test("A little that was on its way to a task that is held back is no failure")
  func aLittleMoreIsNoFailure() async throws {
    let control = RecordingControl()
    let buffer = StreamBuffer(limit: 10, control: control)
    for _ in 0..<4 { buffer.push(Data(count: 5)) }

    #expect(try await buffer.next()?.count == 20)
    buffer.push(Data(count: 1))
    buffer.finish(nil, expecting: 21)
    #expect(try await buffer.next()?.count == 1)
    #expect(try await buffer.next() == nil)
    #expect(control.steps.with { $0 } == [.holdBack, .goOn])
  }
}

/// Notes what it is told. Holding back takes a while, so that a reader that may come between does.
private final class RecordingControl: TaskControl {
  enum Step { case holdBack, goOn, cancel }

  let canHoldBack = true
  let steps = Locked<[Step]>([])
  private let hasGoneOn = DispatchSemaphore(value: 0)
  private let waits = Locked(0)

  func holdBack() {
    for _ in 0..<200 { sched_yield() }
    steps.with { $0.append(.holdBack) }
  }

  func goOn() {
    steps.with { $0.append(.goOn) }
    hasGoneOn.signal()
  }

  func cancel() { steps.with { $0.append(.cancel) } }

  /// As a task does that is held back; up to a bound.
  func waitUntilNotHeldBack() {
    let count = steps.with { steps in steps.count { $0 == .holdBack } }
    let isHeldBack = waits.with { waits in
      defer { waits = count }
      return count > waits
    }
    if isHeldBack { _ = hasGoneOn.wait(timeout: .now() + 600) }
  }
}

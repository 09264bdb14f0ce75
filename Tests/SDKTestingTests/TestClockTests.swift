import SDKRuntime
import SDKTesting
import Testing

@Suite struct TestClockTests {
  @Test func aWaitInVainEndsWithAReason() async {
    let clock = TestClock(patience: 0)

    let error = await #expect(throws: TestClockError.self) { try await clock.sleepers(1) }

    #expect(error?.description.hasPrefix("only 0 of 1 sleep on this clock: ") == true)
    await #expect(throws: TestClockError.self) { try await clock.deadlines(2) }
  }

  @Test func aWaitForDeadlinesAsForSleepersIsExplained() async throws {
    let clock = TestClock(patience: 0)
    let removeDeadline = clock.setDeadline(after: .seconds(5)) {}
    defer { removeDeadline() }

    let error = await #expect(throws: TestClockError.self) { try await clock.sleepers(1) }

    #expect(error?.description.contains("deadlines, of which there are 1") == true)
  }

  @Test func aWaitThatIsCancelledEnds() async {
    let clock = TestClock()
    let wait = Task { try await clock.sleepers(1) }

    wait.cancel()

    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test func aWaitEndsWithTheLastOfThem() async throws {
    let clock = TestClock()
    let calls = (1...2).map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }

    try await clock.sleepers(2)
    clock.advance(by: .seconds(2))

    for call in calls { try await call.value }
    #expect(clock.slept.count == 2)
  }
}

import SDKRuntime

/// Holds whoever waits until it is opened; open from then on.
final class Gate: Sendable {
  private let state = Locked<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, []))

  func open() {
    let waiting = state.with { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for waiter in waiting { waiter.resume() }
  }

  func wait() async {
    await withCheckedContinuation { waiter in
      let isOpen = state.with { state in
        if !state.isOpen { state.waiting.append(waiter) }
        return state.isOpen
      }
      if isOpen { waiter.resume() }
    }
  }
}

/// Counts, and opens a gate at a number.
final class Counter: Sendable {
  let reached = Gate()
  private let goal: Int
  private let count = Locked(0)

  init(goal: Int = .max) { self.goal = goal }

  var value: Int { count.with { $0 } }

  func note() {
    let value = count.with { count in
      count += 1
      return count
    }
    if value == goal { reached.open() }
  }
}

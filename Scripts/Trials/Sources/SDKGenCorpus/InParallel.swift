internal import Dispatch
internal import Foundation

/// Maps elements on several threads, each as soon as a thread is free. Results are handed on in the elements' order.
func inParallel<Element: Sendable, Result: Sendable>(
  _ elements: [Element], at jobs: Int, handingOn handOn: @Sendable (Result) -> Void = { _ in },
  work: @Sendable (Element) throws -> Result
) throws -> [Result] {
  let state = State<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while let index = state.next() {
      do {
        state.end(index, with: try work(elements[index]), handOn)
      } catch {
        state.fail(error)
      }
    }
  }
  return try state.results()
}

/// The lock makes it safe to share.
private final class State<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var begun = 0
  private var handedOn = 0
  private var values: [Value?]
  private var error: (any Error)?

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// The next element; nil once there is none, or one has failed.
  func next() -> Int? {
    lock.withLock {
      guard begun < values.count, error == nil else { return nil }
      defer { begun += 1 }
      return begun
    }
  }

  func end(_ index: Int, with value: Value, _ handOn: (Value) -> Void) {
    lock.withLock {
      values[index] = value
      while handedOn < values.count, let value = values[handedOn] {
        handOn(value)
        handedOn += 1
      }
    }
  }

  func fail(_ error: any Error) { lock.withLock { self.error = self.error ?? error } }

  func results() throws -> [Value] {
    try lock.withLock {
      if let error { throw error }
      return values.compactMap { $0 }
    }
  }
}

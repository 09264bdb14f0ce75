/// The state of a call that runs in its caller's task and has a deadline: the least that one can cost.
///
/// What may take long, or is not the runtime's, runs in a task apart. When the deadline comes or the
/// caller is cancelled, the caller goes on at once, and that task is cancelled and goes on alone: nobody
/// sees its outcome, and nobody waits for its cancellation handlers. Other calls run in a task of their
/// own as a whole, by `within`.
struct DeadlineKeeping: Sendable {
  /// The reason why the call was given up.
  fileprivate var reason: (any Error)?
  fileprivate var isOver = false
  /// The task apart, while the caller waits for it.
  fileprivate var task: Task<Void, Never>?
  fileprivate var waiter: UnsafeContinuation<Void, Never>?
  fileprivate var response: HTTPResponse?
  fileprivate var error: (any Error)?

  /// True if the caller needs not wait for the task apart.
  fileprivate var mayGoOn: Bool { reason != nil || response != nil || error != nil }
}

extension Call {
  /// Lets the deadline end the call.
  ///
  /// - Throws: `DeadlineExceeded` if it has passed.
  func keepDeadline(on clock: any Clock<Duration>) throws -> DeadlineTimer {
    guard let deadline, deadline > .zero else { throw DeadlineExceeded() }
    return DeadlineTimer(after: deadline.sleepable, on: clock) { self.giveUp(DeadlineExceeded()) }
  }

  /// Returns what the call came to, unless it was given up before.
  func ended(
    with outcome: Result<ReceivedResponse, any Error>
  ) throws -> ReceivedResponse {
    if Task.isCancelled { giveUp(CancellationError()) }
    let reason = progress.with { progress in
      progress.keeping.isOver = true
      return progress.keeping.reason
    }
    if let reason { throw reason }
    return try outcome.get()
  }

  /// Lets the caller go on; the first reason counts.
  func giveUp(_ reason: any Error) {
    let (waiter, task) = progress.with {
      progress -> (UnsafeContinuation<Void, Never>?, Task<Void, Never>?) in
      guard !progress.keeping.isOver, progress.keeping.reason == nil else { return (nil, nil) }
      progress.keeping.reason = reason
      defer { (progress.keeping.waiter, progress.keeping.task) = (nil, nil) }
      return (progress.keeping.waiter, progress.keeping.task)
    }
    waiter?.resume()
    task?.cancelApart()
  }

  func checkNotGivenUp() throws {
    if let reason = progress.with({ $0.keeping.reason }) { throw reason }
  }

  /// Notes the task apart, and returns whether the caller must wait for it.
  func mustWait(for task: Task<Void, Never>) -> Bool {
    let (isGivenUp, mayGoOn) = progress.with { progress -> (Bool, Bool) in
      let mayGoOn = progress.keeping.mayGoOn
      if !mayGoOn { progress.keeping.task = task }
      return (progress.keeping.reason != nil, mayGoOn)
    }
    if isGivenUp { task.cancelApart() }
    return !mayGoOn
  }

  /// Resumes once the task apart is over or given up.
  func wait(_ waiter: UnsafeContinuation<Void, Never>) {
    let mayGoOn = progress.with { progress -> Bool in
      let mayGoOn = progress.keeping.mayGoOn
      if !mayGoOn { progress.keeping.waiter = waiter }
      return mayGoOn
    }
    if mayGoOn { waiter.resume() }
  }

  /// Ends the task apart.
  @inline(never)
  func end(with response: HTTPResponse) { end { $0.response = response } }

  @inline(never)
  func end(with error: any Error) { end { $0.error = error } }

  private func end(_ note: (inout DeadlineKeeping) -> Void) {
    let waiter = progress.with { progress -> UnsafeContinuation<Void, Never>? in
      guard progress.keeping.reason == nil else { return nil }
      note(&progress.keeping)
      defer { (progress.keeping.waiter, progress.keeping.task) = (nil, nil) }
      return progress.keeping.waiter
    }
    waiter?.resume()
  }

  /// Returns what the task apart came to.
  @inline(never)
  func takeOutcome() throws -> HTTPResponse {
    let (error, response) = progress.with { progress -> ((any Error)?, HTTPResponse?) in
      defer { (progress.keeping.error, progress.keeping.response) = (nil, nil) }
      return (progress.keeping.reason ?? progress.keeping.error, progress.keeping.response)
    }
    guard let response, error == nil else { throw error ?? CancellationError() }
    return response
  }
}

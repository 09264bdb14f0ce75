#if canImport(Combine)
  import Combine
#elseif OpenCombine
  import OpenCombine
#endif
#if canImport(Combine) || OpenCombine
  import SDKRuntime

  /// Runs a task while a subscriber wants values.
  ///
  /// `@unchecked` is sound because `state` is only touched under its lock, and the subscriber,
  /// which is not `Sendable`, is only called by the one task that runs.
  final class AsyncSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
    /// The subscriber, without its type, which a task cannot take along.
    private struct Receiver: @unchecked Sendable {
      let value: (Output) -> Subscribers.Demand
      let completion: (Subscribers.Completion<any Error>) -> Void
    }

    private struct State: Sendable {
      /// Nil once cancelled or complete.
      var receiver: Receiver?
      var demand = Subscribers.Demand.none
      var task: Task<Void, Never>?
      var isRunning = false
    }

    private let state: Locked<State>
    private let next: AsyncPublisher<Output>.Next

    init<S: Subscriber>(_ subscriber: S, _ next: @escaping AsyncPublisher<Output>.Next)
    where S.Input == Output, S.Failure == any Error {
      let receiver = Receiver(
        value: { subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
      state = Locked(State(receiver: receiver))
      self.next = next
    }

    func request(_ demand: Subscribers.Demand) {
      state.with { state in
        guard state.receiver != nil else { return }
        state.demand += demand
        guard !state.isRunning, state.demand > .none else { return }
        state.isRunning = true
        state.task = Task { await self.run() }
      }
    }

    func cancel() {
      let task = state.with { state in
        state.receiver = nil
        return state.task
      }
      task?.cancel()
    }

    private func run() async {
      while isWanted() {
        do {
          guard let value = try await next() else { return finish(.finished) }
          deliver(value)
        } catch {
          return finish(.failure(error))
        }
      }
    }

    /// Also ends the run, so that the next request starts one.
    private func isWanted() -> Bool {
      state.with { state in
        state.isRunning = state.receiver != nil && state.demand > .none
        if state.isRunning { state.demand -= 1 }
        return state.isRunning
      }
    }

    private func deliver(_ value: Output) {
      guard let receiver = state.with({ $0.receiver }) else { return }
      let further = receiver.value(value)
      state.with { $0.demand += further }
    }

    private func finish(_ completion: Subscribers.Completion<any Error>) {
      let receiver = state.with { state in
        defer { state.receiver = nil }
        return state.receiver
      }
      receiver?.completion(completion)
    }
  }
#endif

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
  final class AsyncSubscription<S: Subscriber>: Subscription, @unchecked Sendable
  where S.Input: Sendable, S.Failure == any Error {
    private struct State: @unchecked Sendable {
      var subscriber: S?
      var demand = Subscribers.Demand.none
      var task: Task<Void, Never>?
      var isRunning = false
    }

    private let state: Locked<State>
    private let next: AsyncPublisher<S.Input>.Next

    init(_ subscriber: S, _ next: @escaping AsyncPublisher<S.Input>.Next) {
      state = Locked(State(subscriber: subscriber))
      self.next = next
    }

    func request(_ demand: Subscribers.Demand) {
      state.with { state in
        guard state.subscriber != nil else { return }
        state.demand += demand
        guard !state.isRunning, state.demand > .none else { return }
        state.isRunning = true
        state.task = Task { await self.run() }
      }
    }

    func cancel() {
      let task = state.with { state in
        state.subscriber = nil
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
        state.isRunning = state.subscriber != nil && state.demand > .none
        if state.isRunning { state.demand -= 1 }
        return state.isRunning
      }
    }

    private func deliver(_ value: S.Input) {
      guard let held = held() else { return }
      let further = held.subscriber.receive(value)
      state.with { $0.demand += further }
    }

    private func finish(_ completion: Subscribers.Completion<any Error>) {
      guard let held = held() else { return }
      state.with { $0.subscriber = nil }
      held.subscriber.receive(completion: completion)
    }

    private struct Held: @unchecked Sendable {
      let subscriber: S
    }

    private func held() -> Held? { state.with { $0.subscriber.map(Held.init) } }
  }
#endif

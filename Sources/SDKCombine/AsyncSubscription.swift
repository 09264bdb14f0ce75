#if canImport(Combine)
  import Combine
#elseif OpenCombine
  import OpenCombine
#endif
#if canImport(Combine) || OpenCombine
  import SDKCore

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
      /// Both nil once cancelled or complete: what they hold, a connection perhaps, must not live
      /// as long as who keeps the subscription.
      var receiver: Receiver?
      var next: CallPublisher<Output>.Next?
      var demand = Subscribers.Demand.none
      var task: Task<Void, Never>?
      var isRunning = false
    }

    private let state: Locked<State>

    init<S: Subscriber>(_ subscriber: S, _ next: @escaping CallPublisher<Output>.Next)
    where S.Input == Output, S.Failure == any Error {
      let receiver = Receiver(
        value: { subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
      state = Locked(State(receiver: receiver, next: next))
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
      end().task?.cancel()
    }

    /// Returns the state as it was, so that what it holds is let go of outside the lock: that may run anything.
    private func end() -> State {
      state.with { state in
        defer { (state.receiver, state.next, state.task) = (nil, nil, nil) }
        return state
      }
    }

    private func run() async {
      while let next = wanted() {
        do {
          guard let (value, isLast) = try await next() else { return finish(.finished) }
          deliver(value)
          if isLast { return finish(.finished) }
        } catch {
          return finish(.failure(error))
        }
      }
    }

    /// Takes a demand; nil ends the run, so that the next request starts one.
    private func wanted() -> CallPublisher<Output>.Next? {
      state.with { state in
        state.isRunning = state.receiver != nil && state.demand > .none
        guard state.isRunning else { return nil }
        state.demand -= 1
        return state.next
      }
    }

    private func deliver(_ value: Output) {
      guard let receiver = state.with({ $0.receiver }) else { return }
      let further = receiver.value(value)
      state.with { $0.demand += further }
    }

    private func finish(_ completion: Subscribers.Completion<any Error>) {
      end().receiver?.completion(completion)
    }
  }
#endif

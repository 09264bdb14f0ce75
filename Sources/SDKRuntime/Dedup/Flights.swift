/// The exchanges under way that more than one call may wait for.
///
/// An exchange runs in a task of its own, so that the call that began it can be cancelled while
/// others wait; the last one to be cancelled cancels it.
final class Flights: Sendable {
  private struct Flight: Sendable {
    let key: FlightKey
    /// Whose attempts are counted.
    let call: Call
    var task: Task<Void, Never>?
    var waiters: [Int: Waiter] = [:]
  }

  private struct State: Sendable {
    var flights: [Int: Flight] = [:]
    /// Those that take others in.
    var open: [FlightKey: Int] = [:]
    /// Requests under way that may change something.
    var writes = 0
    var lastID = 0

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }

    /// The flight lands or is given up.
    mutating func remove(_ id: Int) -> Flight? {
      guard let flight = flights.removeValue(forKey: id) else { return nil }
      if open[flight.key] == id { open[flight.key] = nil }
      return flight
    }
  }

  private struct Place: Sendable {
    let flight: Int
    let id: Int
    let waiter: Waiter
    /// Whose exchange it joins; nil for the one that begins it.
    let leader: Call?

    var isFirst: Bool { leader == nil }
  }

  private let state = Locked(State())

  /// How many calls wait for an exchange.
  var waiting: Int { state.with { $0.flights.values.reduce(0) { $0 + $1.waiters.count } } }

  /// Lets nobody in any more to what is under way now, nor to what begins before `endWrite`.
  func beginWrite() {
    state.with { state in
      state.open = [:]
      state.writes += 1
    }
  }

  func endWrite() { state.with { $0.writes -= 1 } }

  /// The outcome of `run`, or of an equal one that is under way and that `accepts` takes for this
  /// call, too; nil when it does not.
  func join(
    _ key: FlightKey, _ call: Call, accepts: @Sendable (Landing) async -> Bool,
    run: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> Result<HTTPResponse, any Error>? {
    try Task.checkCancellation()
    let place = enter(key, call)
    place.leader?.extendDeadline(for: call)
    if place.isFirst {
      let task = Task.beginning { [self] in
        let outcome: Result<HTTPResponse, any Error>
        do { outcome = .success(try await run()) } catch { outcome = .failure(error) }
        land(place.flight, outcome)
      }
      state.with { $0.flights[place.flight]?.task = task }
    }
    return try await withTaskCancellationHandler {
      let landed = try await place.waiter.value()
      if !place.isFirst {
        guard await accepts(landed) else { return nil }
        call.adopt(landed.call)
      }
      return landed.outcome
    } onCancel: {
      leave(place)
    }
  }

  private func enter(_ key: FlightKey, _ call: Call) -> Place {
    let waiter = Waiter()
    return state.with { state in
      let id = state.newID()
      let known = state.open[key]
      let flight = known ?? state.newID()
      if known == nil {
        if state.writes == 0 { state.open[key] = flight }
        state.flights[flight] = Flight(key: key, call: call)
      }
      state.flights[flight]?.waiters[id] = waiter
      let leader = known == nil ? nil : state.flights[flight]?.call
      return Place(flight: flight, id: id, waiter: waiter, leader: leader)
    }
  }

  private func land(_ id: Int, _ outcome: Result<HTTPResponse, any Error>) {
    guard let flight = state.with({ $0.remove(id) }) else { return }
    for waiter in flight.waiters.values {
      waiter.end(.success(Landing(outcome: outcome, call: flight.call)))
    }
  }

  private func leave(_ place: Place) {
    let abandoned = state.with { state -> Task<Void, Never>? in
      state.flights[place.flight]?.waiters[place.id] = nil
      // The first waits until its task is entered here, so nobody gives up a flight without one.
      guard state.flights[place.flight]?.waiters.isEmpty == true else { return nil }
      return state.remove(place.flight)?.task
    }
    abandoned?.cancel()
    place.waiter.end(.failure(CancellationError()))
  }
}

extension APIClient {
  /// How many calls wait for an exchange that they share or could share.
  package var callsInFlight: Int { chain.flights.waiting }
}

/// How an exchange ended, and whose it was.
struct Landing: Sendable {
  let outcome: Result<HTTPResponse, any Error>
  let call: Call

  /// Whether it failed and was sent for nobody.
  var isFailureBeforeSending: Bool {
    if case .failure = outcome { call.attempts == 0 } else { false }
  }
}

/// One call that waits. Ends once, by what comes first.
final class Waiter: Sendable {
  private enum State: Sendable {
    case idle
    case waiting(CheckedContinuation<Landing, any Error>)
    case ended(Result<Landing, any Error>)
  }

  private let state = Locked(State.idle)

  func value() async throws -> Landing {
    try await withCheckedThrowingContinuation { continuation in
      let early = state.with { state -> Result<Landing, any Error>? in
        if case .ended(let result) = state { return result }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }
  }

  func end(_ result: Result<Landing, any Error>) {
    let continuation = state.with { state -> CheckedContinuation<Landing, any Error>? in
      switch state {
      case .ended: return nil
      case .idle:
        state = .ended(result)
        return nil
      case .waiting(let continuation):
        state = .ended(result)
        return continuation
      }
    }
    continuation?.resume(with: result)
  }
}

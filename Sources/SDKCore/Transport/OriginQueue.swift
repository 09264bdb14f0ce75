/// Admits a limited number of exchanges to each origin at a time. The others wait, first come,
/// first served.
///
/// URLSession has a queue of its own, but there a task's idle timer runs while it waits, and
/// streams that stay open keep everything else waiting.
final class OriginQueue: Sendable {
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private struct Lane: Sendable {
    var active = 0
    var waiters: [Int: Waiter] = [:]
    /// Tickets in the order they were drawn; those without a waiter were cancelled.
    var tickets: [Int] = []
    var firstTicket = 0

    mutating func append(_ waiter: Waiter, ticket: Int) {
      waiters[ticket] = waiter
      tickets.append(ticket)
    }

    /// Removes a waiter. Many may be cancelled before anyone gets a turn.
    mutating func remove(ticket: Int) -> Waiter? {
      let waiter = waiters.removeValue(forKey: ticket)
      if tickets.count - firstTicket > 64 + 2 * waiters.count {
        tickets = tickets[firstTicket...].filter { waiters[$0] != nil }
        firstTicket = 0
      }
      return waiter
    }

    mutating func removeFirst() -> Waiter? {
      while firstTicket < tickets.count {
        let ticket = tickets[firstTicket]
        firstTicket += 1
        if firstTicket > 64, firstTicket * 2 > tickets.count {
          tickets.removeFirst(firstTicket)
          firstTicket = 0
        }
        if let waiter = waiters.removeValue(forKey: ticket) { return waiter }
      }
      return nil
    }
  }

  private struct State: Sendable {
    var lanes: [Origin: Lane] = [:]
    /// Origins whose exchanges share a connection (HTTP/2, HTTP/3).
    var multiplexed: [Origin] = []
    var lastTicket = 0

    mutating func admit(_ origin: Origin, limit: Int) -> Bool {
      let active = lanes[origin]?.active ?? 0
      guard active < limit else { return false }
      lanes[origin, default: Lane()].active = active + 1
      return true
    }

    /// Admits those who can be by now; an origin that is not in use is forgotten.
    mutating func advance(_ origin: Origin, limit: Int) -> [Waiter] {
      guard var lane = lanes[origin] else { return [] }
      var admitted: [Waiter] = []
      while lane.active < limit, let waiter = lane.removeFirst() {
        lane.active += 1
        admitted.append(waiter)
      }
      lanes[origin] = lane.active > 0 ? lane : nil
      return admitted
    }
  }

  /// Exchanges at a time with an origin that needs a connection for each.
  let limit: Int
  private let state = Locked(State())

  /// Exchanges at a time over one connection: what RFC 9113, §6.5.2 recommends servers to allow.
  private static let multiplexedLimit = 100
  /// Bounds the memory of a client that talks to whoever it is told to.
  private static let multiplexedOrigins = 1_000

  init(limit: Int) { self.limit = max(1, limit) }

  /// Exchanges that wait, over all origins.
  var waitingCount: Int {
    state.with { $0.lanes.values.reduce(0) { $0 + $1.waiters.count } }
  }

  /// Exchanges that were admitted and have not left, over all origins.
  var activeCount: Int { state.with { $0.lanes.values.reduce(0) { $0 + $1.active } } }

  /// Returns once it is the caller's turn, which `leave` gives back.
  ///
  /// - Throws: `CancellationError`, at once, when the caller is cancelled while it waits.
  func enter(_ origin: Origin) async throws {
    let ticket = state.with { state -> Int? in
      guard !state.admit(origin, limit: limit(for: origin, state)) else { return nil }
      state.lastTicket += 1
      return state.lastTicket
    }
    guard let ticket else { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let isAdmitted = state.with { state in
          // It may have become free since.
          if state.admit(origin, limit: limit(for: origin, state)) { return true }
          state.lanes[origin, default: Lane()].append(waiter, ticket: ticket)
          return false
        }
        if isAdmitted {
          waiter.resume()
        } else if Task.isCancelled {
          // The handler may have come before there was anything to cancel.
          cancel(ticket, origin)
        }
      }
    } onCancel: {
      cancel(ticket, origin)
    }
  }

  /// Ends a turn.
  func leave(_ origin: Origin) {
    let admitted = state.with { state in
      state.lanes[origin]?.active -= 1
      return state.advance(origin, limit: limit(for: origin, state))
    }
    for waiter in admitted { waiter.resume() }
  }

  /// Notes whether the exchanges of an origin share a connection, so that there is no need to
  /// hold them back.
  func note(_ origin: Origin, isMultiplexed: Bool) {
    let admitted = state.with { state -> [Waiter] in
      guard isMultiplexed != state.multiplexed.contains(origin) else { return [] }
      if isMultiplexed {
        if state.multiplexed.count >= Self.multiplexedOrigins { state.multiplexed = [] }
        state.multiplexed.append(origin)
      } else {
        state.multiplexed.removeAll { $0 == origin }
      }
      return state.advance(origin, limit: limit(for: origin, state))
    }
    for waiter in admitted { waiter.resume() }
  }

  private func limit(for origin: Origin, _ state: State) -> Int {
    state.multiplexed.contains(origin) ? max(limit, Self.multiplexedLimit) : limit
  }

  private func cancel(_ ticket: Int, _ origin: Origin) {
    let waiter = state.with { $0.lanes[origin]?.remove(ticket: ticket) }
    waiter?.resume(throwing: CancellationError())
  }
}

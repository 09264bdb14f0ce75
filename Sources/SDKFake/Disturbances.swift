public import SDKCore

extension FakeServer {
  /// What is done to a request instead of answering it.
  public enum Disturbance: Sendable {
    /// An answer with this status, and the body that the spec has for it.
    case status(Int)
    /// No answer.
    case failure(TransportError.Code)
    /// The answer, whose body breaks off after so many bytes. What the request asks for is done.
    case cut(after: Int)
    /// No answer for as long as the client waits, by the server's clock.
    case timeout
  }

  /// Operations that a rule is for.
  public struct Operations: Sendable, ExpressibleByStringLiteral {
    private let id: String?

    private init(id: String?) { self.id = id }

    /// One by its ID: `"Pets.list"`.
    public init(stringLiteral id: String) { self.init(id: id) }

    public static let all = Self(id: nil)

    /// One by its ID.
    public static func operation(_ id: String) -> Self { Self(id: id) }

    func contains(_ id: String) -> Bool { self.id == nil || self.id == id }

    /// The ID of the only one.
    var only: String? { id }
  }

  /// Disturbs the next requests: `shop.disturb("Pets.list", first: 2, .status(503))`.
  public func disturb(
    _ operations: Operations, first count: Int = 1, _ disturbance: Disturbance
  ) {
    add(DisturbanceRule(operations, .first(count), disturbance))
  }

  /// Disturbs some requests, which ones depends on the seed: `shop.disturb(.all, share: 0.05, .status(503))`.
  ///
  /// - `share`: of all requests, from 0 to 1.
  public func disturb(
    _ operations: Operations, share: Double, _ disturbance: Disturbance
  ) {
    add(DisturbanceRule(operations, .share(share), disturbance))
  }

  /// Answers so many requests in a time, by the server's clock, and others with 429 and `Retry-After`.
  public func limit(_ operations: Operations, to count: Int, per time: Duration) {
    if let id = operations.only { complainUnlessKnown(id) }
    state.with { $0.limits.append(RequestLimit(operations, count, time)) }
  }

  /// Takes back all disturbances and limits.
  public func settle() {
    state.with { state in
      state.disturbances = []
      state.limits = []
    }
  }

  private func add(_ rule: DisturbanceRule) {
    if let id = rule.operations.only { complainUnlessKnown(id) }
    state.with { $0.disturbances.append(rule) }
  }

  /// Returns what is done to a request; nil: nothing.
  func takeDisturbance(_ operationID: String) -> Disturbance? {
    let answerer = answerer
    return state.with { state in
      for index in state.disturbances.indices
      where state.disturbances[index].operations.contains(operationID) {
        let isDue = state.disturbances[index].take {
          var random = answerer.random(for: "disturbance \(index) \($0)")
          return Double(random.below(1 << 30)) / Double(1 << 30)
        }
        if isDue { return state.disturbances[index].disturbance }
      }
      return nil
    }
  }

  /// Returns the time after which an operation may be asked again; nil: it may be asked now.
  func takeLimit(_ operationID: String) -> Duration? {
    let now = watch.elapsed
    return state.with { state in
      for index in state.limits.indices where state.limits[index].operations.contains(operationID) {
        if let wait = state.limits[index].take(at: now) { return wait }
      }
      return nil
    }
  }
}

/// Requests that are disturbed.
struct DisturbanceRule: Sendable {
  enum Choice: Sendable {
    case first(Int)
    case share(Double)
  }

  let operations: FakeServer.Operations
  let disturbance: FakeServer.Disturbance
  private let choice: Choice
  /// The number of requests so far.
  private var count = 0

  init(
    _ operations: FakeServer.Operations, _ choice: Choice, _ disturbance: FakeServer.Disturbance
  ) {
    self.operations = operations
    self.choice = choice
    self.disturbance = disturbance
  }

  /// Returns whether the next request is one of them.
  ///
  /// - `random`: a number from 0 to 1 for the number of a request.
  mutating func take(_ random: (Int) -> Double) -> Bool {
    defer { count += 1 }
    return switch choice {
    case .first(let number): count < number
    case .share(let share): random(count) < share
    }
  }
}

/// So many requests in a time.
struct RequestLimit: Sendable {
  let operations: FakeServer.Operations
  private let count: Int
  private let time: Duration
  private var begun: Duration?
  private var used = 0

  init(_ operations: FakeServer.Operations, _ count: Int, _ time: Duration) {
    self.operations = operations
    self.count = count
    self.time = time
  }

  /// Counts a request; returns the time until the next one may come where it is one too many.
  mutating func take(at now: Duration) -> Duration? {
    if begun.map({ now - $0 >= time }) ?? true { (begun, used) = (now, 0) }
    guard used >= count else {
      used += 1
      return nil
    }
    return time - (now - (begun ?? now))
  }
}

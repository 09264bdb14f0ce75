internal import Foundation
public import SDKContract
public import SDKCore
internal import SDKTesting

/// A server that is made from a spec: it answers every operation with what the spec allows, keeps what it is sent, and
/// judges requests. No network is used.
///
///     let shop = FakeServer(ShopContract.self, seed: 7)
///     let api = ShopClient(token: "t", transport: shop)
///     let pet = try await api.pets.create(NewPet(name: "Mia"))
///     try await api.pets.get(id: pet.id)
///     try shop.verify()
///
/// Equal seeds lead to equal answers, on every machine. A server has nothing in common with another one: make one for
/// each test.
public final class FakeServer: Transport {
  /// What becomes of requests that the spec does not allow.
  public enum Judging: Sendable {
    /// They are refused, and `verify()` reports them.
    case strict
    /// They are answered like others, and `verify()` reports them.
    case lenient
  }

  struct State: Sendable {
    var latency: Duration = .zero
    var judging = Judging.strict
    var complaints = Complaints()
    var keepsViolations = true
    var isStateless = false
    var disturbances: [DisturbanceRule] = []
    var limits: [RequestLimit] = []
    var credentials = Credentials.any
    var tokenLifetime: Duration = .seconds(3_600)
    var tokens = IssuedTokens()
    /// The first first; those without an operation see the requests of all.
    var handlers: [(operationID: String?, handler: Handler)] = []
  }

  let model: ContractModel
  let judge: RequestJudge
  let answerer: Answerer
  let clock: any Clock<Duration>
  /// The time since the server was made.
  let watch: Stopwatch
  let state = Locked(State())
  /// Apart from the rest, so that what is only read waits for nothing.
  let store = Locked(Store())
  /// What answers over HTTP.
  let loopback = Locked<LoopbackServer?>(nil)
  /// What `reset()` goes back to.
  let initial = Locked(Store())

  /// - `seed`: decides what samples are like.
  /// - `clock`: passes the time of latency, timeouts, limits and tokens.
  public convenience init(
    _ contract: any APIContract.Type, seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(ContractModel.of(contract), seed: seed, clock: clock)
  }

  /// A server of a contract that is no generated type.
  public convenience init(
    _ contract: Contract, seed: UInt64 = 0, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(ContractModel(contract), seed: seed, clock: clock)
  }

  init(_ model: ContractModel, seed: UInt64, clock: any Clock<Duration>) {
    self.model = model
    self.clock = clock
    watch = Stopwatch(clock)
    judge = RequestJudge(model)
    answerer = Answerer(model, seed: seed)
  }

  /// The time from a request to its answer.
  public var latency: Duration {
    get { state.with { $0.latency } }
    set { state.with { $0.latency = newValue } }
  }

  /// What becomes of requests that the spec does not allow: by default they are refused.
  public var judging: Judging {
    get { state.with { $0.judging } }
    set { state.with { $0.judging = newValue } }
  }

  /// What requests and the answers of handlers said so far and the spec does not allow: the first 1,000.
  public var violations: [Violation] { state.with { $0.complaints.violations } }

  /// - Throws: `FakeServerError` with everything that requests and the answers of handlers said and the spec does not
  ///   allow.
  public func verify() throws(FakeServerError) {
    try state.with { $0.complaints }.verify()
  }

  /// What keeps state: `14 of 19 operations keep state; 5 answer samples: Pets.search, Pets.photo, Pets.map and 2 more`.
  public var summary: String {
    let all = model.router.entries
    let others = all.filter { !model.keepsState($0) }.map(\.id)
    let kept = "\(all.count - others.count) of \(all.count) operations keep state"
    if others.isEmpty { return kept }
    // Who wants them all asks for the routes.
    let shown = others.count > 4 ? 3 : others.count
    let names = others.prefix(shown).joined(separator: ", ")
    let more = others.count > shown ? " and \(others.count - shown) more" : ""
    return "\(kept); \(others.count) answer samples: \(names)\(more)"
  }
}

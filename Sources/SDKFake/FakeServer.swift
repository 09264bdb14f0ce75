public import Foundation
public import SDKContract
public import SDKCore

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

  /// What is done to a request instead of answering it.
  public enum Disturbance: Sendable {
    /// An answer with this status, and the body that the spec has for it.
    case status(Int)
    /// No answer.
    case failure(TransportError.Code)
  }

  private struct State: Sendable {
    var latency: Duration = .zero
    var judging = Judging.strict
    var violations: [FakeServerError.Complaint] = []
    var disturbances: [(operation: String, rest: Int, Disturbance)] = []
    var store: Store
  }

  let model: ContractModel
  private let judge: RequestJudge
  let answerer: Answerer
  private let clock: any Clock<Duration>
  private let state: Locked<State>

  /// - `seed`: decides what samples are like.
  /// - `clock`: passes the time of `latency`.
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
    judge = RequestJudge(model)
    answerer = Answerer(model, seed: seed)
    state = Locked(State(store: Store()))
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

  /// Disturbs the next requests of an operation, by its ID: `shop.disturb("Pets.list", first: 2, .status(503))`.
  public func disturb(_ operationID: String, first count: Int = 1, _ disturbance: Disturbance) {
    state.with { $0.disturbances.append((operationID, count, disturbance)) }
  }

  /// Everything that requests said so far and the spec does not allow.
  public var violations: [Violation] { state.with { $0.violations.map(\.violation) } }

  /// - Throws: `FakeServerError` with everything that requests said and the spec does not allow.
  public func verify() throws {
    let complaints = state.with { $0.violations }
    if !complaints.isEmpty { throw FakeServerError(complaints: complaints) }
  }

  /// What keeps state: `14 of 19 operations keep state; 5 answer samples: Pets.search, …`.
  public var summary: String {
    let all = model.router.entries
    let others = all.filter { model.resources.use(of: $0) == nil }.map(\.id)
    let kept = "\(all.count - others.count) of \(all.count) operations keep state"
    return others.isEmpty
      ? kept : "\(kept); \(others.count) answer samples: \(others.joined(separator: ", "))"
  }

  // MARK: Answering

  /// Answers a request; nil where no answer arrives, for the reason.
  func answer(
    _ request: ReceivedRequest
  ) -> Result<FakeAnswer, TransportError> {
    if let problem = model.contract.problem {
      return .success(refuse(request, problem, .problem(500, "No Contract", [problem])))
    }
    let query = Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first }
    switch model.router.route(request.method, request.path, query: query) {
    case .nothing:
      let problem = "has the path '\(request.path)', which no operation has"
      return .success(refuse(request, problem, .problem(404, "Not Found", [problem])))
    case .otherMethods(let methods):
      let allowed = methods.joined(separator: ", ")
      if request.method == "OPTIONS" {
        return .success(FakeAnswer(status: 204, headers: ["Allow": allowed]))
      }
      let problem = "has the method \(request.method), not \(allowed)"
      var answer = FakeAnswer.problem(405, "Method Not Allowed", [problem])
      answer.headers.append("Allow", allowed)
      return .success(refuse(request, problem, answer))
    case .found(let matches):
      return self.answer(request, matches).map { answer in
        guard request.method == "HEAD" else { return answer }
        var head = answer
        head.body = Data()
        return head
      }
    }
  }

  private func answer(
    _ request: ReceivedRequest, _ matches: [Router.Match]
  ) -> Result<FakeAnswer, TransportError> {
    let read = matches.map { match in
      judge.read(request, of: model.operation(match.entry), arguments: match.arguments)
    }
    let index = read.firstIndex { $0.violations.isEmpty } ?? 0
    return answer(request, matches[index], read[index])
  }

  private func answer(
    _ request: ReceivedRequest, _ match: Router.Match, _ read: ReadRequest
  ) -> Result<FakeAnswer, TransportError> {
    let operation = model.operation(match.entry)
    if let disturbance = takeDisturbance(operation.id) {
      switch disturbance {
      case .failure(let code): return .failure(TransportError(code))
      case .status(let status):
        return .success(
          answerer.failure(
            operation, [status], otherwise: status, title: "Disturbed",
            ["the fake server was asked for this"], to: request))
      }
    }
    if !read.violations.isEmpty {
      record(request, operation, read.violations)
      if state.with({ $0.judging == .strict }) {
        let statuses =
          read.lacksCredential ? [401, 403] : read.hasOtherType ? [415, 400, 422] : [400, 422]
        return .success(
          answerer.failure(
            operation, statuses, otherwise: read.lacksCredential ? 401 : 422,
            title: "The request breaks the contract", read.violations.map(\.description),
            to: request))
      }
    }
    let use = model.resources.use(of: match.entry)
    let answer = state.with { state in
      use.flatMap { use in
        state.store.answer(use, request, operation, read, match.arguments, with: answerer)
      }
    }
    if let answer { return .success(answer) }
    let success = operation.success
    return .success(
      answerer.answer(
        operation, status: success.status, success.response, to: request,
        named: "\(operation.id) \(request.path)"))
  }

  /// Records a request that no operation has.
  private func refuse(
    _ request: ReceivedRequest, _ problem: String, _ answer: FakeAnswer
  ) -> FakeAnswer {
    record(
      request, nil,
      [Violation(subject: "request", problem: problem, place: model.contract.root.place)])
    return answer
  }

  private func record(
    _ request: ReceivedRequest, _ operation: Operation?, _ violations: [Violation]
  ) {
    let name = operation.map { " (\($0.id))" } ?? ""
    state.with { state in
      state.violations += violations.map {
        .init(request: "\(request.method) \(request.path)\(name)", violation: $0)
      }
    }
  }

  private func takeDisturbance(_ operationID: String) -> Disturbance? {
    state.with { state in
      guard
        let index = state.disturbances.firstIndex(where: {
          $0.operation == operationID && $0.rest > 0
        })
      else { return nil }
      state.disturbances[index].rest -= 1
      return state.disturbances[index].2
    }
  }
}

extension FakeServer: StandInTransport {
  package var isStandIn: Bool { true }
}

extension FakeServer {
  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    let received = ReceivedRequest(
      method: request.method.rawValue, path: request.url.path(percentEncoded: true),
      query: WireReader.items(of: request.url.query(percentEncoded: true) ?? ""),
      headers: request.headers, body: try await request.collectedBody())
    do {
      try Task.checkCancellation()
      let latency = latency
      if latency > .zero { try await clock.sleep(for: latency) }
      try Task.checkCancellation()
    } catch {
      throw TransportError(.cancelled)
    }
    let answer = try answer(received).get()
    let body = try receiving.body(
      answer.body, status: answer.status, limit: request.options.effectiveMaxResponseBytes)
    return HTTPResponse(
      status: answer.status, headers: answer.headers, body: body, url: request.url, source: .mock,
      metrics: ExchangeMetrics(
        duration: start.duration(to: .now), bytesReceived: answer.body.count))
  }
}

/// What requests said and the spec does not allow.
public struct FakeServerError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// A violation, with the request of its exchange.
  public struct Complaint: Hashable, Sendable, CustomStringConvertible {
    /// `POST /v1/pets (Pets.create)`
    public var request: String
    public var violation: Violation

    public var description: String { "\(request): \(violation)" }
  }

  public let complaints: [Complaint]

  public var description: String { complaints.map(\.description).joined(separator: "\n") }

  public var errorDescription: String? { description }
}

#if Server
  package import SDKContract
  internal import SDKCore
  package import SDKFake

  /// What answers requests: a fake server for each spec, of which the first answers that has the operation.
  package final class FakeService: Sendable {
    /// What becomes of a share of the requests.
    package struct FailureRule: Sendable {
      /// From 0 to 1.
      package var share: Double
      package var disturbance: FakeServer.Disturbance

      package init(share: Double, _ disturbance: FakeServer.Disturbance) {
        self.share = share
        self.disturbance = disturbance
      }
    }

    package struct Options: Sendable {
      package var seed: UInt64 = 0
      package var isStateless = false
      package var isLenient = false
      package var latency: Duration = .zero
      package var failures: [FailureRule] = []
      /// What is kept in the beginning.
      package var data = FakeData()
      /// Pages of other servers may call.
      package var allowsOtherOrigins = false

      package init() {}
    }

    let options: Options
    private let current = Locked<[FakeServer]>([])
    private let log: @Sendable (ServedRequest) -> Void

    /// - `log`: gets each request once it is answered, from any thread.
    package init(options: Options, log: @escaping @Sendable (ServedRequest) -> Void) {
      self.options = options
      self.log = log
    }

    package var servers: [FakeServer] { current.with { $0 } }

    /// Answers by these contracts from now on. Each keeps what the one of the same number had before.
    ///
    /// - Throws: `FakeDataError` where the first ones cannot begin with the data of the options.
    package func use(_ contracts: [Contract]) throws(FakeDataError) {
      let old = servers
      let new = contracts.enumerated().map { index, contract in
        let server = FakeServer(contract, seed: options.seed)
        server.isStateless = options.isStateless
        server.judging = options.isLenient ? .lenient : .strict
        server.keepsViolations = false
        var rest = 1.0
        for rule in options.failures where rest > 0 {
          // Rules take their shares one after the other, each of what is left.
          server.disturb(.all, share: rule.share / rest, rule.disturbance)
          rest -= rule.share
        }
        return server
      }
      if old.isEmpty { try FakeServer.begin(new, with: options.data) }
      for (new, old) in zip(new, old) { new.keep(dataOf: old) }
      current.with { $0 = new }
    }

    /// Answers a request; nil: with the end of the connection.
    func answer(_ request: ReceivedRequest) -> FakeAnswer? {
      if options.allowsOtherOrigins, let answer = CrossOrigin.preflight(request) {
        log(ServedRequest(request, answer))
        return answer
      }
      let servers = servers
      let server =
        servers.count == 1
        ? servers[0]
        : servers.enumerated().max {
          let (left, right) = ($0.element.coverage(of: request), $1.element.coverage(of: request))
          return (left, $1.offset) < (right, $0.offset)
        }?.element
      guard let server, case .success(var answer) = server.answer(request) else {
        log(.unanswered(request))
        return nil
      }
      if answer.ending == .never {
        log(.unanswered(request))
        return answer
      }
      if options.allowsOtherOrigins { CrossOrigin.allow(request, &answer) }
      log(ServedRequest(request, answer))
      return answer
    }

    /// Notes a request that was refused before it was read.
    func refuse(status: Int, reason: String) {
      log(ServedRequest(status: status, request: reason))
    }
  }

  extension FakeServer.Disturbance {
    /// The connection ends without an answer.
    package static var close: Self { .failure(.connectionLost) }
  }
#endif

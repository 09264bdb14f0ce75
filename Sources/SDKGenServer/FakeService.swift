#if Server
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
      /// The address to listen on: pages ask for it.
      package var host = "127.0.0.1"

      package init() {}
    }

    let options: Options
    /// For the page.
    package let recent = RecentRequests()
    private let current = Locked<[RunningSpec]>([])
    private let log: @Sendable (ServedRequest) -> Void

    /// - `log`: gets each request once it is answered, from any thread.
    package init(options: Options, log: @escaping @Sendable (ServedRequest) -> Void) {
      self.options = options
      self.log = log
    }

    package var servers: [FakeServer] { specs.map(\.server) }

    var specs: [RunningSpec] { current.with { $0 } }

    /// Answers by these specs from now on. Each keeps what the one of the same number had before.
    ///
    /// - Throws: `FakeDataError` where the first ones cannot begin with the data of the options.
    package func use(_ specs: [ServedSpec]) throws(FakeDataError) {
      let old = servers
      let new = specs.map { spec in
        let server = FakeServer(spec.contract, seed: options.seed)
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
      let running = zip(new, specs).map { RunningSpec(server: $0, notes: $1.notes) }
      current.with { $0 = running }
      if !old.isEmpty { recent.noteChange() }
    }

    /// Answers a request; nil: with the end of the connection.
    func answer(_ request: ReceivedRequest) -> FakeAnswer? {
      if options.allowsOtherOrigins, let answer = CrossOrigin.preflight(request) {
        note(ServedRequest(request, answer), PageExchange(request, answer))
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
        note(.unanswered(request), PageExchange(request, nil))
        return nil
      }
      if answer.ending == .never {
        note(.unanswered(request), PageExchange(request, nil))
        return answer
      }
      if options.allowsOtherOrigins { CrossOrigin.allow(request, &answer) }
      note(ServedRequest(request, answer), PageExchange(request, answer))
      return answer
    }

    /// Notes a request that was refused before it was read.
    func refuse(status: Int, reason: String) {
      note(
        ServedRequest(status: status, request: reason),
        PageExchange(status: status, reason: reason))
    }

    private func note(_ served: ServedRequest, _ exchange: PageExchange) {
      recent.add(exchange)
      log(served)
    }
  }

  extension FakeServer.Disturbance {
    /// The connection ends without an answer.
    package static var close: Self { .failure(.connectionLost) }
  }
#endif

#if Server
  internal import ArgumentParser
  internal import Foundation
  internal import SDKContract
  internal import SDKFake
  internal import SDKGenDiagnostics
  internal import SDKGenFiles
  internal import SDKGenKit
  internal import SDKGenServer

  extension ServeCommand {
    /// Serves until Control-C.
    func serve() throws {
      let signals = EndSignals(withParent: false)
      let service = FakeService(options: options, log: log)
      var server: HTTPServer?
      defer { server?.stop() }
      let looksAgain = {
        if watch { return !signals.arrive(within: GenerateCommand.watchInterval) }
        signals.arrive()
        return false
      }
      try FileWatch(wait: looksAgain).watch { changed in
        let sources = Sources()
        if server == nil {
          try begin(service, servedSpecs(sources))
          server = try listen(service)
          describe(service)
        } else {
          say("Changed: \(changed.joined(separator: ", "))")
          readAgain(service, sources)
        }
        return sources.stamps
      }
      say("Stopped.")
    }

    private func begin(_ service: FakeService, _ specs: [ServedSpec]) throws {
      do {
        try service.use(specs)
      } catch {
        for problem in error.problems { writeError("error: --data: \(problem)\n") }
        throw ExitCode(1)
      }
    }

    private func listen(_ service: FakeService) throws -> HTTPServer {
      do {
        let server = try HTTPServer(service, host: host, port: port)
        try write(
          """
          Listening on \(server.url); Control-C ends.
          The page for people: \(server.url)\(Page.path)

          """, to: .output)
        return server
      } catch let failure as ListenFailure {
        writeError("error: \(failure)\n")
        throw ExitCode(1)
      }
    }

    /// Mistakes leave what was served before.
    private func readAgain(_ service: FakeService, _ sources: Sources) {
      do {
        try service.use(servedSpecs(sources))
        return say("The new version is served.")
      } catch let error as ValidationError {
        writeError("error: \(error.message)\n")
      } catch {
        // It was reported.
      }
      say("The version before is still served.")
    }

    private func servedSpecs(_ sources: Sources) throws -> [ServedSpec] {
      let file = ConfigurationFile(config, sources: sources)
      let entries = try file.entries(for: specs)
      let made = entries.value.map {
        contract(of: $0.spec, load: sources.load, options: $0.options)
      }
      try reporting.reportErrors(
        entries.diagnostics + made.flatMap(\.diagnostics), sources: sources)
      return zip(entries.value, made).compactMap { entry, made in
        made.value.map { text in
          ServedSpec(contract: Contract(text)) {
            operationNotes(of: entry.spec, load: Sources().load, options: entry.options)
              .mapValues { .init(about: $0.about, call: $0.call) }
          }
        }
      }
    }

    private var options: FakeService.Options {
      var options = FakeService.Options()
      options.seed = seed
      options.isStateless = stateless
      options.isLenient = lenient
      options.latency = latency.duration
      options.failures = fail.map { .init(share: $0.share, $0.failure.disturbance) }
      if let data { options.data = .folder(URL(fileURLWithPath: data)) }
      options.allowsOtherOrigins = cors
      options.host = host
      return options
    }

    // MARK: Printing

    private func say(_ line: String) {
      if !reporting.quiet { try? write(line + "\n", to: .output) }
    }

    private func describe(_ service: FakeService) {
      for server in service.servers {
        if !stateless { say(server.summary) }
        let routes = server.routes
        let width = min(routes.map(\.path.count).max() ?? 0, 48)
        for route in routes {
          say(
            "  " + route.method.padded(to: 6) + " " + route.path.padded(to: width) + "  "
              + route.operationID + (route.isSampled && !stateless ? " (samples)" : ""))
        }
      }
    }

    private var log: @Sendable (ServedRequest) -> Void {
      let isQuiet = reporting.quiet
      let isColored = reporting.color.isOn(for: .output)
      let lock = NSLock()
      return { request in
        if isQuiet && !request.isWrong { return }
        let lines = request.lines(colored: isColored)
        // A reader that has gone away ends the log and nothing else.
        lock.withLock { try? write(lines, to: .output) }
      }
    }
  }

  extension FailingShare.Failure {
    fileprivate var disturbance: FakeServer.Disturbance {
      switch self {
      case .status(let status): .status(status)
      case .close: .close
      case .timeout: .timeout
      }
    }
  }

  extension String {
    fileprivate func padded(to width: Int) -> String {
      self + String(repeating: " ", count: max(0, width - count))
    }
  }
#endif

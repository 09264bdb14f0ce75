import Foundation

/// Tells the logger of a client, if it wants to hear it.
struct CallLog: Sendable {
  private let logger: (any RequestLogger)?

  init(_ configuration: APIClient.Configuration) { logger = configuration.logger }

  func wants(_ level: LogLevel) -> Bool { logger.map { level >= $0.level } ?? false }

  func callAsFunction(_ level: LogLevel, _ exchange: Exchange, message: () -> String) {
    guard let logger, level >= logger.level else { return }
    logger.log(LogEntry(level, exchange.operationID, message()))
  }
}

/// Tells the logger of each request that goes out, redirects and replays included: it stands next
/// to the transport.
struct AttemptStage: Stage {
  private let log: CallLog

  init?(_ configuration: APIClient.Configuration) {
    log = CallLog(configuration)
    guard log.wants(.debug) else { return nil }
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    let start = exchange.call.elapsed
    let host = request.url.host ?? ""
    // Not the path: after a redirect nobody knows which of it is a value.
    log(.debug, exchange) { "attempt \(exchange.attempt): \(request.method) to \(host)" }
    func tell(_ outcome: ExchangeReport.Outcome) {
      let time = (exchange.call.elapsed - start).inWords
      log(.debug, exchange) { "attempt \(exchange.attempt): \(outcome) in \(time)" }
    }
    do {
      let response = try await next(request, exchange)
      tell(.response(status: response.status))
      return response
    } catch {
      tell(ExchangeReport.Outcome(error, exchange))
      throw error
    }
  }
}

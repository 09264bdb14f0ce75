import Foundation

/// Tells the logger of a client, if it wants to hear it.
struct CallLog: Sendable {
  private let logger: (any RequestLogger)?

  init(_ configuration: APIClient.Configuration) { logger = configuration.logger }

  func wants(_ level: LogLevel) -> Bool { logger.map { level >= $0.level } ?? false }

  func callAsFunction(_ level: LogLevel, _ exchange: Exchange, message: () -> String) {
    self(level, exchange.call, message: message)
  }

  func callAsFunction(_ level: LogLevel, _ call: Call, message: () -> String) {
    guard let logger, level >= logger.level else { return }
    logger.log(LogEntry(level, call.operationID, message()))
  }
}

extension CallLog {
  /// A request that goes out, redirects and replays included.
  struct Attempt {
    fileprivate let log: CallLog
    fileprivate let exchange: Exchange
    fileprivate let start: Duration

    func end(_ outcome: ExchangeReport.Outcome) {
      let time = (exchange.call.elapsed - start).inWords
      // The deadline cancels what it ends.
      let isOverdue = outcome == .cancelled && exchange.call.isOverdue
      let outcome = isOverdue ? .failed(.deadlineExceeded, nil) : outcome
      log(.debug, exchange) { "attempt \(exchange.attempt): \(outcome) in \(time)" }
    }
  }

  /// Tells of a request that goes out; nil if the logger does not want to hear of it.
  func attempt(_ request: HTTPRequest, _ exchange: Exchange) -> Attempt? {
    guard wants(.debug) else { return nil }
    let host = request.url.host ?? ""
    // Not the path: after a redirect it is not known which of it is a value.
    self(.debug, exchange) { "attempt \(exchange.attempt): \(request.method) to \(host)" }
    return Attempt(log: self, exchange: exchange, start: exchange.call.elapsed)
  }
}

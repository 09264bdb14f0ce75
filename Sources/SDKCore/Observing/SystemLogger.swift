#if canImport(os)
  import os

  /// Writes to the system's log, where Console shows it.
  public struct SystemLogger: RequestLogger {
    public let level: LogLevel
    private let logger: Logger

    public init(_ level: LogLevel = .info, subsystem: String, category: String = "network") {
      self.level = level
      logger = Logger(subsystem: subsystem, category: category)
    }

    public func log(_ entry: LogEntry) {
      // Redacted already, so that it may be read.
      logger.log(level: type(of: entry.level), "\(entry.description, privacy: .public)")
    }

    private func type(of level: LogLevel) -> OSLogType {
      switch level {
      case .trace, .debug: .debug
      case .info: .info
      case .warning: .default
      case .error: .error
      }
    }
  }
#endif

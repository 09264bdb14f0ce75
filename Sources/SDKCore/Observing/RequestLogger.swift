public import Foundation

/// The importance of a log entry; of a logger, the least that it wants to hear of.
public enum LogLevel: Int, Hashable, Comparable, Sendable, CaseIterable, CustomStringConvertible {
  /// Requests as curl text, heads and bodies of responses, redacted.
  case trace
  /// The beginning of a call; each of its attempts, redirects and replays included, and its end.
  case debug
  /// A call that had a response, or was cancelled; another attempt that follows, or the reason why
  /// none does.
  case info
  /// Responses with a status other than 2xx, and what could not be decoded.
  case warning
  /// A call without a response, or whose 2xx response cannot be used.
  case error

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public var description: String {
    switch self {
    case .trace: "trace"
    case .debug: "debug"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// Something a client says of its work. It holds no secret: values are redacted before, and it
/// is one line, whatever a server sent.
public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
  public let level: LogLevel
  public let date: Date
  /// `Posts.get`
  public let operationID: String
  public let message: String

  public init(
    _ level: LogLevel, _ operationID: String, _ message: String, date: Date = Date()
  ) {
    self.level = level
    self.date = date
    self.operationID = operationID
    self.message = message.onOneLine
  }

  public var description: String { "\(operationID): \(message)" }
}

/// Takes what a client says of its work.
public protocol RequestLogger: Sendable {
  var level: LogLevel { get }
  /// Takes an entry in the middle of a call; it should return soon.
  func log(_ entry: LogEntry)
}

/// Hands entries to a function.
public struct FunctionLogger: RequestLogger {
  public let level: LogLevel
  private let function: @Sendable (LogEntry) -> Void

  public init(_ level: LogLevel = .info, _ function: @escaping @Sendable (LogEntry) -> Void) {
    self.level = level
    self.function = function
  }

  public func log(_ entry: LogEntry) { function(entry) }
}

/// Hands entries to several loggers, to each those of its own level.
///
///     configuration.logger = CombinedLogger(
///       FileLogger(.info, file: file), SystemLogger(.debug, subsystem: "com.example.app"))
public struct CombinedLogger: RequestLogger {
  private let loggers: [any RequestLogger]

  public init(_ loggers: any RequestLogger...) { self.loggers = loggers }

  public init(_ loggers: [any RequestLogger]) { self.loggers = loggers }

  /// The lowest of theirs.
  public var level: LogLevel { loggers.map(\.level).min() ?? .error }

  public func log(_ entry: LogEntry) {
    for logger in loggers where entry.level >= logger.level { logger.log(entry) }
  }
}

extension String {
  /// Returns the first characters, as many as a server may fill a description with.
  func cut(to length: Int) -> String {
    // fits: a constant
    let start = prefix(length)
    return start.endIndex < endIndex ? start + "…" : self
  }

  /// Without line breaks, and without characters that steer a terminal or turn the direction of
  /// text: what comes from a server must not forge a line of a log.
  var onOneLine: String {
    onOneLine(escaping: { "\\u{\(String($0.value, radix: 16))}" })
  }

  /// Does the same, with escapes of another language.
  func onOneLine(escaping escape: (Unicode.Scalar) -> String) -> String {
    if isWithin(.printable) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      // What joins letters and emoji, or is part of a flag, harms nothing.
      case .format where scalar.properties.isJoinControl || (0xE0020...0xE007F ~= scalar.value):
        text.unicodeScalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
        text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

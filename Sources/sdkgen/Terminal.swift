internal import ArgumentParser
internal import Dispatch
internal import Foundation
internal import SDKGenFiles

/// A standard stream.
enum Stream {
  case output, error

  var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }

  /// The stream is shown to a person.
  var isTerminal: Bool { isatty(descriptor) == 1 }
}

/// Writes a result. A full disk or a reader that has gone away is an error: a part of the text must not be taken for
/// the whole.
func write(_ text: String, to stream: Stream) throws(FileFailure) {
  try writeText(text, to: stream.descriptor, called: stream.name)
}

/// Writes a message to standard error, or as much of it as the reader takes: there is nowhere else to
/// report a failure.
func writeError(_ text: String) { try? write(text, to: .error) }

/// The use of colours.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Returns true if text is coloured. `NO_COLOR`, whatever its value, turns colours off: no-color.org.
  func isOn(for stream: Stream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }
}

/// The signals by which a person or a system ends a process; they do not end it while this exists.
///
/// With `withParent`, the end of the parent process counts as one: a plugin's tool has a process group of its own, which
/// no Control-C reaches.
final class EndSignals {
  private let parent: pid_t?
  private let arrived = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  init(withParent: Bool) {
    parent = withParent ? getppid() : nil
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [arrived] in arrived.signal() }
      source.resume()
    }
  }

  /// Waits for a signal; returns false if none has arrived within the time.
  func arrive(within time: DispatchTimeInterval) -> Bool {
    arrived.wait(timeout: .now() + time) == .success || parent.map { $0 != getppid() } ?? false
  }

  /// Waits for a signal.
  func arrive() { arrived.wait() }
}

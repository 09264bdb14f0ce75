internal import ArgumentParser
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

internal import ArgumentParser
internal import Foundation

/// Where text goes.
enum Stream {
  case output, error

  var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  /// Whether a person is looking.
  var isTerminal: Bool { isatty(descriptor) == 1 }
}

/// Writes all of a text, or as much as the reader takes: one that has gone away is no error of ours.
func write(_ text: String, to stream: Stream) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes {
      Foundation.write(stream.descriptor, $0.baseAddress, $0.count)
    }
    if count < 0 && errno != EINTR { return }
    rest = rest.dropFirst(max(count, 0))
  }
}

/// When text is coloured.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// `NO_COLOR`, whatever it says, asks for none: see no-color.org.
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

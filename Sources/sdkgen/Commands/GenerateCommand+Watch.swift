internal import ArgumentParser
internal import Dispatch
internal import Foundation
internal import SDKGenFiles

extension GenerateCommand {
  /// The time between two looks at the files.
  private static let interval = DispatchTimeInterval.milliseconds(250)

  /// Generates, and again after each change of a file that was read, until Control-C.
  ///
  /// Mistakes are reported and do not end it, except those of the command line itself.
  func runWatching() throws {
    let signals = EndSignals()
    var isFirst = true
    try FileWatch(wait: { !signals.arrive(within: Self.interval) }).watch { changed in
      if !changed.isEmpty { reporting.say("\nChanged: \(changed.joined(separator: ", "))") }
      let sources = Sources()
      do {
        try runOnce(sources)
      } catch is ExitCode {
        // It was reported.
      } catch let error as ValidationError where !isFirst {
        writeError("error: \(error.message)\n")
      }
      isFirst = false
      let files = sources.files.count
      reporting.say("Watching \(files == 1 ? "1 file" : "\(files) files"); Control-C ends.")
      return sources.stamps
    }
    reporting.say("\nStopped.")
  }
}

/// The signals by which a person or a system ends a process; they do not end it while this exists.
///
/// The end of the parent process counts as one: a plugin's tool has a process group of its own, which no Control-C
/// reaches.
private final class EndSignals {
  private let parent = getppid()
  private let arrived = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  init() {
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
    arrived.wait(timeout: .now() + time) == .success || getppid() != parent
  }
}

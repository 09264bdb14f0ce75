internal import Dispatch
internal import Foundation

/// The signals by which a person or a system ends a process, which do not end it while this exists.
///
/// The end of the process that started this one counts as one: as a plugin's tool this one has a process group of its
/// own, which no Control-C reaches.
final class EndSignals {
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

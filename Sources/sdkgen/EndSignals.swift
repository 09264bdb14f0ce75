internal import Dispatch
internal import Foundation

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

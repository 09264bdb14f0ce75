internal import Dispatch

/// A line on a terminal about work that takes more than a second.
///
/// Nothing is shown where standard error is not a terminal.
final class Progress {
  private let queue = DispatchQueue(label: "progress")
  private let timer: any DispatchSourceTimer

  init(of specs: Int, isShown: Bool) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    let start = ContinuousClock.now
    let what = specs == 1 ? "1 spec" : "\(specs) specs"
    timer.setEventHandler {
      let seconds = start.duration(to: .now).components.seconds
      writeError("\rGenerating \(what) … \(seconds) s")
    }
    let isOn = isShown && Stream.error.isTerminal
    timer.schedule(deadline: isOn ? .now() + 1 : .distantFuture, repeating: 1)
    timer.resume()
  }

  /// Removes the line.
  func end() {
    let clear = Stream.error.isTerminal ? "\r\u{1B}[K" : ""
    // After the handler that may be running.
    queue.sync {
      timer.cancel()
      writeError(clear)
    }
  }
}

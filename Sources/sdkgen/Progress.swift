internal import Dispatch

/// Says on a terminal that work goes on, once it has gone on for more than a second.
///
/// Nothing is shown where standard error is no terminal.
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

  /// Takes the line away.
  func end() {
    let clear = Stream.error.isTerminal ? "\r\u{1B}[K" : ""
    // Behind the handler that may be running.
    queue.sync {
      timer.cancel()
      writeError(clear)
    }
  }
}

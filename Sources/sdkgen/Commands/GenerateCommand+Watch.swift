internal import ArgumentParser
internal import Dispatch
internal import SDKGenFiles

extension GenerateCommand {
  /// The time between two looks at the files.
  static let watchInterval = DispatchTimeInterval.milliseconds(250)

  /// Generates, and again after each change of a file that was read, until Control-C.
  ///
  /// Mistakes are reported and do not end it, except those of the command line itself.
  func runWatching() throws {
    let signals = EndSignals(withParent: true)
    var isFirst = true
    try FileWatch(wait: { !signals.arrive(within: Self.watchInterval) }).watch { changed in
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

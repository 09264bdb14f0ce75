internal import ArgumentParser
internal import Dispatch
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit
internal import SDKGenSwift

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate the Swift files of one or more specs. The default command.",
    discussion: """
      Without a spec, all that 'sdkgen.json' lists is generated. Options override its settings. \
      Nothing is written for any spec while one has errors. A file is written only if it changes, \
      files of an earlier run that are no longer generated are removed, and a file that sdkgen has \
      not written itself is never touched.
      """)

  @Argument(help: "Specs to generate. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; it is created if necessary.", valueName: "dir"))
  var output: String?

  @OptionGroup var settings: SettingsOptions

  @Flag(help: "Write nothing: show what would change as a diff, and exit with 1 if anything would.")
  var check = false

  @Flag(help: "Write nothing: list the files that would be written and removed.")
  var dryRun = false

  @Flag(help: "Stay, and generate again whenever a file that was read changes.")
  var watch = false

  @OptionGroup var selection: SelectionOptions

  @Option(help: "The access level of the generated code. (default: public)")
  var access: PlanningOptions.Access?

  @Option(
    help: ArgumentHelp(
      "A folder of templates that replace built-in ones.", valueName: "dir"))
  var templates: String?

  @OptionGroup var reporting: ReportOptions

  func validate() throws {
    if check && dryRun { throw ValidationError("'--check' and '--dry-run' exclude each other") }
    guard watch else { return }
    if check || dryRun {
      throw ValidationError("'--watch' writes; it excludes '--check' and '--dry-run'")
    }
    if reporting.diagnostics != .text {
      throw ValidationError("'--watch' reports as text; it excludes '--diagnostics'")
    }
  }

  func run() throws {
    if watch { try runWatching() } else { try runOnce(Sources()) }
  }

  private func runOnce(_ sources: Sources) throws {
    let jobs = try jobs(ConfigurationFile(settings.config, sources: sources), sources: sources)
    let recovery = recoverOutput(of: jobs.value)
    let planned = plan(jobs, sources: sources)

    var found = recovery + planned.diagnostics
    if !check && !dryRun && !reporting.isWrong(found) {
      found += writeFiles(planned.value.map { FileChange($0.path, $0.new) }) { path in
        jobs.value.lazy.compactMap { $0.location(of: path) }.first
      }
    }
    try reporting.report(found, sources: sources, notes: 10)
    if check {
      try showDifferences(planned.value)
    } else if dryRun {
      try nameFiles(planned.value)
    } else {
      reporting.say(summary(of: planned.value))
    }
  }

  /// Returns the changes to the disk; none while a spec has errors.
  private func plan(_ jobs: Diagnosed<[Job]>, sources: Sources) -> Diagnosed<[Change]> {
    let progress = Progress(of: jobs.value.count, isShown: !reporting.quiet)
    let made = jobs.value.map { $0.files(sources: sources) }
    progress.end()

    let found = jobs.diagnostics + made.flatMap(\.diagnostics)
    if reporting.isWrong(found) { return Diagnosed([], found) }
    let changes = changes(
      for: made.flatMap(\.value), folders: jobs.value.flatMap(\.folders),
      isComplete: specs.isEmpty, disk: .real)
    return Diagnosed(changes.value, found + changes.diagnostics)
  }
}

extension PlanningOptions.Access: ExpressibleByArgument {}

extension GenerateCommand {
  /// Completes an earlier run that was killed, or only reports it.
  private func recoverOutput(of jobs: [Job]) -> [Diagnostic] {
    let folders = jobs.flatMap(\.folders)
    if check || dryRun {
      return folders.filter { hasInterruptedRun(in: [$0]) }
        .map { .interruptedRun(in: $0) }
    }
    do {
      try recover(folders)
      return []
    } catch {
      return [.unwritableFile(error)]
    }
  }

  private func showDifferences(_ changes: [Change]) throws {
    if changes.isEmpty { return reporting.say("Everything is up to date.") }
    let stream = reporting.resultStream
    let isColored = reporting.color.isOn(for: stream)
    for change in changes {
      try write(isColored ? colored(change.diff) : change.diff, to: stream)
    }
    let what = changes.count == 1 ? "1 file is" : "\(changes.count) files are"
    reporting.say("\(what) not up to date; run sdkgen without '--check'")
    throw ExitCode(1)
  }

  private func nameFiles(_ changes: [Change]) throws {
    if changes.isEmpty { return reporting.say("Everything is up to date.") }
    for change in changes {
      let verb = change.new == nil ? "remove" : "write"
      try write("would \(verb) \(change.path)\n", to: reporting.resultStream)
    }
  }

  private func summary(of changes: [Change]) -> String {
    func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
    let written = changes.count { $0.new != nil }
    let removed = changes.count - written
    if removed == 0 {
      return written == 0 ? "Everything is up to date." : "Wrote \(files(written))."
    }
    return written == 0
      ? "Removed \(files(removed))." : "Wrote \(files(written)) and removed \(removed)."
  }
}

extension DiskView {
  fileprivate static let real = DiskView(
    contents: { try readFileIfPresent($0) }, fileNames: { SDKGenFiles.fileNames(in: $0) },
    isSame: { isSameFile($0, $1) })
}

private func colored(_ diff: String) -> String {
  diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let code: Int? =
      switch line.first {
      case "+": 32
      case "-": 31
      case "@": 36
      default: nil
      }
    return code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? String(line)
  }.joined(separator: "\n")
}

/// A line about work that takes more than a second; only a terminal shows it.
private final class Progress {
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
    // The handler may be running.
    queue.sync {
      timer.cancel()
      writeError(clear)
    }
  }
}

extension GenerateCommand {
  /// The time between two looks at the files.
  static let watchInterval = DispatchTimeInterval.milliseconds(250)

  /// Generates, and again after each change of a file that was read, until Control-C.
  ///
  /// Mistakes are reported and do not end it, except those of the command line itself.
  private func runWatching() throws {
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

internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit
internal import SDKGenSwiftPlanning

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

  @Option(
    help: ArgumentHelp("The file to read instead of the nearest 'sdkgen.json'.", valueName: "file"))
  var config: String?

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

  func runOnce(_ sources: Sources) throws {
    let jobs = try jobs(ConfigurationFile(config, sources: sources), sources: sources)
    let recovery = recoverOutput(of: jobs.value)
    let planned = plan(jobs, sources: sources)

    var found = recovery + planned.diagnostics
    if !check && !dryRun && !reporting.isWrong(found) { found += apply(planned.value) }
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

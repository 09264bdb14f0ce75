internal import ArgumentParser

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer the requests of specs: a server for an app that has none yet.",
    discussion: """
      Every operation is answered with what its spec allows. What is sent is kept, so that it is \
      found again; what the spec does not allow is refused, and printed with the place in the spec \
      that says so. 'Prefer: code=404', 'example=NAME' and 'dynamic=true' in a request choose its \
      answer. Several specs share the port: the first that has the operation answers. Without a \
      spec, all that 'sdkgen.json' lists are served.
      """)

  @Argument(help: "Specs to serve. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @Option(
    help: ArgumentHelp("The file to read instead of the nearest 'sdkgen.json'.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 4010

  @Option(
    help: ArgumentHelp("What samples are made from: the same for the same.", valueName: "number"))
  var seed: UInt64 = 0

  @Flag(help: "Keep nothing: answer everything with samples.")
  var stateless = false

  @Flag(help: "Answer requests that the spec does not allow, and only print what is wrong.")
  var lenient = false

  @Option(help: "The time from a request to its answer: 80ms, 1.5s.")
  var latency = TimeSpan(duration: .zero)

  @Option(
    help: ArgumentHelp(
      """
      Let a share of the requests fail with a status, or without an answer: '5%=close', \
      '5%=timeout'. Can be repeated.
      """, valueName: "5%=503"))
  var fail: [FailingShare] = []

  @Option(
    help: ArgumentHelp(
      "A folder of JSON files to begin with: 'pets.json' has the records of '/pets'.",
      valueName: "folder"))
  var data: String?

  @Flag(help: "Let pages of other servers call this one (CORS).")
  var cors = false

  @Flag(help: "Read the specs again whenever they change, and keep the data.")
  var watch = false

  @OptionGroup var reporting: ReportOptions

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("'--port' is from 0 to 65535") }
    guard fail.reduce(0, { $0 + $1.share }) <= 1 else {
      throw ValidationError("the shares of '--fail' are more than 100%")
    }
    if reporting.diagnostics != .text {
      throw ValidationError("'serve' reports as text; it excludes '--diagnostics'")
    }
  }

  func run() throws {
    #if Server
      try serve()
    #else
      writeError(
        """
        error: this sdkgen was built without its server; in a clone of its repository, \
        'swift run --traits Server sdkgen serve SPEC' has it, and so have releases and the formula

        """)
      throw ExitCode(1)
    #endif
  }
}

/// A time as a person writes it: `80ms`, `1.5s`.
struct TimeSpan: ExpressibleByArgument {
  var duration: Duration

  init(duration: Duration) { self.duration = duration }

  init?(argument: String) {
    let unit = argument.hasSuffix("ms") ? "ms" : "s"
    guard argument.hasSuffix(unit), let number = Double(argument.dropLast(unit.count)),
      (0...86_400_000).contains(number)
    else { return nil }
    duration = .milliseconds(unit == "ms" ? number : number * 1_000)
  }

  var defaultValueDescription: String { "0ms" }
}

/// A share of the requests and how they fail: `5%=503`, `5%=timeout`.
struct FailingShare: ExpressibleByArgument {
  enum Failure: Hashable, Sendable {
    case status(Int)
    /// The connection ends.
    case close
    /// The client waits.
    case timeout
  }

  /// From 0 to 1.
  var share: Double
  var failure: Failure

  init?(argument: String) {
    let halves = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].hasSuffix("%"), let percent = Double(halves[0].dropLast()),
      (0...100).contains(percent)
    else { return nil }
    share = percent / 100
    switch halves[1] {
    case "close": failure = .close
    case "timeout": failure = .timeout
    default:
      guard let status = Int(halves[1]), (400..<600).contains(status) else { return nil }
      failure = .status(status)
    }
  }
}

internal import Foundation

/// The command line.
struct Options {
  var minutes = 2.0
  var seed: UInt64
  var folders: [String]
  /// Where findings and scratch files go.
  var work: String
  /// The built `sdkgen`.
  var tool = ""
  /// Where the modules are that generated code imports.
  var modules = ""
  var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The limit of processor time for a case, on a machine where `pace(by:)` is 1.
  var seconds = 10.0
  var megabytes = 1500
  /// Bytes of the largest document that is taken.
  var largest = 300_000
  /// The first case.
  var first = 0
  /// How many cases, unless the time is over before.
  var cases = Int.max

  static let usage = """
    usage: SDKGenFuzz (run | worker | one | write) --work DIR --folder DIR… [--seed N] [--first N]
             [--minutes N] [--tool SDKGEN] [--modules DIR] [--workers N] [--seconds N] [--megabytes N]
             [--largest BYTES] [--cases N]
    """

  /// nil: it is wrong.
  init?(_ arguments: some Sequence<String>) {
    var values: [String: [String]] = [:]
    var iterator = arguments.makeIterator()
    while let name = iterator.next() {
      guard name.hasPrefix("--"), let value = iterator.next() else { return nil }
      values[name, default: []].append(value)
    }
    guard let work = values["--work"]?.last, let folders = values["--folder"] else { return nil }
    self.work = work
    self.folders = folders
    seed = values["--seed"]?.last.flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)
    tool = values["--tool"]?.last ?? ""
    modules = values["--modules"]?.last ?? ""
    minutes = values["--minutes"]?.last.flatMap(Double.init) ?? minutes
    workers = values["--workers"]?.last.flatMap(Int.init) ?? workers
    seconds = values["--seconds"]?.last.flatMap(Double.init) ?? seconds
    megabytes = values["--megabytes"]?.last.flatMap(Int.init) ?? megabytes
    largest = values["--largest"]?.last.flatMap(Int.init) ?? largest
    first = values["--first"]?.last.flatMap(Int.init) ?? 0
    cases = values["--cases"]?.last.flatMap(Int.init) ?? cases
  }

  /// The arguments that a worker needs.
  var workerArguments: [String] {
    [
      "worker", "--work", work, "--seed", "\(seed)", "--seconds", "\(seconds)", "--largest",
      "\(largest)",
    ]
      + ["--megabytes", "\(megabytes)"] + folders.flatMap { ["--folder", $0] }
  }
}

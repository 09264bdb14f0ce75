/// Runs what the build plugin asks for, for each spec `SPEC CONFIGURATION PREFIX FOLDER KIND… -- INPUT…` and for the
/// specs of a target `compare OUTPUT`, followed by `-- SPEC FILE…` for each; returns the exit code.
///
/// CONFIGURATION may be empty. For each KIND the file `FOLDER/PREFIX.KIND.swift` is written, whatever the spec
/// contains, because SwiftPM was promised it before the spec was read. The INPUTs are the files whose changes make
/// SwiftPM run this again. `compare` reports types that several SPECs declare in their generated FILEs.
package func runBuild(_ arguments: [String]) -> Int32 {
  if arguments.first == "compare" { return Comparison(Array(arguments.dropFirst())).run() }
  guard arguments.count > 4 else {
    report("error: the plugin of sdkgen runs this; use 'sdkgen' instead\n")
    return 2
  }
  let rest = arguments[4...].split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
  let build = Build(
    spec: arguments[0], configuration: arguments[1], folder: arguments[3], prefix: arguments[2],
    kinds: Array(rest[0]), inputs: rest.count > 1 ? Array(rest[1]) : [])
  return build.run()
}

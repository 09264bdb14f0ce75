internal import Foundation
internal import SDKGenFiles

// What the build plugin runs: `sdkgen-build SPEC CONFIGURATION PREFIX FOLDER KIND… -- INPUT…`.
//
// CONFIGURATION may be empty. For each KIND the file `FOLDER/PREFIX.KIND.swift` is written, whatever
// the spec contains, because SwiftPM was promised it before the spec was read. The INPUTs are the
// files whose changes make SwiftPM run this again.

prepareStreams()
let arguments = CommandLine.arguments
guard arguments.count > 5 else {
  FileHandle.standardError.write(
    Data("sdkgen-build: error: SDKGenPlugin runs it; use 'sdkgen' instead\n".utf8))
  exit(2)
}

let rest = arguments[5...].split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
let build = Build(
  spec: arguments[1], configuration: arguments[2], folder: arguments[4], prefix: arguments[3],
  kinds: Array(rest[0]), inputs: rest.count > 1 ? Array(rest[1]) : [])
exit(build.run())

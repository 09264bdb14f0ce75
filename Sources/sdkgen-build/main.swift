internal import Foundation

// What the build plugin runs: `sdkgen-build SPEC CONFIGURATION PREFIX FOLDER KIND…`.
//
// CONFIGURATION may be empty. For each KIND the file `FOLDER/PREFIX.KIND.swift` is written, whatever
// the spec says, because SwiftPM was told so before the spec was read.

let arguments = CommandLine.arguments
guard arguments.count > 5 else {
  FileHandle.standardError.write(
    Data("sdkgen-build: error: it is run by SDKGenPlugin; use 'sdkgen' instead\n".utf8))
  exit(2)
}

let build = Build(
  spec: arguments[1], configuration: arguments[2], folder: arguments[4], prefix: arguments[3],
  kinds: Array(arguments[5...]))
exit(build.run())

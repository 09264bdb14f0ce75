internal import Foundation
internal import SDKGenBuild
internal import SDKGenFiles

// What the build plugin runs: no parser of arguments, which would make a user's first build longer.
prepareStreams()
exit(runBuild(Array(CommandLine.arguments.dropFirst())))

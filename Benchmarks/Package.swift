// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let features = ["SDKCache", "SDKCookies", "SDKMocks", "SDKOAuth", "SDKPages", "SDKStreams"]

// The stages are reached through symbolic links in Sources: they have `package` access, which ends
// at a package, and so nothing of this is seen or built by users of the package above.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0")
  ],
  targets: [
    .target(name: "SDKGenDiagnostics", swiftSettings: settings),
    .target(
      name: "SDKGenSourceText",
      dependencies: ["SDKGenDiagnostics", .product(name: "Yams", package: "Yams")],
      swiftSettings: settings),
    .executableTarget(
      name: "reading", dependencies: ["SDKGenSourceText", "SDKGenDiagnostics"],
      swiftSettings: settings),
    .executableTarget(name: "make-spec", swiftSettings: settings),
    .target(name: "SDKCore", swiftSettings: settings),
    .target(
      name: "SDKRuntime", dependencies: ["SDKCore"] + features.map { .target(name: $0) },
      swiftSettings: settings),
    .executableTarget(name: "decode", dependencies: ["SDKRuntime"], swiftSettings: settings),
    .executableTarget(name: "calls", dependencies: ["SDKRuntime"], swiftSettings: settings),
    .executableTarget(name: "one-call", dependencies: ["SDKRuntime"], swiftSettings: settings),
    // The same call without the rest of the runtime.
    .executableTarget(
      name: "core-call", dependencies: ["SDKCore"], swiftSettings: settings + [.define("CORE")]),
    .executableTarget(name: "no-call", swiftSettings: settings),
  ] + features.map { .target(name: $0, dependencies: ["SDKCore"], swiftSettings: settings) },
  swiftLanguageModes: [.v6]
)

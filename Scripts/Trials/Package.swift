// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of the package above, in `folder` of its sources; `uses` names others without `SDKGen`.
///
/// Its sources are reached through symbolic links: the stages have `package` access, which ends at a package.
func shared(
  _ name: String, in folder: String, uses: [String] = [], packages: [Target.Dependency] = []
) -> Target {
  .target(
    name: "SDKGen\(name)", dependencies: uses.map { .target(name: "SDKGen\($0)") } + packages,
    path: folder, swiftSettings: settings)
}

let package = Package(
  name: "trials",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "SDKGenCorpus",
      dependencies: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenAPIModel",
        "SDKGenOpenAPI",
        "SDKGenSwiftModel", "SDKGenSwiftPlanning", "SDKGenFiles", "ChildProcess", "TrialSupport",
      ], swiftSettings: settings),
    .executableTarget(
      name: "SDKGenFuzz",
      dependencies: [
        "SDKGenKit", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenSwiftPlanning", "SDKGenFiles",
        "SDKGenTemplates", "TrialSupport",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SDKGenGrowth",
      dependencies: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenFiles",
        "TrialSupport",
      ],
      swiftSettings: settings),
    .target(name: "TrialSupport", dependencies: ["SDKGenSourceText"], swiftSettings: settings),

    // The package above, without what these two do not need.
    shared("Diagnostics", in: "Shared/Generator/Diagnostics"),
    shared("Concurrency", in: "Shared/Generator/Concurrency"),
    shared("APIModel", in: "Shared/Generator/APIModel", uses: ["Diagnostics"]),
    shared("SwiftModel", in: "Shared/Generator/SwiftModel", uses: ["Diagnostics", "APIModel"]),
    shared(
      "SourceText", in: "Shared/Generator/SourceText", uses: ["Diagnostics"],
      packages: [.product(name: "Yams", package: "Yams")]),
    shared(
      "SpecReading", in: "Shared/Generator/SpecReading",
      uses: ["Diagnostics", "SourceText", "APIModel"]),
    shared(
      "NativeSpec", in: "Shared/Generator/NativeSpec",
      uses: ["Diagnostics", "SourceText", "APIModel", "SpecReading"]),
    shared(
      "OpenAPI", in: "Shared/Generator/OpenAPI",
      uses: ["Diagnostics", "SourceText", "APIModel", "SpecReading"]),
    shared(
      "SwiftNaming", in: "Shared/Generator/SwiftNaming",
      uses: ["Diagnostics", "APIModel", "SwiftModel"]),
    shared(
      "SwiftPlanning", in: "Shared/Generator/SwiftPlanning",
      uses: ["Diagnostics", "Concurrency", "APIModel", "SwiftModel"]),
    shared(
      "SwiftRendering", in: "Shared/Generator/SwiftRendering",
      uses: ["Diagnostics", "Concurrency", "SwiftModel", "Templates"]),
    shared(
      "Comparison", in: "Shared/Generator/Comparison",
      uses: ["Diagnostics", "APIModel", "SwiftModel"]),
    shared("Templates", in: "Templates/BuiltIn"),
    shared(
      "Kit", in: "Shared/SDKGenKit",
      uses: [
        "Diagnostics", "SourceText", "APIModel", "NativeSpec", "OpenAPI", "SwiftModel",
        "SwiftNaming", "SwiftPlanning", "SwiftRendering", "Templates",
      ]),
    shared("Files", in: "Shared/SDKGenFiles"),
    .executableTarget(
      name: "sdkgen",
      dependencies: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenFiles", "SDKGenSwiftPlanning",
        "SDKGenTemplates", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Shared/sdkgen", swiftSettings: settings),
    .target(
      name: "SDKRuntime", path: "Shared/SDKRuntime", exclude: ["PrivacyInfo.xcprivacy"],
      swiftSettings: settings),
    .target(name: "ChildProcess", path: "ChildProcess", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

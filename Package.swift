// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A stage or model of the generator: a folder of `Sources/Generator`, the target `SDKGen<folder>`.
func generator(_ folder: String, uses: [String] = [], packages: [Target.Dependency] = []) -> Target
{
  .target(
    name: "SDKGen\(folder)",
    dependencies: uses.map { .target(name: "SDKGen\($0)") } + packages,
    path: "Sources/Generator/\(folder)",
    swiftSettings: settings)
}

/// What some clients need beside SDKCore: the target and the product `SDK<name>`.
func feature(_ name: String) -> Target {
  .target(name: "SDK\(name)", dependencies: ["SDKCore"], swiftSettings: settings)
}

func tests(_ name: String, uses: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: uses, path: "Tests/\(name)Tests", exclude: exclude,
    swiftSettings: settings)
}

/// A committed client: `Generated/<api>`, the target `SDKDemo<api>`.
func demo(_ api: String, uses others: [Target.Dependency] = []) -> Target {
  .target(
    name: "SDKDemo\(api)", dependencies: ["SDKRuntime"] + others, path: "Generated/\(api)",
    swiftSettings: settings)
}

/// A product that is fetched and built only with the trait `Generator`.
func generatorOnly(_ product: String, package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Generator"]))
}

/// Only its libyaml is used, through the module CYaml, which is no product of its own.
let yams = generatorOnly("Yams", package: "Yams")
let arguments = generatorOnly("ArgumentParser", package: "swift-argument-parser")

/// A product that is fetched and built only with the trait `AsyncHTTPClient`.
func asyncHTTPClient(_ product: String, package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["AsyncHTTPClient"]))
}

/// A product that is fetched and built only with the trait `Server`.
func server(_ product: String, package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Server"]))
}

/// The privacy manifest of a module, for Apple's app review. Only there: on Linux a resource would cost every
/// executable a directory beside it that nothing reads.
#if canImport(Darwin)
  let privacy = (exclude: [String](), resources: [Resource.copy("PrivacyInfo.xcprivacy")])
#else
  let privacy = (exclude: ["PrivacyInfo.xcprivacy"], resources: [Resource]())
#endif

/// A program of `Scripts/Trials`.
func trial(_ name: String, uses: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "SDKGen\(name)", dependencies: uses + ["TrialSupport"],
    path: "Scripts/Trials/Sources/SDKGen\(name)", swiftSettings: settings)
}

/// What tries the generator on real, mutated and growing documents. Only scripts ask for it, so that `swift build` and
/// `swift test` need not compile it.
let trials: [Target] =
  Context.environment["SDKGEN_TRIALS"] == nil
  ? []
  : [
    trial(
      "Corpus",
      uses: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenAPIModel",
        "SDKGenOpenAPI", "SDKGenSwift", "SDKGenFiles", "TestSupport",
      ]),
    trial(
      "Fuzz",
      uses: [
        "SDKGenKit", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenSwift", "SDKGenFiles",
        "SDKGenTemplates",
      ]),
    trial(
      "Growth",
      uses: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenFiles",
      ]),
    .target(
      name: "TrialSupport", dependencies: ["SDKGenSourceText"],
      path: "Scripts/Trials/Sources/TrialSupport", swiftSettings: settings),
  ]

let package = Package(
  name: "sdkgen",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "sdkgen", targets: ["sdkgen"]),
    .library(name: "SDKRuntime", targets: ["SDKRuntime"]),
    .library(name: "SDKCore", targets: ["SDKCore"]),
    .library(name: "SDKCache", targets: ["SDKCache"]),
    .library(name: "SDKCookies", targets: ["SDKCookies"]),
    .library(name: "SDKMocks", targets: ["SDKMocks"]),
    .library(name: "SDKOAuth", targets: ["SDKOAuth"]),
    .library(name: "SDKPages", targets: ["SDKPages"]),
    .library(name: "SDKStreams", targets: ["SDKStreams"]),
    .library(name: "SDKStorage", targets: ["SDKStorage"]),
    .library(name: "SDKTesting", targets: ["SDKTesting"]),
    .library(name: "SDKFake", targets: ["SDKFake", "SDKContract"]),
    .library(name: "SDKCombine", targets: ["SDKCombine"]),
    .library(name: "SDKAsyncHTTPClient", targets: ["SDKAsyncHTTPClient"]),
    .library(name: "SDKDemoJSONPlaceholder", targets: ["SDKDemoJSONPlaceholder"]),
    .library(name: "SDKDemoAirKorea", targets: ["SDKDemoAirKorea"]),
    .library(name: "SDKDemoStockQuote", targets: ["SDKDemoStockQuote"]),
    .library(name: "SDKDemoBirdWatch", targets: ["SDKDemoBirdWatch"]),
    .plugin(name: "SDKGenPlugin", targets: ["SDKGenPlugin"]),
    .plugin(name: "SDKGenCommand", targets: ["SDKGenCommand"]),
  ],
  traits: [
    .default(enabledTraits: ["Generator"]),
    .trait(
      name: "Generator",
      description: "The plugins and the command. Without it, nothing but this package is fetched."),
    .trait(
      name: "Server", description: "The command 'sdkgen serve', with SwiftNIO.",
      enabledTraits: ["Generator"]),
    .trait(name: "OpenCombine", description: "SDKCombine where there is no Combine, as on Linux."),
    .trait(
      name: "AsyncHTTPClient",
      description: "SDKAsyncHTTPClient, a transport for servers. Needs Swift 6.2."),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.36.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    // Values that travel between the stages.
    generator("Diagnostics"),
    generator("APIModel", uses: ["Diagnostics"], packages: ["SDKContract"]),

    // The stages. None sees another; from names to text all is one.
    generator("SourceText", uses: ["Diagnostics"], packages: [yams]),
    generator("JSONPath", uses: ["SourceText"]),
    generator("SpecReading", uses: ["Diagnostics", "SourceText", "APIModel"]),
    generator(
      "NativeSpec", uses: ["Diagnostics", "SourceText", "APIModel", "SpecReading"],
      packages: ["SDKContract"]),
    generator(
      "OpenAPI", uses: ["Diagnostics", "SourceText", "APIModel", "SpecReading"],
      packages: ["SDKContract"]),
    generator(
      "Swift", uses: ["Diagnostics", "APIModel", "Templates"], packages: ["SDKContract"]),
    generator("Comparison", uses: ["Diagnostics", "APIModel", "Swift"]),
    .target(
      name: "SDKGenTemplates", path: "Templates/BuiltIn", swiftSettings: settings),

    // The driver and the two executables over it.
    .target(
      name: "SDKGenKit",
      dependencies: [
        "SDKContract", "SDKGenDiagnostics", "SDKGenSourceText", "SDKGenJSONPath", "SDKGenAPIModel",
        "SDKGenNativeSpec", "SDKGenOpenAPI", "SDKGenSwift", "SDKGenTemplates",
      ], swiftSettings: settings),
    .target(
      name: "SDKGenFiles", dependencies: ["SDKGenDiagnostics"], swiftSettings: settings),
    // Empty without the trait, and then nothing depends on it.
    .target(
      name: "SDKGenServer",
      dependencies: [
        "SDKContract", "SDKCore", "SDKFake",
        server("NIOCore", package: "swift-nio"),
        server("NIOHTTP1", package: "swift-nio"),
        server("NIOHTTPCompression", package: "swift-nio-extras"),
        server("NIOPosix", package: "swift-nio"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "sdkgen",
      dependencies: [
        "SDKGenBuild", "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenFiles",
        "SDKGenTemplates", arguments,
        .target(name: "SDKContract", condition: .when(traits: ["Server"])),
        .target(name: "SDKFake", condition: .when(traits: ["Server"])),
        .target(name: "SDKGenServer", condition: .when(traits: ["Server"])),
      ],
      swiftSettings: settings),
    .target(
      name: "SDKGenBuild",
      dependencies: ["SDKGenKit", "SDKGenDiagnostics", "SDKGenFiles", "SDKGenSwift"],
      swiftSettings: settings),
    .executableTarget(
      name: "sdkgen-build", dependencies: ["SDKGenBuild", "SDKGenFiles"],
      swiftSettings: settings),
    .plugin(
      name: "SDKGenPlugin", capability: .buildTool(), dependencies: ["sdkgen-build"],
      path: "Sources/SDKGenPlugin"),
    .plugin(
      name: "SDKGenCommand",
      capability: .command(
        intent: .custom(
          verb: "sdkgen", description: "Generates Swift clients, and checks those committed."),
        permissions: [
          .writeToPackageDirectory(reason: "sdkgen writes the Swift files of the clients.")
        ]),
      dependencies: ["sdkgen"], path: "Sources/SDKGenCommand"),

    // What an app links: Foundation and nothing else. What only some calls need is beside the core, since linkers keep
    // every asynchronous function of a module.
    .target(
      name: "SDKCore", exclude: privacy.exclude, resources: privacy.resources,
      swiftSettings: settings),
    feature("Cache"),
    feature("Cookies"),
    feature("Mocks"),
    feature("OAuth"),
    feature("Pages"),
    feature("Streams"),
    .target(
      name: "SDKRuntime",
      dependencies: [
        "SDKCore", "SDKCache", "SDKCookies", "SDKMocks", "SDKOAuth", "SDKPages", "SDKStreams",
      ], swiftSettings: settings),
    // Settings that an app keeps, apart from the rest, which then needs no reason for UserDefaults.
    .target(
      name: "SDKStorage", dependencies: ["SDKCore"], exclude: privacy.exclude,
      resources: privacy.resources, swiftSettings: settings),
    .target(name: "SDKTesting", dependencies: ["SDKCore"], swiftSettings: settings),
    // A spec in the form in which it is judged and sampled, and the server that is made of it.
    .target(name: "SDKContract", swiftSettings: settings),
    .target(
      name: "SDKFake", dependencies: ["SDKContract", "SDKCore", "SDKTesting"],
      swiftSettings: settings),
    .target(
      name: "SDKCombine",
      dependencies: [
        "SDKCore", "SDKCache", "SDKPages", "SDKStreams",
        .product(
          name: "OpenCombine", package: "OpenCombine",
          condition: .when(platforms: [.linux], traits: ["OpenCombine"])),
      ], swiftSettings: settings),
    .target(
      name: "SDKAsyncHTTPClient",
      dependencies: [
        "SDKCore",
        asyncHTTPClient("AsyncHTTPClient", package: "async-http-client"),
        asyncHTTPClient("NIOCore", package: "swift-nio"),
        asyncHTTPClient("NIOHTTP1", package: "swift-nio"),
        asyncHTTPClient("NIOHTTP2", package: "swift-nio-http2"),
        asyncHTTPClient("NIOHTTPCompression", package: "swift-nio-extras"),
        asyncHTTPClient("NIOPosix", package: "swift-nio"),
        asyncHTTPClient("NIOSSL", package: "swift-nio-ssl"),
      ], swiftSettings: settings),
    demo("JSONPlaceholder"),
    demo("AirKorea", uses: ["SDKCombine"]),
    demo("StockQuote"),
    demo("BirdWatch"),

    // What several test targets need.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("Diagnostics", uses: ["SDKGenDiagnostics"]),
    tests("APIModel", uses: ["SDKGenAPIModel", "SDKGenDiagnostics"]),
    tests("SourceText", uses: ["SDKGenSourceText", "SDKGenDiagnostics"]),
    tests("JSONPath", uses: ["SDKGenJSONPath", "SDKGenSourceText", "SDKGenDiagnostics"]),
    tests(
      "NativeSpec",
      uses: ["SDKGenNativeSpec", "SDKGenSourceText", "SDKGenAPIModel", "SDKGenDiagnostics"]),
    tests(
      "OpenAPI",
      uses: [
        "SDKGenOpenAPI", "SDKGenSourceText", "SDKGenAPIModel", "SDKGenDiagnostics", "TestSupport",
      ]),
    tests("SwiftNaming", uses: ["SDKGenSwift", "SDKGenAPIModel", "SDKGenDiagnostics"]),
    tests(
      "SwiftPlanning",
      uses: ["SDKGenSwift", "SDKGenAPIModel", "SDKGenDiagnostics", "TestSupport"]),
    tests("SwiftRendering", uses: ["SDKGenSwift", "SDKGenTemplates", "SDKGenDiagnostics"]),
    tests(
      "Requests",
      uses: [
        "SDKGenSwift", "SDKGenAPIModel", "SDKGenDiagnostics", "SDKRuntime", "SDKTesting",
        "TestSupport",
      ]),
    tests(
      "Model",
      uses: [
        "SDKGenSwift", "SDKGenAPIModel", "SDKGenDiagnostics", "SDKRuntime", "TestSupport",
      ]),
    tests(
      "SDKGenKit",
      uses: [
        "SDKContract",
        "SDKGenKit", "SDKGenOpenAPI", "SDKGenSwift", "SDKGenAPIModel", "SDKGenDiagnostics",
        "TestSupport",
      ], exclude: ["overlays.json"]),
    tests("SDKGenFiles", uses: ["SDKGenFiles"]),
    tests(
      "Comparison",
      uses: ["SDKGenComparison", "SDKGenKit", "SDKGenDiagnostics", "SDKRuntime", "TestSupport"],
      exclude: ["Cases"]),
    tests("SDKGenTool", uses: ["sdkgen", "TestSupport"]),
    // Empty without the trait `Server`: `Scripts/check-server` runs them.
    tests(
      "SDKGenServer",
      uses: [
        "sdkgen", "SDKGenServer", "SDKGenKit", "SDKGenDiagnostics", "SDKContract", "SDKCore",
        "SDKFake", "TestSupport",
      ]),
    tests("Consumer", uses: ["sdkgen", "sdkgen-build", "TestSupport"]),
    tests(
      "Snapshot",
      uses: [
        "SDKGenKit", "SDKGenDiagnostics", "SDKContract", "SDKRuntime", "SDKTesting", "TestSupport",
      ],
      exclude: ["Cases"]),
    tests(
      "Documentation",
      uses: [
        "SDKGenKit", "SDKGenComparison", "SDKGenDiagnostics", "SDKGenTemplates", "TestSupport",
      ]),
    // The code that the documentation shows. It compiles in a package of one's own: it sees only what is public.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "SDKRuntime", "SDKTesting", "SDKDemoAirKorea", "SDKDemoJSONPlaceholder",
        "SDKDemoBirdWatch",
      ],
      exclude: ["Coffee/coffee.openapi.yaml"], packageAccess: false, swiftSettings: settings),
    // With the trait, its faults are tried over AsyncHTTPClient too.
    tests(
      "SDKRuntime",
      uses: [
        "SDKCore", "SDKCache", "SDKCookies", "SDKOAuth", "SDKPages", "SDKStreams", "SDKRuntime",
        "SDKTesting", "SDKAsyncHTTPClient", "TestSupport",
      ]),
    tests("SDKStorage", uses: ["SDKStorage"]),
    tests(
      "SDKCombine",
      uses: [
        "SDKCombine", "SDKRuntime", "SDKTesting", "SDKDemoAirKorea", "SDKDemoJSONPlaceholder",
        .product(
          name: "OpenCombine", package: "OpenCombine",
          condition: .when(platforms: [.linux], traits: ["OpenCombine"])),
      ]),
    tests("SDKTesting", uses: ["SDKRuntime", "SDKTesting"]),
    tests("SDKContract", uses: ["SDKContract"]),
    tests(
      "SDKFake",
      uses: [
        "SDKContract", "SDKFake", "SDKRuntime", "SDKTesting", "SDKDemoAirKorea",
        "SDKDemoBirdWatch", "SDKDemoJSONPlaceholder", "SDKDemoStockQuote",
      ],
      exclude: [
        "Library/library.openapi.yaml", "Shop/shop.openapi.yaml", "Puzzles/puzzles.openapi.yaml",
        "Puzzles/riddles.openapi.yaml", "Puzzles/sphinx.swagger.yaml", "Puzzles/sdkgen.json",
      ]),
    tests(
      "Demo",
      uses: [
        "SDKRuntime", "SDKTesting", "SDKDemoJSONPlaceholder", "SDKDemoAirKorea",
        "SDKDemoStockQuote", "SDKDemoBirdWatch",
      ],
      exclude: [
        "Feed/feed.sdk.json", "Kennel/kennel.swagger.yaml", "Newsroom/newsroom.openapi.yaml",
      ]),
  ] + trials,
  swiftLanguageModes: [.v6]
)

// A script that compiles for some tests alone names their target.
if let only = Context.environment["SDKGEN_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TodoList",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // Outside this repository: .package(url: "https://github.com/OWNER/sdkgen", from: "0.1.0")
    .package(name: "sdkgen", path: "../..")
  ],
  targets: [
    .target(
      name: "TodoList",
      dependencies: [.product(name: "SDKRuntime", package: "sdkgen")],
      plugins: [.plugin(name: "SDKGenPlugin", package: "sdkgen")]),
    .testTarget(
      name: "TodoListTests",
      dependencies: ["TodoList", .product(name: "SDKTesting", package: "sdkgen")]),
  ]
)

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "BookshopAPI", targets: ["BookshopAPI"])],
  dependencies: [
    // Outside this repository: .package(url: "https://github.com/OWNER/sdkgen", from: "0.1.0")
    .package(name: "sdkgen", path: "../..")
  ],
  targets: [
    // Generated files and nothing else; see sdkgen.json.
    .target(
      name: "BookshopAPI", dependencies: [.product(name: "SDKRuntime", package: "sdkgen")]),
    .testTarget(
      name: "BookshopTests",
      dependencies: ["BookshopAPI", .product(name: "SDKTesting", package: "sdkgen")]),
  ]
)

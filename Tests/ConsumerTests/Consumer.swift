import Foundation
import Testing

/// A package outside this repository that uses the plugin by path, as a user's would.
struct Consumer {
  let folder: URL

  /// The repository's root.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "sdkgen-consumer-\(UUID().uuidString)/my app")
    try write(Self.manifest(), to: "Package.swift")
    try write(Self.spec, to: "Sources/App/shop.sdk.json")
    try write(Self.commonSpec, to: "Sources/App/Shared/common.sdk.yaml")
    try write(Self.document, to: "Sources/App/pets.openapi.yaml")
    try write(Self.schemas, to: "Sources/App/Schemas/pet.yaml")
    try write(Self.overlay(vendor: "beta"), to: "Sources/App/pets.overlay.yaml")
    try write(Self.configuration, to: "Sources/App/sdkgen.json")
    try write(Self.main, to: "Sources/App/main.swift")
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func path(of file: String) -> String { folder.appending(path: file).path }

  /// When each generated file was last written.
  func stamps() throws -> [String: Date] {
    try generatedFiles().mapValues { file in
      let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
      return try #require(values.contentModificationDate)
    }
  }

  func generated(_ name: String) throws -> String {
    try String(contentsOf: #require(generatedFiles()[name]), encoding: .utf8)
  }

  /// Writes a file beside those that were generated.
  func writeGenerated(_ text: String, to name: String) throws {
    let client = try #require(generatedFiles()["shop.sdk.Client.swift"])
    try Data(text.utf8).write(to: client.deletingLastPathComponent().appending(path: name))
  }

  /// By name, wherever in its work folder the plugin put them.
  private func generatedFiles() -> [String: URL] {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: ".build/plugins/outputs"), includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return Dictionary(
      swift.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Consumer {
  /// - Parameters:
  ///   - options: What follows the path of the dependency.
  ///   - packages: Other dependencies.
  ///   - plugins: The plugins of the target.
  static func manifest(
    options: String = "", packages: String = "",
    plugins: String = #".plugin(name: "SDKGenPlugin", package: "sdkgen")"#
  ) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Consumer",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "sdkgen", path: "\(repository.path)"\(options))\(packages)],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [
            .product(name: "SDKRuntime", package: "sdkgen"),
            .product(name: "SDKTesting", package: "sdkgen"),
          ],
          plugins: [\(plugins)])
      ]
    )

    """
  }

  static let spec = """
    {
      "name": "Shop",
      "import": ["Shared/common.sdk.yaml"],
      "server": "https://shop.example.com",
      "endpoints": {
        "price": { "GET": "/items/{id: Int}/price", "returns": "Price" }
      }
    }

    """

  private static let commonSpec = """
    name: Common
    models:
      Price: { amount: Int, currency: String }

    """

  static let configuration = """
    {
      "specs": [
        { "spec": "shop.sdk.json", "access": "package" },
        { "spec": "Shared/common.sdk.yaml", "access": "package" },
        {
          "spec": "pets.openapi.yaml",
          "access": "package",
          "overlays": ["pets.overlay.yaml"],
          "rename": { "Pet.nm": "name", "pets.getPetById": "get", "Pet": "Animal" },
          "exclude": ["deprecated"]
        }
      ]
    }

    """

  private static let main = """
    import Foundation
    internal import SDKRuntime
    import SDKTesting

    let transport = MockTransport().on(.any, .json(#"{ "amount": 42, "currency": "KRW" }"#))
    let price = try await ShopClient(transport: transport).price(id: 7)
    print("\\(price.amount) \\(price.currency) from \\(transport.calls.first?.request.path ?? "nowhere")")

    let zoo = MockTransport().on(.any, .json(#"{ "nm": "Rex", "kind": "cat" }"#))
    let animal: Animal = try await PetsClient(transport: zoo).pets.get(petID: 7)
    print("\\(animal.name) the \\(animal.kind) from \\(zoo.calls.first?.request.url.path ?? "nowhere")")

    """
}

import Foundation

/// The DocC catalogues of the repository.
enum Catalog {
  static let folders = [
    "Sources/SDKRuntime/SDKRuntime.docc", "Sources/SDKStorage/SDKStorage.docc",
    "Sources/SDKTesting/SDKTesting.docc", "Sources/SDKFake/SDKFake.docc",
    "Sources/sdkgen/sdkgen.docc",
  ]

  /// The modules that SDKRuntime exports, whose documentation is in its own, and itself.
  static let runtime = [
    "SDKCore", "SDKCache", "SDKCookies", "SDKMocks", "SDKOAuth", "SDKPages", "SDKStreams",
    "SDKRuntime",
  ]

  /// The landing pages and the articles of all.
  static let articles = folders.flatMap { articles(in: $0) }

  static func articles(in folder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: Page.repository.appending(path: folder).path)
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }
}

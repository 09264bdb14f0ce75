import Foundation
import SDKGenDiagnostics
import SDKGenKit
import Testing

private let pages =
  [
    "README.md", "README.ko.md", "CONTRIBUTING.md", "CHANGELOG.md", "Specs/README.md",
    "Specs/OpenAPI.md",
    "Specs/Diagnostics.md", "Specs/Diff.md",
    "Templates/README.md", "Examples/README.md", "Benchmarks/README.md",
  ] + Catalog.articles

/// The specs, settings, excerpts and links of each page are right.
@Suite struct PageTests {
  @Test(arguments: pages) func specsGenerate(in path: String) throws {
    let page = try Page(path)
    for block in page.blocks("json", "spec") + page.blocks("json", "file") {
      let reference = try Scaffold(Page("Specs/README.md"))
      let errors = reference.generate(block.text).diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(block.place): \(errors)")
    }
  }

  @Test(arguments: pages) func configurationsAreRead(in path: String) throws {
    for block in try Page(path).blocks("json", "configuration") {
      let read = Configuration.read(Array(block.text.utf8), file: "sdkgen.json")
      #expect(read.diagnostics.isEmpty, "\(block.place): \(read.diagnostics)")
      #expect(!read.value.entries.isEmpty)
    }
  }

  @Test func everySettingIsDescribed() throws {
    let page = try Page.text("Specs/README.md")
    let section = try #require(page.components(separatedBy: "\n## sdkgen.json\n").last)
      .components(separatedBy: "\n## ")[0]
    let keys = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { $0.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.output.1) } }

    #expect(Set(keys) == Set(Configuration.Entry.keys))
  }

  /// A block marked `from FILE` consists of pieces of that file, in order. Blank lines and lines of `…`
  /// separate the pieces; indentation is not compared.
  @Test(arguments: pages) func excerptsAreInTheirFiles(in path: String) throws {
    for block in try Page(path).blocks where block.info.dropFirst().first == "from" {
      let file = try #require(block.info.last)
      var rest = trimmed(try Page.text(file))[...]
      for piece in pieces(of: block.text) {
        let start = rest.indices.first { rest[$0...].starts(with: piece) }
        let found = try #require(
          start, "\(block.place): not in \(file): \(piece.joined(separator: "\n"))")
        rest = rest[(found + piece.count)...]
      }
    }
  }

  /// The site has the articles of the catalogues, and beside them what the repository shows as pages.
  @Test func theSiteHasEveryReference() throws {
    let script = try Page.text("Scripts/docs")
    for page in ["README.md", "README.ko.md", "Templates/README.md"] + Catalog.articles(in: "Specs")
    {
      #expect(script.contains("['\(page)', '"))
    }
  }

  @Test func articlesAreFound() {
    #expect(Catalog.articles.count > 20)
  }

  /// Swift in an article is an excerpt of a test or an example, which are compiled. Only other libraries' code, which
  /// is marked `before LIBRARY`, is not.
  @Test(arguments: Catalog.articles) func swiftInArticlesIsCompiled(in path: String) throws {
    for block in try Page(path).blocks("swift") {
      try #require(block.info.count == 3, "\(block.place)")
      switch block.info.dropFirst().first {
      case "from":
        let isBuilt = ["Tests/", "Examples/"].contains { block.info[2].hasPrefix($0) }
        #expect(isBuilt, "\(block.place)")
      case "before": #expect(path.contains("/From"), "\(block.place)")
      default: Issue.record("\(block.place): from which test is it?")
      }
    }
  }

  /// Links from article to article, which docc checks as well where there is one.
  @Test(arguments: Catalog.articles) func articlesOfTheCatalogAreLinked(from path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for (number, line) in try Page(path).prose {
      for link in line.matches(of: /<doc:([\w.]+)>/).map({ String($0.output.1) }) {
        #expect(
          Catalog.articles.contains("\(folder)/\(link).md"), "\(path):\(number): no article \(link)"
        )
      }
    }
  }

  /// As under the plugin, whose output is internal.
  @Test(arguments: ["README.md", "README.ko.md"]) func theFirstExampleIsMade(in path: String) throws
  {
    let page = try Page(path)
    let spec = try #require(page.blocks("json", "file").first)
    let shown = try #require(page.blocks("swift", "made").first)
    let settings = Configuration.read(
      Array(#"{ "specs": [{ "spec": "posts.sdk.json", "access": "internal" }] }"#.utf8),
      file: "sdkgen.json")
    let entry = try #require(settings.value.entries.first)
    let made = generate(
      entry.spec, load: { _ in Array(spec.text.utf8) }, options: entry.options)

    let lines = trimmed(made.value.map(\.text).joined())
    for piece in pieces(of: shown.text) {
      let isThere = lines.indices.contains { lines[$0...].starts(with: piece) }
      #expect(isThere, "not made: \(piece.joined(separator: "\n"))")
    }
  }

  @Test func theReadmeShowsTheDemo() throws {
    let files = try Page("README.md").blocks.filter { $0.info.contains("from") }.map(\.info.last)
    #expect(files.contains("Specs/jsonplaceholder.sdk.json"))
    #expect(files.contains("Generated/JSONPlaceholder/JSONPlaceholderEndpoints.swift"))
  }

  @Test(arguments: pages) func linksLeadSomewhere(from path: String) throws {
    let page = try Page(path)
    let folder = URL(filePath: "/" + path).deletingLastPathComponent()
    for (number, line) in page.prose {
      for link in line.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.output.1) })
      where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target =
          parts[0].isEmpty
          ? path : String(folder.appending(path: parts[0]).standardized.path.dropFirst())
        let place = Page.repository.appending(path: target).path
        #expect(FileManager.default.fileExists(atPath: place), "\(path):\(number): \(link)")
        if let anchor = parts.dropFirst().first {
          #expect(try anchors(of: Page(target)).contains(anchor), "\(path):\(number): \(link)")
        }
      }
    }
  }
}

func trimmed(_ text: String) -> [String] {
  text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}

func pieces(of text: String) -> [[String]] {
  trimmed(text).split { $0.isEmpty || $0 == "…" || $0 == "// …" }.map(Array.init)
}

/// The anchors of a page: its headings as links spell them.
private func anchors(of page: Page) -> [String] {
  page.prose.filter { $0.text.hasPrefix("#") }.map { _, line in
    line.drop { $0 == "#" || $0 == " " }.lowercased()
      .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
  }
}

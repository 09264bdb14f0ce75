import Testing

/// A page in Korean, `PAGE.ko.md`, is all of the one in English: the same code, sections, tables, links and names.
@Suite struct TranslationTests {
  private static let translated = ["README.ko.md"] + Catalog.articles.filter { $0.isKorean }

  @Test func theFirstGuidesAreTranslated() {
    let names = Self.translated.compactMap { $0.split(separator: "/").last }
    #expect(Set(names).isSuperset(of: ["FirstCall.ko.md", "Errors.ko.md", "Testing.ko.md"]))
  }

  @Test(arguments: translated) func theCodeIsTheSame(in path: String) throws {
    let (korean, english) = (try Page(path), try Page(path.inEnglish))
    #expect(korean.blocks.map(\.info) == english.blocks.map(\.info))
    #expect(korean.blocks.map(\.text) == english.blocks.map(\.text))
  }

  @Test(arguments: translated) func theSectionsAreTheSame(in path: String) throws {
    let (ours, theirs) = (try Page(path).sections, try Page(path.inEnglish).sections)
    try #require(ours.map(\.level) == theirs.map(\.level))
    for (one, other) in zip(ours, theirs) {
      #expect(one.names == other.names, "'\(one.title)' and '\(other.title)'")
      #expect(one.links.map(\.inEnglish) == other.links, "'\(one.title)' and '\(other.title)'")
      #expect(one.rows == other.rows, "'\(one.title)' and '\(other.title)'")
    }
  }

  @Test(arguments: translated) func linksStayInTheLanguage(in path: String) throws {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in try Page(path).sections.flatMap(\.links) where !link.isKorean {
      let page = link.hasSuffix(".md") ? String(link.dropLast(3)) : folder + link
      #expect(!Self.translated.contains(page + ".ko.md"), "\(link)")
    }
  }

  @Test func eachReadmeLinksToTheOther() throws {
    #expect(try Page("README.md").lines.prefix(5).contains { $0.contains("(README.ko.md)") })
    #expect(try Page("README.ko.md").lines.prefix(5).contains { $0.contains("(README.md)") })
  }
}

extension String {
  /// Of a page, `Errors.ko.md`, or of a link to it, `Errors.ko`.
  fileprivate var isKorean: Bool { self != inEnglish }

  fileprivate var inEnglish: String { replacing(/\.ko(\.md)?$/) { $0.1 ?? "" } }
}

/// A heading and the prose below it, as far as it does not depend on the language.
private struct Section {
  let title: String
  let level: Int
  /// The code in the prose, sorted: each language has an order of its own.
  var names: [String] = []
  /// The pages linked to, sorted, without those of the page itself.
  var links: [String] = []
  /// The number of items and rows of lists and tables.
  var rows = 0
}

extension Page {
  fileprivate var sections: [Section] {
    var sections: [Section] = []
    for (_, line) in prose {
      if line.hasPrefix("#") {
        sections.append(
          Section(
            title: String(line.drop { $0 == "#" || $0 == " " }),
            level: line.prefix { $0 == "#" }.count))
      }
      guard let last = sections.indices.last else { continue }
      sections[last].names += line.matches(of: /``[^`]+``|`[^`]+`/).map { String($0.0) }
      sections[last].links += line.matches(of: /\]\(([^)#\s]+)|<doc:([\w.]+)>/)
        .compactMap { ($0.1 ?? $0.2).map(String.init) }.filter { !$0.hasPrefix("README") }
      if line.firstMatch(of: /^(\||- |\d+\. |> )/) != nil { sections[last].rows += 1 }
    }
    return sections.map { section in
      var section = section
      section.names.sort()
      section.links.sort { $0.inEnglish < $1.inEnglish }
      return section
    }
  }
}

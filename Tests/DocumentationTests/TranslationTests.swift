import Testing

/// `README.ko.md` is all of `README.md`: the same code, sections, tables, links and names.
@Suite struct TranslationTests {
  private let english: Page
  private let korean: Page

  init() throws {
    english = try Page("README.md")
    korean = try Page("README.ko.md")
  }

  @Test func theCodeIsTheSame() {
    #expect(korean.blocks.map(\.info) == english.blocks.map(\.info))
    #expect(korean.blocks.map(\.text) == english.blocks.map(\.text))
  }

  @Test func theSectionsAreTheSame() throws {
    let (ours, theirs) = (korean.sections, english.sections)
    try #require(ours.map(\.level) == theirs.map(\.level))
    for (one, other) in zip(ours, theirs) {
      #expect(one.names == other.names, "'\(one.title)' and '\(other.title)'")
      #expect(one.links == other.links, "'\(one.title)' and '\(other.title)'")
      #expect(one.rows == other.rows, "'\(one.title)' and '\(other.title)'")
    }
  }

  @Test func eachLinksToTheOther() {
    #expect(english.lines.prefix(5).contains { $0.contains("(README.ko.md)") })
    #expect(korean.lines.prefix(5).contains { $0.contains("(README.md)") })
  }
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
      sections[last].names += line.matches(of: /`([^`]+)`/).map { String($0.1) }
      sections[last].links += line.matches(of: /\]\(([^)#\s]+)/).map { String($0.1) }
        .filter { !$0.hasPrefix("README") }
      if line.firstMatch(of: /^(\||- |\d+\. |> )/) != nil { sections[last].rows += 1 }
    }
    return sections.map { section in
      var section = section
      section.names.sort()
      section.links.sort()
      return section
    }
  }
}

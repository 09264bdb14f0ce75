import SDKGenDiagnostics
import SDKGenTemplates

/// Reads templates: finds the hole that each name means, and reports names that mean none.
struct TemplateReader {
  /// Deeper sections than this are refused, and more partials, counting those within partials: they can
  /// make more text than any computer holds.
  static let limits = (sections: 64, partials: 2000)

  private(set) var problems: [Diagnostic] = []
  private let sources: [String: TemplateText]
  /// The partials that the current template includes so far.
  private var partials = 0

  init(_ sources: [TemplateText]) {
    self.sources = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  mutating func parts(of template: TemplateName) -> [TemplatePart] {
    guard let source = sources[template.rawValue] else { return [] }
    partials = 0
    return parts(of: source, in: [Scope(template.value)], within: [source.name])
  }

  /// The names that a value offers.
  private struct Scope {
    var name: String
    var holes: [HoleOutline]

    init(_ type: any TemplateValue.Type) {
      name = type.scope
      holes = type.outlines
    }
  }

  /// A tag in its template.
  private struct Place {
    var source: TemplateText
    var tag: TemplateTag

    var location: SourceLocation {
      let text = source.text
      let before = text.utf8.prefix(tag.offset)
      let line = 1 + before.count { $0 == 0x0A }
      let start = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
      let column = 3 + text[start..<before.endIndex].count
      return SourceLocation(
        file: source.file, line: line, column: column, length: max(1, tag.name.count))
    }
  }

  /// A section whose end is not read yet.
  private struct Section {
    var tag: TemplateTag?
    var scopes: [Scope]
    var parts: [TemplatePart] = []
    /// Makes it a part of the section around it; nil: its name means nothing.
    var close: (([TemplatePart]) -> TemplatePart)?
  }

  private mutating func parts(
    of source: TemplateText, in scopes: [Scope], within partials: [String]
  ) -> [TemplatePart] {
    var open = [Section(scopes: scopes)]
    for token in TemplateToken.all(in: source.text) {
      let last = open.count - 1
      let scopes = open[last].scopes
      var parts: [TemplatePart] = []
      switch token {
      case .literal(let text): parts = TemplatePart.literals(text)
      case .tag(let tag):
        let place = Place(source: source, tag: tag)
        switch tag.kind {
        case .comment: break
        case .unknown:
          problems.append(.badTag(at: place.location))
          return []
        case .partial:
          parts = partial(at: place, in: scopes, within: partials)
        case .variable:
          parts = variable(at: place, in: scopes).map { [$0] } ?? []
        case .section, .inverted:
          guard open.count <= Self.limits.sections else {
            problems.append(.templateTooDeep(at: place.location))
            return []
          }
          open.append(section(at: place, in: scopes))
        case .close:
          let section = open[last]
          guard section.tag?.name == tag.name else {
            problems.append(
              .wrongSectionEnd(tag.name, open: section.tag?.name, at: place.location))
            return []
          }
          open.removeLast()
          parts = section.close.map { [$0(section.parts)] } ?? []
        }
      }
      open[open.count - 1].parts += parts
    }
    if let tag = open[open.count - 1].tag {
      problems.append(.openSection(tag.name, at: Place(source: source, tag: tag).location))
    }
    return open[0].parts
  }

  // MARK: Tags

  private mutating func variable(at place: Place, in scopes: [Scope]) -> TemplatePart? {
    guard let (scope, hole) = find(at: place, in: scopes) else { return nil }
    if case .text = scopes[scope].holes[hole].kind { return .text(scope: scope, hole: hole) }
    problems.append(.notText(place.tag.name, at: place.location))
    return nil
  }

  private mutating func section(at place: Place, in scopes: [Scope]) -> Section {
    var section = Section(tag: place.tag, scopes: scopes)
    guard let (scope, hole) = find(at: place, in: scopes) else {
      // What its names mean cannot be told.
      section.scopes = []
      return section
    }
    let isInverted = place.tag.kind == .inverted
    let condition: TemplatePart.Condition
    switch scopes[scope].holes[hole].kind {
    case .text: condition = isInverted ? .noText : .text
    case .flag: condition = isInverted ? .noFlag : .flag
    case .list where isInverted: condition = .emptyList
    case .list(let type):
      section.scopes.append(Scope(type))
      section.close = { .list(scope: scope, hole: hole, $0) }
      return section
    }
    section.close = { .section(scope: scope, hole: hole, condition, $0) }
    return section
  }

  private mutating func partial(
    at place: Place, in scopes: [Scope], within partials: [String]
  ) -> [TemplatePart] {
    let name = place.tag.name
    guard let source = sources[name] else {
      problems.append(.unknownPartial(name, known: sources.keys.sorted(), at: place.location))
      return []
    }
    guard !partials.contains(name) else {
      problems.append(.recursivePartial(name, at: place.location))
      return []
    }
    self.partials += 1
    guard self.partials <= Self.limits.partials else {
      if self.partials == Self.limits.partials + 1 {
        problems.append(.tooManyPartials(at: place.location))
      }
      return []
    }
    return parts(of: source, in: scopes, within: partials + [name])
  }

  // MARK: Names

  /// Returns the innermost scope that has a name, or that the name states: `model.name`.
  private mutating func find(
    at place: Place, in scopes: [Scope]
  ) -> (scope: Int, hole: Int)? {
    let name = place.tag.name
    let words = name == "." ? ["."] : name.split(separator: ".").map(String.init)
    for (index, scope) in scopes.enumerated().reversed()
    where words.count == 1 || words.first == scope.name {
      if let hole = scope.holes.firstIndex(where: { $0.name == words.last }) {
        return (index, hole)
      }
    }
    if !scopes.isEmpty {
      let known = Set(scopes.flatMap { $0.holes.map(\.name) }).sorted()
      problems.append(.unknownTemplateName(name, known: known, at: place.location))
    }
    return nil
  }
}

/// A piece of a template: text, or a tag such as `{{name}}`.
enum TemplateToken: Equatable {
  case literal(String)
  case tag(TemplateTag)

  /// Splits a template. A tag that stands alone on its line takes the line with it, unless it is a variable.
  fileprivate static func all(in text: String) -> [TemplateToken] {
    let bytes = Array(text.utf8)
    var tokens: [TemplateToken] = []
    var start = 0
    func addLiteral(to end: Int) {
      if end > start {
        tokens.append(.literal(String(decoding: bytes[start..<end], as: UTF8.self)))
      }
    }
    while let open = bytes.firstIndex(ofPair: UInt8(ascii: "{"), from: start) {
      let close = bytes.firstIndex(ofPair: UInt8(ascii: "}"), from: open + 2)
      let inside = bytes[(open + 2)..<(close ?? bytes.count)]
      let tag = TemplateTag(inside, isClosed: close != nil, offset: open)
      let end = close.map { $0 + 2 } ?? bytes.count
      if tag.kind != .variable, let line = bytes.line(around: open..<end, notBefore: start) {
        addLiteral(to: line.lowerBound)
        start = line.upperBound
      } else {
        addLiteral(to: open)
        start = end
      }
      tokens.append(.tag(tag))
    }
    addLiteral(to: bytes.count)
    return tokens
  }
}

/// The text between `{{` and `}}`.
struct TemplateTag: Equatable {
  enum Kind: Equatable { case variable, section, inverted, close, partial, comment, unknown }

  var kind: Kind
  var name: String
  /// Its beginning in the template, in bytes.
  var offset: Int

  fileprivate init(_ inside: ArraySlice<UInt8>, isClosed: Bool, offset: Int) {
    let kinds: [UInt8: Kind] = [
      UInt8(ascii: "#"): .section, UInt8(ascii: "^"): .inverted, UInt8(ascii: "/"): .close,
      UInt8(ascii: ">"): .partial, UInt8(ascii: "!"): .comment,
    ]
    let marked = inside.first.flatMap { kinds[$0] }
    let name = String(decoding: marked == nil ? inside : inside.dropFirst(), as: UTF8.self)
      .filter { $0 != " " }
    let isName =
      marked == .comment
      || !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || "-.".utf8.contains($0) }
    kind = isClosed && isName ? marked ?? .variable : .unknown
    self.name = name
    self.offset = offset
  }
}

extension [UInt8] {
  /// Returns where a byte first stands twice.
  fileprivate func firstIndex(ofPair byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index + 1 < count {
      if self[index] == byte, self[index + 1] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Returns the line with its break if nothing but spaces stands on it beside the range.
  fileprivate func line(around range: Range<Int>, notBefore limit: Int) -> Range<Int>? {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var start = range.lowerBound
    while start > limit, isSpace(self[start - 1]) { start -= 1 }
    guard start == 0 || self[start - 1] == 0x0A else { return nil }
    var end = range.upperBound
    while end < count, isSpace(self[end]) { end += 1 }
    guard end < count else { return start..<end }
    return self[end] == 0x0A ? start..<(end + 1) : nil
  }
}

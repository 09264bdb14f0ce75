import SDKGenDiagnostics

/// Finds names in templates that the declarations do not have, which the engine would silently leave empty.
struct TemplateCheck {
  private(set) var problems: [Diagnostic] = []
  private let sources: [String: TemplateSet.Source]
  /// The number of partials that the current template includes, partials within partials among them.
  private var partials = 0

  init(_ sources: [TemplateSet.Source]) {
    self.sources = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    for template in TemplateName.allCases {
      guard let source = self.sources[template.rawValue] else { continue }
      var scopes = [template.slots]
      partials = 0
      check(source, &scopes, within: [template.rawValue])
    }
    var seen: Set<Diagnostic> = []
    problems = problems.filter { seen.insert($0).inserted }
  }

  /// Partials within partials can make more text than any computer holds.
  static let maximumPartials = 2000

  /// Walks the tags of a template; sections over lists open a scope whose names hide those around it.
  private mutating func check(
    _ source: TemplateSet.Source, _ scopes: inout [Slots], within partials: [String]
  ) {
    let depth = scopes.count
    if !source.text.hasPrefix("{{% CONTENT_TYPE:TEXT}}") {
      problems.append(.escapingTemplate(source))
    }
    for tag in TemplateTag.all(in: source.text) {
      switch tag.kind {
      case .comment: break
      case .close: if scopes.count > depth { scopes.removeLast() }
      case .partial:
        guard let partial = sources[tag.name] else {
          problems.append(
            .unknownPartial(tag.name, known: sources.keys.sorted(), at: source.location(of: tag)))
          continue
        }
        guard !partials.contains(tag.name) else {
          problems.append(.recursivePartial(tag.name, at: source.location(of: tag)))
          continue
        }
        self.partials += 1
        guard self.partials <= Self.maximumPartials else {
          problems.append(.tooManyPartials(at: source.location(of: tag)))
          continue
        }
        check(partial, &scopes, within: partials + [tag.name])
      case .variable, .section:
        let found = find(tag.name, scopes)
        if found == nil {
          let names = Set(scopes.flatMap(\.keys)).sorted()
          problems.append(
            .unknownTemplateName(tag.name, known: names, at: source.location(of: tag)))
        }
        guard tag.kind == .section else { continue }
        if case .list(let slots)? = found { scopes.append(slots) } else { scopes.append([:]) }
      }
    }
    scopes.removeLast(max(0, scopes.count - depth))
  }

  private func find(_ name: String, _ scopes: [Slots]) -> Slot? {
    if name == "." { return .text }
    return scopes.reversed().lazy.compactMap { $0[name] }.first
  }
}

/// A tag, such as `{{name}}`, `{{#name}}` or `{{>name}}`, and its location.
struct TemplateTag: Equatable {
  enum Kind { case variable, section, close, partial, comment }

  var kind: Kind
  var name: String
  var line: Int
  var column: Int

  static func all(in text: String) -> [TemplateTag] {
    var tags: [TemplateTag] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line[...]
      var (index, offset) = (line.startIndex, 0)
      while let open = rest.firstRange(of: "{{"),
        let close = rest[open.upperBound...].firstRange(of: "}}")
      {
        let inside = rest[open.upperBound..<close.lowerBound]
        offset += line.distance(from: index, to: open.upperBound)
        index = open.upperBound
        tags.append(tag(inside, line: number + 1, column: offset + 1))
        rest = rest[close.upperBound...]
        if rest.first == "}" { rest.removeFirst() }
      }
    }
    return tags
  }

  private static func tag(_ inside: Substring, line: Int, column: Int) -> TemplateTag {
    let kind: Kind =
      switch inside.first {
      case "#", "^": .section
      case "/": .close
      case ">": .partial
      case "!", "%": .comment
      default: .variable
      }
    let name = inside.drop { "#^/>!%{& ".contains($0) }.prefix { !" }".contains($0) }
    return TemplateTag(kind: kind, name: String(name), line: line, column: column)
  }
}

extension TemplateSet.Source {
  fileprivate func location(of tag: TemplateTag) -> SourceLocation {
    SourceLocation(file: file, line: tag.line, column: tag.column, length: max(1, tag.name.count))
  }
}

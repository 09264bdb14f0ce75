/// The way a list is split into pages, and how to get the next one.
package struct Pagination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case page(parameter: String, size: String?, first: Int)
    case offset(parameter: String, limit: String?)
    case cursor(parameter: String, next: Next)
    /// The response has the URL of the next page, whose query is sent with the rest of the request.
    case url(Next)
  }

  package enum Next: Equatable, Sendable {
    case path([String])
    case link
    case header(String)
    /// A property of the last item: `data[last].id`.
    case lastItem(items: [String], field: [String])

    /// Reads `meta.next`, `link`, `header:NAME` or `data[last].id`, as specs and `x-sdkgen-pagination` have them.
    package init(notation: String) {
      func names(_ text: Substring) -> [String] { text.split(separator: ".").map(String.init) }
      if notation == "link" {
        self = .link
      } else if notation.hasPrefix("header:") {
        self = .header(String(notation.dropFirst("header:".count)))
      } else if let last = notation.firstRange(of: Self.last + ".") {
        self = .lastItem(
          items: names(notation[..<last.lowerBound]), field: names(notation[last.upperBound...]))
      } else {
        self = .path(names(notation[...]))
      }
    }

    /// The text that is read as this.
    package var notation: String {
      switch self {
      case .path(let path): path.joined(separator: ".")
      case .link: "link"
      case .header(let name): "header:\(name)"
      case .lastItem(let items, let field):
        items.joined(separator: ".") + Self.last + "." + field.joined(separator: ".")
      }
    }

    /// The last item of a list, in `path`.
    package static let last = "[last]"

    /// The path of the value in the response, in which the last item is `[last]`; nil where a header has it.
    package var path: [String]? {
      switch self {
      case .path(let path): path
      case .lastItem(let items, let field): items + [Self.last] + field
      case .link, .header: nil
      }
    }
  }

  package var kind: Kind
  package var more: [String]?
  /// Of numbered pages: the path of a Boolean, whether it is the last, or of the number of pages.
  package var last: [String]?
  package var items: [String]?

  /// The parameter that says which page is meant, in the query or the body; nil: what is in the URL of the next page.
  package var parameter: String? {
    switch kind {
    case .page(let parameter, _, _), .offset(let parameter, _), .cursor(let parameter, _):
      parameter
    case .url: nil
    }
  }

  package init(
    kind: Kind, more: [String]? = nil, last: [String]? = nil, items: [String]? = nil
  ) {
    self.kind = kind
    self.more = more
    self.last = last
    self.items = items
  }
}

extension Operation {
  /// The arguments by which pages may be asked for: those of the query, then the properties of the body.
  package func pagingArguments(_ models: ModelIndex) -> [Parameter] {
    let properties = (body?.value.map { models.properties(of: $0) } ?? []).filter {
      $0.constant == nil && $0.direction != .received
    }
    let inBody = properties.map { property in
      Parameter(
        name: property.name, value: .argument(property.type, default: property.default),
        location: property.location)
    }
    let others = (fields + inBody).filter { other in !query.contains { $0.name == other.name } }
    return query + others
  }
}

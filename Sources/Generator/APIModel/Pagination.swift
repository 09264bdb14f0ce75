/// The way a list is split into pages, and how to get the next one.
package struct Pagination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case page(parameter: String, size: String?, first: Int)
    case offset(parameter: String, limit: String?)
    case cursor(parameter: String, next: Next)
    /// The response has the URL of the next page, whose query is sent.
    case url(Next)
  }

  package enum Next: Equatable, Sendable {
    case path([String])
    case link
    case header(String)
    /// A property of the last item: `data[last].id`.
    case lastItem(items: [String], field: [String])

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

  package init(
    kind: Kind, more: [String]? = nil, last: [String]? = nil, items: [String]? = nil
  ) {
    self.kind = kind
    self.more = more
    self.last = last
    self.items = items
  }
}

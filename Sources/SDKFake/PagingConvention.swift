internal import SDKContract
internal import SDKCore

/// How a list is paged, as the clients of its operation take for granted.
struct PagingConvention: Sendable {
  enum Kind: Sendable {
    case page(parameter: String, first: Int)
    case offset(parameter: String)
    case cursor(parameter: String, next: Next)
    /// The answer has the URL of the next page.
    case url(Next)
  }

  enum Next: Sendable {
    /// In the body; `[last]` stands for the last record.
    case path([String])
    case header(String)
  }

  var kind: Kind
  /// The parameter that says how many records a page has.
  var size: String?
  /// The Boolean that says whether there is more.
  var more: [String]?
  /// The Boolean that says whether the page is the last, or the number of pages.
  var last: [String]?
  /// The list.
  var items: [String]

  init?(_ value: ContractValue) {
    func path(_ key: String) -> [String]? { value[key]?.elements.compactMap(\.string) }
    let next = value["next"].map { next in
      next.string.map(Next.header) ?? .path(next.elements.compactMap(\.string))
    }
    if let page = value["page"]?.string {
      kind = .page(
        parameter: page, first: value["first"]?.number.flatMap { Int($0) } ?? 1)
    } else if let offset = value["offset"]?.string {
      kind = .offset(parameter: offset)
    } else if let next {
      kind = value["cursor"]?.string.map { .cursor(parameter: $0, next: next) } ?? .url(next)
    } else {
      return nil
    }
    size = value["size"]?.string ?? value["limit"]?.string
    more = path("more")
    last = path("last")
    items = path("items") ?? []
  }

  /// The parameter that says which page is meant; nil: what is in the URL of the next one.
  var parameter: String? {
    switch kind {
    case .page(let parameter, _), .offset(let parameter), .cursor(let parameter, _): parameter
    case .url: nil
    }
  }
}

/// The names that most APIs have for what says which page is meant.
enum PagingNames {
  /// The letters of those that mean nothing else.
  static let limits: Set<String> = [
    "limit", "perpage", "pagesize", "maxresults", "numresults", "itemsperpage", "take", "top",
  ]
  static let sizes = [
    "limit", "per_page", "perPage", "page_size", "pageSize", "size", "_limit", "_per_page", "max",
    "first", "count", "max_results", "maxResults", "top", "take", "page[size]", "page[limit]",
    "maxResultCount", "Limit", "PageSize", "MaxResultCount",
  ]
  static let pages = [
    "page", "page_number", "pageNumber", "page_no", "pageNo", "_page", "page[number]", "Page",
    "PageNumber",
  ]
  static let offsets = [
    "offset", "skip", "start", "_start", "page[offset]", "skipCount", "Offset", "SkipCount",
  ]
  static let cursors = [
    "cursor", "after", "page_token", "pageToken", "next_token", "nextToken", "marker",
    "continuation_token", "continuationToken", "starting_after", "startingAfter", "page[cursor]",
    "page[after]", "token",
  ]
}

import SDKCore

/// The pages of a list, fetched as they are asked for and never ahead.
///
///     for try await post in api.posts.listPages().items { … }
///
/// Every iteration begins with the first page, and belongs to the user it began for: once another has
/// logged in, or the client's cookies were all removed, it throws an `APIError` of kind
/// `userChanged` instead of fetching the next page. It ends when the response names no next page or says
/// that there is no more, and pages by number or offset also with one that holds no item, unless the response
/// says that more pages follow or, of pages by number, its header `Link` names the next one; an empty page
/// is left out unless it is the first.
/// Leaving the loop sends nothing further. An iterator that has thrown is over, as those of Swift are;
/// a copy of it from before goes on with the page that failed. Iterating throws what calls throw, and an `APIError`
/// of kind `paging` when a response leads back to a page that was fetched already, when 1000 pages in a
/// row are empty though each names another, when one says that more pages follow but has no cursor, URL or
/// last item that leads to them, or, of pages by number or offset without `Link` and those that are followed
/// by hand, when a page is the one before, byte for byte: a server that ignores the number of the page
/// would send it for ever.
public struct Pages<Page: Sendable, Item: Sendable>: AsyncSequence, Sendable {
  public typealias Element = Page

  /// A page, its items, and how to fetch the one after it.
  struct Fetched: Sendable {
    let page: Page
    let items: [Item]
    let next: Fetch?
  }

  typealias Fetch = @Sendable () async throws -> Fetched

  private let first: Fetch?

  init(first: @escaping Fetch) { self.first = first }

  /// Pages that are there already: for mocks and previews.
  public init(_ pages: [Page], items: @escaping @Sendable (Page) -> [Item]) {
    first = Self.fetch(pages[...], items)
  }

  private static func fetch(
    _ pages: ArraySlice<Page>, _ items: @escaping @Sendable (Page) -> [Item]
  ) -> Fetch? {
    guard let page = pages.first else { return nil }
    return { Fetched(page: page, items: items(page), next: fetch(pages.dropFirst(), items)) }
  }

  /// No page, only an error: for mocks that were not set.
  public init(throwing error: any Error) { first = { throw error } }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(fetch: first) }

  /// The items of all pages, one by one. Each iteration fetches the pages anew.
  public var items: Items { Items(pages: self) }

  public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
    var fetch: Fetch?
    var isFirst = true

    public mutating func next() async throws -> Page? { try await advance()?.page }

    mutating func advance() async throws -> Fetched? {
      while let fetch {
        self.fetch = nil
        try Task.checkCancellation()
        let fetched = try await fetch()
        self.fetch = fetched.next
        defer { isFirst = false }
        if isFirst || !fetched.items.isEmpty { return fetched }
      }
      return nil
    }
  }

  public struct Items: AsyncSequence, Sendable {
    public typealias Element = Item

    let pages: Pages

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(pages: pages.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      var pages: Pages.AsyncIterator
      var items: ArraySlice<Item> = []

      public mutating func next() async throws -> Item? {
        while items.isEmpty {
          guard let fetched = try await pages.advance() else { return nil }
          items = fetched.items[...]
        }
        return items.popFirst()
      }
    }
  }
}

import Foundation
public import SDKCore

extension APIClient {
  /// Returns the pages of a list. `endpoint` asks for the page at a position, `step` finds the next
  /// one.
  ///
  ///     client.pages(as: [Post].self, items: \.self, by: .page(from: 1)) { .list(page: $0) }
  ///
  /// - `more`: member names of the response that lead to a Boolean; false ends the sequence.
  public func pages<Page: Decodable & Sendable, Item: Sendable, Position: Sendable, E: Endpoint>(
    as type: Page.Type, items: @escaping @Sendable (Page) -> [Item]?, by step: PageStep<Position>,
    more: [String] = [], options: RequestOptions = .init(),
    _ endpoint: @escaping @Sendable (Position) -> E
  ) -> Pages<Page, Item> {
    pages(items: items, by: step, more: more, endpoint) { client, endpoint in
      try await client.response(for: endpoint, as: type, options: options)
    }
  }

  /// Returns the pages of a list, read in a format of their own.
  public func pages<Page: Sendable, Item: Sendable, Position: Sendable, E: Endpoint>(
    format: ValueFormat<Page>, items: @escaping @Sendable (Page) -> [Item]?,
    by step: PageStep<Position>, more: [String] = [], options: RequestOptions = .init(),
    _ endpoint: @escaping @Sendable (Position) -> E
  ) -> Pages<Page, Item> {
    pages(items: items, by: step, more: more, endpoint) { client, endpoint in
      let (value, response) = try await client.withResponse {
        try await $0.send(endpoint, format: format, options: options)
      }
      return APIResponse(value: value, http: response)
    }
  }

  /// Returns the pages that lead from one to the next as `next` says: for endpoints written by
  /// hand. An empty page ends them only if `next` returns nil for it, and a page that comes again is an
  /// error only where the endpoint is the same again.
  public func pages<Page: Decodable & Sendable, Item: Sendable, E: Endpoint>(
    from first: E, as type: Page.Type, items: @escaping @Sendable (Page) -> [Item]?,
    options: RequestOptions = .init(),
    next: @escaping @Sendable (APIResponse<Page>) throws -> E?
  ) -> Pages<Page, Item> {
    @Sendable func fetch(
      _ client: APIClient, _ endpoint: E, last: (endpoint: E, response: HTTPResponse)?, idle: Int
    ) -> Pages<Page, Item>.Fetch {
      {
        let response = try await client.response(for: endpoint, as: type, options: options)
        let found = items(response.value) ?? []
        let page = client.pageResponse(endpoint, response.http, itemCount: found.count)
        // Not every endpoint is `Equatable`, and one that is shows its arguments.
        if let last, last.response.url == response.http.url, "\(last.endpoint)" == "\(endpoint)" {
          try page.checkIsOther(than: last.response.data)
        }
        let following = try next(response)
        let idle = try page.countIdle(
          after: idle, since: last?.response.data, isLast: following == nil)
        return Pages.Fetched(
          page: response.value, items: found,
          next: following.map { fetch(client, $0, last: (endpoint, response.http), idle: idle) })
      }
    }
    return Pages { try await fetch(self.forOneUser(), first, last: nil, idle: 0)() }
  }

  private func pages<Page: Sendable, Item: Sendable, Position: Sendable, E: Endpoint>(
    items: @escaping @Sendable (Page) -> [Item]?, by step: PageStep<Position>, more: [String],
    _ endpoint: @escaping @Sendable (Position) -> E,
    send: @escaping @Sendable (APIClient, E) async throws -> APIResponse<Page>
  ) -> Pages<Page, Item> {
    @Sendable func fetch(
      _ client: APIClient, _ next: PageStep<Position>.Next, seen: Set<String>, last: Data?,
      idle: Int
    ) -> Pages<Page, Item>.Fetch {
      {
        let endpoint = endpoint(next.position)
        let seen = seen.union([next.cursor].compactMap { $0 })
        let response = try await send(client, endpoint)
        let found = items(response.value) ?? []
        let page = client.pageResponse(endpoint, response.http, itemCount: found.count)
        if step.isNumbered, page.nextLink == nil { try page.checkIsOther(than: last) }
        let following = try page.next(after: next.position, by: step, more: more, seen: seen)
        let idle = try page.countIdle(after: idle, isLast: following == nil)
        return Pages.Fetched(
          page: response.value, items: found,
          next: following.map {
            fetch(client, $0, seen: seen, last: response.http.data, idle: idle)
          })
      }
    }
    return Pages { try await fetch(self.forOneUser(), step.first, seen: [], last: nil, idle: 0)() }
  }
}

extension APIClient {
  private func pageResponse(
    _ endpoint: some Endpoint, _ response: HTTPResponse, itemCount: Int
  ) -> PageResponse {
    PageResponse(
      operationID: endpoint.operationID, response: response, itemCount: itemCount,
      coders: configuration.coders, messages: configuration.errorMessages)
  }
}

extension PageResponse {
  /// Refuses the page before. A server that does not know the parameter sends the first page for
  /// ever, and one that takes too large a number for the last page sends that. Cursors need no such
  /// check: one that does not move is noticed by itself.
  fileprivate func checkIsOther(than last: Data?) throws {
    guard itemCount > 0, let last, last == response.data else { return }
    throw failure("the server sends the same page again")
  }

  /// Returns the position of the next page; nil after the last.
  fileprivate func next<Position>(
    after position: Position, by step: PageStep<Position>, more: [String], seen: Set<String>
  ) throws -> PageStep<Position>.Next? {
    let more = more.isEmpty ? nil : try text(at: more.map { .member($0) })
    if more == "false" { return nil }
    guard let next = try step.next(self, position) else {
      guard more == "true", !step.isNumbered else { return nil }
      throw failure("the response says that more pages follow, but names none")
    }
    // The server's own word that more pages follow counts more than an empty one.
    if itemCount == 0, step.isNumbered, more != "true", !next.isStated { return nil }
    if let cursor = next.cursor, seen.contains(cursor) {
      // Some services repeat the cursor where there is nothing more.
      if itemCount == 0 { return nil }
      throw failure("the response leads back to a page that was fetched already")
    }
    return next
  }

  /// Returns how many pages in a row have been empty, or equal the one before, this one included. A filter may empty
  /// many, but not so many that a server which always names another page is asked for ever.
  fileprivate func countIdle(after before: Int, since last: Data? = nil, isLast: Bool) throws -> Int
  {
    guard itemCount == 0 || last == response.data else { return 0 }
    guard isLast || before < 999 else {
      let what = itemCount == 0 ? "empty" : "the same"
      throw failure("1000 pages in a row are \(what), and each names another one")
    }
    return min(before, 999) + 1
  }
}

extension APIClient {
  /// Returns the pages of which each has the URL of the next one at `location`.
  ///
  ///     client.pages(from: PetsEndpoint.list(), as: [Pet].self, items: \.self, following: .link)
  ///
  /// The URL itself is not called: the endpoint is sent again with the URL's query. A URL of another
  /// origin is refused. None, null and an empty text end the sequence.
  ///
  /// - `more`: property names of the response that lead to a Boolean; false ends the sequence.
  public func pages<Page: Decodable & Sendable, Item: Sendable, E: Endpoint>(
    from first: E, as type: Page.Type, items: @escaping @Sendable (Page) -> [Item]?,
    following location: CursorLocation, more: [String] = [], options: RequestOptions = .init()
  ) -> Pages<Page, Item> {
    pages(as: type, items: items, by: following(location), more: more, options: options) { query in
      NextPageEndpoint(page: first, query: query)
    }
  }

  /// Returns the pages of which each has the URL of the next one, read in a format of their own.
  public func pages<Page: Sendable, Item: Sendable, E: Endpoint>(
    from first: E, format: ValueFormat<Page>, items: @escaping @Sendable (Page) -> [Item]?,
    following location: CursorLocation, more: [String] = [], options: RequestOptions = .init()
  ) -> Pages<Page, Item> {
    pages(format: format, items: items, by: following(location), more: more, options: options) {
      NextPageEndpoint(page: first, query: $0)
    }
  }

  /// A step by the query of the next page's URL, without keys: each call adds its own.
  private func following(_ location: CursorLocation) -> PageStep<[(String, String)]> {
    let keys = configuration.schemes.compactMap(\.queryName)
    return PageStep(first: .init(position: [], cursor: nil), isNumbered: false) { response, _ in
      guard let next = try response.nextURL(at: location) else { return nil }
      return .init(position: next.query.filter { !keys.contains($0.0) }, cursor: next.text)
    }
  }
}

extension SecurityScheme {
  /// The name of the key in queries; nil for schemes that have none there.
  fileprivate var queryName: String? {
    if case .apiKey(let name, in: .query, _) = kind { name } else { nil }
  }
}

/// An endpoint with the query of another page's URL: its own values stand where the URL has none.
struct NextPageEndpoint: Endpoint {
  let page: any Endpoint
  let query: [(String, String)]

  var operationID: String { page.operationID }

  var request: EndpointRequest {
    var request = page.request
    // `page[size]` of the URL also replaces an object `page`.
    let kept = request.query.items.filter { item in
      !query.contains { $0.0 == item.name || $0.0.hasPrefix(item.name + "[") }
    }
    var items = RequestItems()
    for item in kept { items.append(item.name, item.value) }
    for (name, value) in query { items.append(name, value) }
    request.query = items
    request.options.knownEndpoint = page
    return request
  }
}

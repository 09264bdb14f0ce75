public import SDKCore

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

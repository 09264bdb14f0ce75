// Made by sdkgen for Library. Do not edit.

public import SDKRuntime

public nonisolated enum BooksEndpoint: Endpoint {
  /// `GET /books`
  case list(cursor: String? = nil, limit: Int? = nil)
  /// `GET /books/{id}`
  case get(id: Int)
  /// `GET /books/{id}/cover`
  case cover(id: Int)
  /// `PUT /books/{id}/cover`
  case setCover(id: Int, HTTPBody)
  /// `GET /books/{id}/text`
  case text(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let cursor, let limit):
      return EndpointRequest(.get, "/books", query: [("cursor", cursor), ("limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/books/\(id)")
    case .cover(let id):
      return EndpointRequest(
        .get, "/books/\(id)/cover", response: .init(accept: ["image/png", "image/jpeg"]))
    case .setCover(let id, let body):
      return EndpointRequest(
        .put, "/books/\(id)/cover", body: .raw(body, contentType: "application/octet-stream"))
    case .text(let id):
      return EndpointRequest(
        .get, "/books/\(id)/text", response: .init(accept: ["application/pdf"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Books.list"
    case .get: return "Books.get"
    case .cover: return "Books.cover"
    case .setCover: return "Books.setCover"
    case .text: return "Books.text"
    }
  }
}

public nonisolated enum AuthorsEndpoint: Endpoint {
  /// `GET /authors`
  case list(page: Int? = nil, perPage: Int? = nil)
  /// `GET /authors/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let perPage):
      return EndpointRequest(.get, "/authors", query: [("page", page), ("per_page", perPage)])
    case .get(let id):
      return EndpointRequest(.get, "/authors/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Authors.list"
    case .get: return "Authors.get"
    }
  }
}

public nonisolated enum LoansEndpoint: Endpoint {
  /// `GET /loans`
  case list(offset: Int? = nil, limit: Int? = nil)
  /// `POST /loans`
  case add(Thing.Input)
  /// `GET /loans/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let offset, let limit):
      return EndpointRequest(.get, "/loans", query: [("offset", offset), ("limit", limit)])
    case .add(let body):
      return EndpointRequest(.post, "/loans", body: .json(body))
    case .get(let id):
      return EndpointRequest(.get, "/loans/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Loans.list"
    case .add: return "Loans.add"
    case .get: return "Loans.get"
    }
  }
}

public nonisolated enum ShelvesEndpoint: Endpoint {
  /// `GET /shelves`
  case list(startingAfter: Int? = nil, limit: Int? = nil)
  /// `GET /shelves/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let startingAfter, let limit):
      return EndpointRequest(
        .get, "/shelves", query: [("starting_after", startingAfter), ("limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/shelves/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shelves.list"
    case .get: return "Shelves.get"
    }
  }
}

public nonisolated enum ReadersEndpoint: Endpoint {
  /// `GET /readers`
  case list(page: Int? = nil, limit: Int? = nil)
  /// `GET /readers/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let limit):
      return EndpointRequest(.get, "/readers", query: [("page", page), ("limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/readers/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Readers.list"
    case .get: return "Readers.get"
    }
  }
}

public nonisolated enum VisitsEndpoint: Endpoint {
  /// `GET /visits`
  case list(page: Int? = nil, limit: Int? = nil)
  /// `GET /visits/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let limit):
      return EndpointRequest(.get, "/visits", query: [("page", page), ("limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/visits/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Visits.list"
    case .get: return "Visits.get"
    }
  }
}

public nonisolated enum TopicsEndpoint: Endpoint {
  /// Headers of the response:
  /// - `X-Next`
  ///
  /// `GET /topics`
  case list(after: String? = nil, limit: Int? = nil)
  /// `GET /topics/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .list(let after, let limit):
      return EndpointRequest(.get, "/topics", query: [("after", after), ("limit", limit)])
    case .get(let id):
      return EndpointRequest(.get, "/topics/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Topics.list"
    case .get: return "Topics.get"
    }
  }
}

public nonisolated enum AttachmentsEndpoint: Endpoint {
  /// `POST /attachments`
  case create(file: UploadFile, name: String? = nil)
  /// `GET /attachments/{id}`
  case get(id: Int)
  /// `GET /attachments/{id}/content`
  case content(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .create(let file, let name):
      return EndpointRequest(
        .post, "/attachments", body: .multipart([.file("file", file), .text("name", name)]))
    case .get(let id):
      return EndpointRequest(.get, "/attachments/\(id)")
    case .content(let id):
      return EndpointRequest(
        .get, "/attachments/\(id)/content", response: .init(accept: ["application/octet-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Attachments.create"
    case .get: return "Attachments.get"
    case .content: return "Attachments.content"
    }
  }
}

public nonisolated enum CatalogueEndpoint: Endpoint {
  /// `GET /catalogue`
  case search(wanted: Wanted)
  /// `GET /catalogue/by-words`
  case searchWords(wanted: Wanted? = nil)
  /// `GET /catalogue/by-path`
  case searchPath(selector: String)
  /// `GET /catalogue/{title}/pages`
  case pages(title: String, theme: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .search(let wanted):
      return EndpointRequest(
        .get, "/catalogue", query: [("wanted", EncodedValue(wanted, .wholeJSON))])
    case .searchWords(let wanted):
      return EndpointRequest(
        .get, "/catalogue/by-words", query: [("wanted", EncodedValue(ifPresent: wanted, .fields))])
    case .searchPath(let selector):
      return EndpointRequest(
        .get, "/catalogue/by-path", query: [("selector", selector.styled(.whole))])
    case .pages(let title, let theme):
      return EndpointRequest(
        .get, "/catalogue/\(title.styled(allowsReserved: true), "title")/pages",
        cookies: [("theme", theme.styled(.cookie))])
    }
  }

  public var operationID: String {
    switch self {
    case .search: return "Catalogue.search"
    case .searchWords: return "Catalogue.searchWords"
    case .searchPath: return "Catalogue.searchPath"
    case .pages: return "Catalogue.pages"
    }
  }
}

public nonisolated enum StreamsEndpoint: Endpoint {
  /// `GET /live`
  case watch
  /// `GET /export`
  case export
  /// `GET /journal`
  case journal

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/live")
    case .export:
      return EndpointRequest(.get, "/export", response: .init(accept: ["application/jsonl"]))
    case .journal:
      return EndpointRequest(.get, "/journal", response: .init(accept: ["application/json-seq"]))
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Streams.watch"
    case .export: return "Streams.export"
    case .journal: return "Streams.journal"
    }
  }
}

public nonisolated enum AccountEndpoint: Endpoint {
  /// `POST /login`
  case logIn(LogInBody)
  /// `POST /renew`
  case renew(RenewBody)

  public var request: EndpointRequest {
    switch self {
    case .logIn(let body):
      return EndpointRequest(.post, "/login", body: .json(body), auth: .none)
    case .renew(let body):
      return EndpointRequest(.post, "/renew", body: .json(body), auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .logIn: return "Account.logIn"
    case .renew: return "Account.renew"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `QUERY /cursors`
  case searchByCursor(CursorSearch)
  /// `QUERY /pages`
  case searchByPage(PageSearch? = nil)
  /// `QUERY /query`
  case searchByQuery(PageSearch, page: Int? = nil)
  /// `QUERY /form`
  case searchByForm(SearchByFormBody)
  /// `POST /posts`
  case findByPost(PageSearch)
  /// `POST /posts`
  case findByPostData(HTTPBody)
  /// `POST /plain`
  case findBy(PageSearch)
  /// `POST /wrong`
  case findWrong(PageSearch)

  public var request: EndpointRequest {
    switch self {
    case .searchByCursor(let body):
      return EndpointRequest(.query, "/cursors", body: .json(body))
    case .searchByPage(let body):
      return EndpointRequest(.query, "/pages", body: .json(body))
    case .searchByQuery(let body, let page):
      return EndpointRequest(.query, "/query", query: [("page", page)], body: .json(body))
    case .searchByForm(let body):
      return EndpointRequest(.query, "/form", body: .formValue(body))
    case .findByPost(let body):
      return EndpointRequest(.post, "/posts", body: .json(body))
    case .findByPostData(let body):
      return EndpointRequest(
        .post, "/posts", body: .raw(body, contentType: "application/octet-stream"))
    case .findBy(let body):
      return EndpointRequest(.post, "/plain", body: .json(body))
    case .findWrong(let body):
      return EndpointRequest(.post, "/wrong", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .searchByCursor: return "Shop.searchByCursor"
    case .searchByPage: return "Shop.searchByPage"
    case .searchByQuery: return "Shop.searchByQuery"
    case .searchByForm: return "Shop.searchByForm"
    case .findByPost: return "Shop.findByPost"
    case .findByPostData: return "Shop.findByPostData"
    case .findBy: return "Shop.findBy"
    case .findWrong: return "Shop.findWrong"
    }
  }
}

import SDKCore

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

import Foundation
import SDKRuntime

/// Answers at once from memory: what is left is the client's own work.
struct CannedTransport: Transport {
  let response: Data

  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: .data(response),
      url: request.url)
  }
}

struct Post: Codable, Sendable {
  let id: Int
  let title: String
  let done: Bool
}

/// As the generator writes it.
enum PostsEndpoint: Endpoint {
  case get(id: Int, page: Int?, query: String?)

  var request: EndpointRequest {
    switch self {
    case .get(let id, let page, let query):
      EndpointRequest(.get, "/posts/\(id)", query: [("page", page), ("q", query)])
    }
  }
}

/// A call with a path, two query items and a response of three members, without a network.
enum Canned {
  static func ways() -> [Way] {
    let response = Data(#"{"id": 1, "title": "A title", "done": true}"#.utf8)
    let transport = CannedTransport(response: response)
    let decoder = JSONDecoder()
    var configuration = APIClient.Configuration(server: "https://api.example.com/v1")
    let usual = APIClient(configuration, transport: transport)
    configuration.options.sharesExchange = true
    let sharing = APIClient(configuration, transport: transport)
    configuration.options.sharesExchange = nil
    configuration.defaultDeadline = nil
    let unlimited = APIClient(configuration, transport: transport)
    func way(_ name: String, _ client: APIClient) -> Way {
      Way(name) { index in
        try await client.send(
          PostsEndpoint.get(id: index, page: 2, query: "swift"), as: Post.self)
      }
    }
    return [
      Way("JSONDecoder alone") { _ in try decoder.decode(Post.self, from: response) },
      way("canned", usual),
      way("canned, without a deadline", unlimited),
      way("canned, sharing exchanges", sharing),
    ]
  }
}

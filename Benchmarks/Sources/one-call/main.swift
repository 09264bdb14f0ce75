import Foundation

#if CORE
  import SDKCore
#else
  import SDKRuntime
#endif

// The least that an app does with a generated client: one call. Its size tells what the runtime
// adds to an executable.

struct Post: Codable, Sendable {
  let id: Int
  let title: String
}

enum PostsEndpoint: Endpoint {
  case get(id: Int)

  var request: EndpointRequest {
    switch self {
    case .get(let id): EndpointRequest(.get, "/posts/\(id)")
    }
  }
}

let server = Server(stringLiteral: CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1")
let client = APIClient(
  APIClient.Configuration(server: server), transport: URLSessionTransport())
do {
  print(try await client.send(PostsEndpoint.get(id: 1), as: Post.self).title)
} catch {
  print(error)
}

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The code before the migration that FromHandwritten.md shows: a router and a manager, as many apps have.

enum APIRouter {
  case posts(userID: Int)
  case post(id: Int)
  case create(title: String, body: String, userID: Int)
  case delete(id: Int)

  var path: String {
    switch self {
    case .posts, .create: "/posts"
    case .post(let id), .delete(let id): "/posts/\(id)"
    }
  }

  var method: String {
    switch self {
    case .posts, .post: "GET"
    case .create: "POST"
    case .delete: "DELETE"
    }
  }

  var queryItems: [URLQueryItem] {
    if case .posts(let userID) = self { [.init(name: "userId", value: "\(userID)")] } else { [] }
  }

  var body: [String: Any]? {
    guard case .create(let title, let body, let userID) = self else { return nil }
    return ["title": title, "body": body, "userId": userID]
  }
}

enum NetworkError: Error {
  case badURL
  case badStatus(Int)
}

final class NetworkManager: Sendable {
  static let shared = NetworkManager()

  func request<T: Decodable>(_ router: APIRouter) async throws -> T {
    var components = URLComponents(string: "https://jsonplaceholder.typicode.com" + router.path)
    components?.queryItems = router.queryItems.isEmpty ? nil : router.queryItems
    guard let url = components?.url else { throw NetworkError.badURL }
    var request = URLRequest(url: url)
    request.httpMethod = router.method
    if let body = router.body {
      request.httpBody = try JSONSerialization.data(withJSONObject: body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { throw NetworkError.badStatus(status) }
    return try JSONDecoder().decode(T.self, from: data)
  }
}

struct OldPost: Decodable {
  let id: Int
  let title: String
}

func oldTitles(userID: Int) async -> [String] {
  do {
    let posts: [OldPost] = try await NetworkManager.shared.request(.posts(userID: userID))
    return posts.map(\.title)
  } catch NetworkError.badStatus(let status) {
    print("status \(status)")
    return []
  } catch {
    return []
  }
}

// A type for each request.

protocol APIRequest {
  associatedtype Response: Decodable
  var path: String { get }
  var method: String { get }
}

struct GetPost: APIRequest {
  typealias Response = OldPost
  let id: Int
  var path: String { "/posts/\(id)" }
  var method: String { "GET" }
}

// Completion handlers, and a protocol in front of them.

protocol PostsRepository: Sendable {
  func posts(
    userID: Int, completion: @escaping @Sendable (Result<[OldPost], any Error>) -> Void)
}

struct RemotePostsRepository: PostsRepository {
  func posts(
    userID: Int, completion: @escaping @Sendable (Result<[OldPost], any Error>) -> Void
  ) {
    guard let url = URL(string: "https://jsonplaceholder.typicode.com/posts?userId=\(userID)")
    else { return completion(.failure(NetworkError.badURL)) }
    URLSession.shared.dataTask(with: url) { data, _, error in
      completion(
        Result {
          if let error { throw error }
          return try JSONDecoder().decode([OldPost].self, from: data ?? Data())
        })
    }.resume()
  }
}

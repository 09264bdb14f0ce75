import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The same call by Foundation alone: what an executable weighs without the runtime.

struct Post: Codable, Sendable {
  let id: Int
  let title: String
}

let server = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1"
do {
  guard let url = URL(string: "\(server)/posts/1") else { throw URLError(.badURL) }
  let (data, _) = try await URLSession.shared.data(from: url)
  print(try JSONDecoder().decode(Post.self, from: data).title)
} catch {
  print(error)
}

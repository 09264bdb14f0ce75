import Foundation
import SDKContract
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKFake
import SDKRuntime
import Testing

/// What apps do with three services that are not there, in process and over HTTP: create, read, change, list, delete.
@Suite(.timeLimit(.minutes(15))) struct AppTests {
  /// As long as a busy machine takes, and once.
  private func wait(in configuration: inout APIClient.Configuration) {
    configuration.defaultDeadline = nil
    configuration.options.timeout = .seconds(3600)
    configuration.options.retry = RetryPolicy.none
  }

  /// Tells a story twice, which is the same on both ways, and returns it.
  private func told(
    _ contract: any APIContract.Type, _ story: (any Transport, URL?) async throws -> [String]
  ) async throws {
    let near = FakeServer(contract, seed: 7)
    let far = FakeServer(contract, seed: 7)
    let here = try await story(near, nil)
    let there = try await story(URLSessionTransport(), far.listen())
    #expect(here == there)
    try near.verify()
    try far.verify()
  }

  @Test func postsAndTheirComments() async throws {
    try await told(JSONPlaceholderContract.self) { transport, url in
      let api = JSONPlaceholderClient(
        server: url.map { Server($0) } ?? "http://localhost", transport: transport
      ) { wait(in: &$0) }
      let users = try await api.users.list()
      let first = try await api.posts.list()
      // Samples are those of users that there are.
      #expect(first.allSatisfy { post in users.contains { $0.id == post.userID } })

      let post = try await api.posts.create(userID: users[1].id, title: "Hello", body: "world")
      #expect(try await api.posts.get(id: post.id) == post)
      #expect(try await api.posts.list(userID: users[1].id).contains(post))
      #expect(try await api.posts.list(title: "Hello", sort: "title", order: .descending) == [post])
      #expect(try await api.users.posts(id: users[1].id).contains(post))
      #expect(try await !api.users.posts(id: users[0].id).contains(post))

      #expect(try await api.posts.comments(id: post.id).isEmpty)
      let comment = try await api.posts.addComment(
        id: post.id, name: "Mia", email: "mia@example.com", body: "Hi")
      #expect(comment.postID == post.id)
      let read = try await api.comments.get(id: comment.id)
      #expect(read.body == "Hi" && read.postID == post.id)
      #expect(try await api.posts.comments(id: post.id) == [read])
      #expect(try await api.comments.list(postID: post.id) == [read])

      let changed = try await api.posts.change(id: post.id, title: "Bye")
      #expect(changed.title == "Bye" && changed.body == "world")
      try await api.posts.replace(id: post.id, userID: users[0].id, title: "New", body: "all")
      #expect(try await api.posts.get(id: post.id).title == "New")
      #expect(try await api.users.posts(id: users[0].id).map(\.id).contains(post.id))
      var count = 0
      for try await _ in api.posts.listPages(limit: 3).items { count += 1 }
      #expect(count == first.count + 1)

      try await api.posts.remove(id: post.id)
      let gone = await #expect(throws: APIError.self) { try await api.posts.get(id: post.id) }
      #expect(gone?.status == 404)
      return ["\(users)", "\(first)", "\(post)", "\(comment)", "\(changed)"]
    }
  }

  @Test func sightings() async throws {
    try await told(BirdWatchContract.self) { transport, url in
      let api = BirdWatchClient(
        server: url.map { .init(Server($0)) } ?? .regional(), token: "t", transport: transport
      ) { wait(in: &$0) }
      let first = try await api.sightings.list().items
      let answer = try await api.sightings.add(
        species: "apus-apus", seenAt: Date(timeIntervalSince1970: 1_000_000),
        place: Place(lat: 1, lon: 2), count: 3)
      guard case .created(let made) = answer else {
        Issue.record("it is not published: \(answer)")
        return []
      }
      #expect(try await api.sightings.get(id: made.id) == made)
      #expect(made.species == "apus-apus" && made.place == Place(lat: 1, lon: 2))
      let changed = try await api.sightings.correct(id: made.id, count: 4)
      #expect(changed.count == 4 && changed.species == "apus-apus")
      #expect(try await api.sightings.list(species: ["apus-apus", "x"]).items == [changed])
      var all: [Sighting] = []
      for try await item in api.sightings.listPages(limit: 2).items { all.append(item) }
      #expect(all.map(\.id) == first.map(\.id) + [made.id])
      let ids = first.map { "\($0.id) \($0.seenAt) \($0.place)" }
      return ids + ["\(made.id)", "\(changed.seenAt)"]
    }
  }
}

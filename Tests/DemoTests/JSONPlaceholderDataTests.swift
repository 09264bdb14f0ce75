import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

/// The service's whole data set, through the client. The set is shared and not part of the repository:
/// `SDKGEN_CORPUS` says where it is.
@Suite(
  .enabled(
    if: DataSet.shared != nil,
    "needs payloads/jsonplaceholder.data.json in the folder that SDKGEN_CORPUS names"))
struct JSONPlaceholderDataTests {
  @Test(arguments: Route.allCases)
  func posts(by route: Route) async throws {
    let posts = try await load(route) { try await $0.posts.list() }

    try expect(
      "posts",
      posts.map {
        [
          "userId": number($0.userID), "id": number($0.id), "title": .string($0.title),
          "body": .string($0.body),
        ]
      })
  }

  @Test(arguments: Route.allCases)
  func comments(by route: Route) async throws {
    let comments = try await load(route) { try await $0.comments.list() }

    try expect(
      "comments",
      comments.map {
        [
          "postId": number($0.postID), "id": number($0.id), "name": .string($0.name),
          "email": .string($0.email), "body": .string($0.body),
        ]
      })
  }

  @Test(arguments: Route.allCases)
  func albums(by route: Route) async throws {
    let albums = try await load(route) { try await $0.albums.list() }

    try expect(
      "albums",
      albums.map {
        ["userId": number($0.userID), "id": number($0.id), "title": .string($0.title)]
      })
  }

  @Test(arguments: Route.allCases)
  func photos(by route: Route) async throws {
    let photos = try await load(route) { try await $0.photos.list() }

    try expect(
      "photos",
      photos.map {
        [
          "albumId": number($0.albumID), "id": number($0.id), "title": .string($0.title),
          "url": .string($0.url.absoluteString),
          "thumbnailUrl": .string($0.thumbnailURL.absoluteString),
        ]
      })
  }

  @Test(arguments: Route.allCases)
  func todos(by route: Route) async throws {
    let todos = try await load(route) { try await $0.todos.list() }

    try expect(
      "todos",
      todos.map {
        [
          "userId": number($0.userID), "id": number($0.id), "title": .string($0.title),
          "completed": .bool($0.completed),
        ]
      })
  }

  @Test(arguments: Route.allCases)
  func users(by route: Route) async throws {
    let users = try await load(route) { try await $0.users.list() }

    try expect(
      "users",
      users.map { user in
        [
          "id": number(user.id), "name": .string(user.name), "username": .string(user.username),
          "email": .string(user.email), "phone": .string(user.phone),
          "website": .string(user.website),
          "address": [
            "street": .string(user.address.street), "suite": .string(user.address.suite),
            "city": .string(user.address.city), "zipcode": .string(user.address.zipcode),
            "geo": [
              "lat": .string("\(user.address.geo.lat)"), "lng": .string("\(user.address.geo.lng)"),
            ],
          ],
          "company": [
            "name": .string(user.company.name), "catchPhrase": .string(user.company.catchPhrase),
            "bs": .string(user.company.bs),
          ],
        ]
      })
  }

  @Test(arguments: Route.allCases)
  func everyNestedListHoldsWhatBelongsToIt(by route: Route) async throws {
    let data = try #require(DataSet.shared)

    try await route.answering(by: data.mock()) { transport in
      let api = JSONPlaceholderClient(transport: transport)
      for id in 1...10 {
        let posts = try await api.users.posts(id: id)
        #expect(posts.count == 10 && posts.allSatisfy { $0.userID == id })
        let albums = try await api.users.albums(id: id)
        #expect(albums.count == 10 && albums.allSatisfy { $0.userID == id })
        let todos = try await api.users.todos(id: id)
        #expect(todos.count == 20 && todos.allSatisfy { $0.userID == id })
        let photos = try await api.albums.photos(id: id)
        #expect(photos.count == 50 && photos.allSatisfy { $0.albumID == id })
        let comments = try await api.posts.comments(id: id)
        let filtered = try await api.comments.list(postID: id)
        #expect(comments.count == 5 && comments == filtered)
      }
    }
  }

  private func load<Value: Sendable>(
    _ route: Route, _ list: (JSONPlaceholderClient) async throws -> Value
  ) async throws -> Value {
    let data = try #require(DataSet.shared)
    return try await route.answering(by: data.mock()) {
      try await list(JSONPlaceholderClient(transport: $0))
    }
  }

  private func expect(_ resource: String, _ records: [JSON]) throws {
    let expected = try #require(DataSet.shared?.resources[resource])
    #expect(records.count == expected.count)
    let different = zip(records, expected).filter { $0 != withoutTrailingZeros($1) }
    #expect(different.isEmpty)
  }
}

/// Numbers written as text lose what says nothing: `"24.6463"` stays, `"24.8900"` is `"24.89"`.
private func withoutTrailingZeros(_ user: JSON) -> JSON {
  guard case .object(var members) = user, case .object(var address)? = members["address"],
    case .object(let geo)? = address["geo"]
  else { return user }
  address["geo"] = .object(
    geo.mapValues { .string("\(Double($0.stringValue ?? "") ?? .nan)") })
  members["address"] = .object(address)
  return .object(members)
}

private func number(_ value: Int) -> JSON { .integer(Int64(value)) }

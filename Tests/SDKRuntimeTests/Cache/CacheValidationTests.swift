import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CacheValidationTests {
  @Test func a304BringsBackWhatIsKept() async throws {
    let scene = CacheScene()
    scene.mock
      .on(.get("/thing").header("If-None-Match", "\"a\""), .status(304).header("X-New", "1"))
      .on(.get("/thing"), .json("1").header("ETag", "\"a\""))
    let api = scene.client(.http)

    let first = try await api.number()
    let second = try await api.response(for: thing, as: Int.self)

    #expect(first == (1, .mock))
    #expect(second.value == 1)
    #expect(second.http.status == 200)
    #expect(second.http.source == .revalidated)
    #expect(second.http.headers["X-New"] == "1")
    #expect(scene.sent == 2)
  }

  @Test func lastModifiedValidatesToo() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let scene = CacheScene()
    scene.mock
      .on(.get("/thing").header("If-Modified-Since", date), .status(304))
      .on(.get("/thing"), .json("1").header("Last-Modified", date))
    let api = scene.client(.ttl(.seconds(10)))

    _ = try await api.number()
    scene.wait(.seconds(11))
    let second = try await api.number()
    let third = try await api.number()

    #expect(second == (1, .revalidated))
    #expect(third == (1, .cache(age: .zero)))
  }

  @Test func a304OfAnotherResponseIsNotBelieved() async throws {
    let scene = CacheScene()
    scene.mock
      .on(
        .get("/thing").header("If-None-Match", "\"a\""), .status(304).header("ETag", "\"b\"")
      )
      .on(.get("/thing"), .json("1").header("ETag", "\"a\""), .json("2").header("ETag", "\"b\""))
    let api = scene.client(.http)

    _ = try await api.number()

    #expect(try await api.number() == (2, .mock))
    #expect(scene.sent == 3)
  }

  /// The tag is that of the response which came from the URL itself; another URL may use the same.
  @Test(arguments: ["/other", "https://other.example.com/other"])
  func a304OfWhereARedirectLeadsIsNotBelieved(place: String) async throws {
    let scene = CacheScene()
    let isFirst = Locked(true)
    scene.mock.on(.any) { request in
      let isFirst = isFirst.with { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if isFirst { return .json("1").header("ETag", "\"1\"") }
      if request.url.path == "/thing" { return .status(302).header("Location", place) }
      let reply: Reply = request.headers["If-None-Match"] == nil ? .json("2") : .status(304)
      return reply.header("ETag", "\"1\"")
    }
    let api = scene.client(.http)

    _ = try await api.number()

    #expect(try await api.number() == (2, .mock))
    #expect(scene.sent == 3)
  }

  @Test func a304ThatNobodyAskedForIsAnError() async throws {
    let scene = CacheScene()
    scene.mock.on(.any, .status(304))
    let api = scene.client(.http)

    let error = await failure { _ = try await api.number() }

    #expect(error?.status == 304)
  }

  @Test func validatorsOfTheCallersOwnPassTheCache() async throws {
    let scene = CacheScene()
    scene.mock.on(.any, .json("1").header("ETag", "\"a\"").header("Cache-Control", "max-age=60"))
    let api = scene.client(.http)
    _ = try await api.number()

    _ = try await api.number(options: RequestOptions(headers: ["If-None-Match": "\"z\""]))

    #expect(scene.mock.calls.last?.request.headers["If-None-Match"] == "\"z\"")
    #expect(scene.sent == 2)
  }

  @Test func aResponseToOtherHeadersIsFetchedAgain() async throws {
    let scene = CacheScene()
    scene.mock.on(
      .any, .json("1").header("Vary", "X-Unit, accept").header("Cache-Control", "max-age=60"))
    let api = scene.client(.http)

    _ = try await api.number(options: RequestOptions(headers: ["X-Unit": "km"]))
    let same = try await api.number(options: RequestOptions(headers: ["x-unit": "km"]))
    let other = try await api.number(options: RequestOptions(headers: ["X-Unit": "mi"]))
    let none = try await api.number()

    #expect(same.1 == .cache(age: .zero))
    #expect(other.1 == .mock)
    #expect(none.1 == .mock)
  }

  @Test(arguments: ["no-store", "NO-STORE, max-age=60", "private, no-store"])
  func noStoreIsNotKept(control: String) async throws {
    let scene = CacheScene()
    scene.mock.on(.any, .json("1").header("Cache-Control", control))
    let cache = scene.makeCache()

    for policy in [CachePolicy.http, .ttl(.seconds(60)), .refresh] {
      let api = scene.client(policy, cache: cache)
      #expect(try await api.number().1 == .mock)
      #expect(try await api.number().1 == .mock)
    }

    #expect(cache.memorySize == 0)
  }

  @Test func varyStarIsNotKept() async throws {
    let scene = CacheScene()
    scene.mock.on(.any, .json("1").header("Vary", "*"))
    let api = scene.client(.ttl(.seconds(60)))

    _ = try await api.number()

    #expect(try await api.number().1 == .mock)
  }

  @Test func privateIsKeptForTheUserItIsFor() async throws {
    let scene = CacheScene()
    scene.mock.on(.any, .json("1").header("Cache-Control", "private, max-age=60"))
    let cache = scene.makeCache()

    _ = try await scene.client(.http, cache: cache, token: "a").number()

    #expect(
      try await scene.client(.http, cache: cache, token: "a").number().1 == .cache(age: .zero))
    #expect(try await scene.client(.http, cache: cache, token: "b").number().1 == .mock)
  }
}

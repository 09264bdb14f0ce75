import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CacheIdentityTests {
  private let scene = CacheScene()

  private func sources(
    _ cache: ResponseCache, _ configure: [(inout APIClient.Configuration) -> Void]
  ) async throws -> [HTTPResponse.Source] {
    var sources: [HTTPResponse.Source] = []
    for configure in configure {
      let api = scene.client(.ttl(.seconds(60)), cache: cache, configure: configure)
      sources.append(try await api.number().1)
    }
    return sources
  }

  @Test func twoUsersNeverShare() async throws {
    scene.mock.on(.any, .json("1"))
    let kinds: [SecurityScheme.Kind] = [
      .bearer, .apiKey("X-Key", in: .header), .apiKey("key", in: .query),
      .apiKey("key", in: .cookie),
    ]
    for kind in kinds {
      let found = try await sources(
        scene.makeCache(),
        ["a", "b", "a"].map { token in
          { $0.schemes = [SecurityScheme("s", kind, token)] }
        })
      #expect(found == [.mock, .mock, .cache(age: .zero)], "\(kind)")
    }
  }

  @Test func credentialsInHeadersTellUsersApart() async throws {
    scene.mock.on(.any, .json("1"))

    let found = try await sources(
      scene.makeCache(),
      ["Bearer a", "Bearer b", "Bearer a"].map { value in
        { $0.headers = [("authorization", value)] }
      })

    #expect(found == [.mock, .mock, .cache(age: .zero)])
  }

  @Test func aCredentialThatAnInterceptorAddsIsNotKept() async throws {
    scene.mock.on(.any, .json("1"))

    let found = try await sources(
      scene.makeCache(),
      ["a", "b", "a"].map { token in
        { $0.interceptors = [Adding(name: "Authorization", value: token)] }
      })

    #expect(found == [.mock, .mock, .mock])
  }

  /// The scheme tells apps apart, the interceptor users.
  @Test(arguments: ["Authorization", "X-User-Token", "Accept-Language"], [nil, "Authorization"])
  func whatAnInterceptorAddsBesideASchemeIsNotKept(name: String, vary: String?) async throws {
    let reply = Reply.json("1")
    scene.mock.on(.any, vary.map { reply.header("Vary", $0) } ?? reply)

    let found = try await sources(
      scene.makeCache(),
      ["a", "b"].map { user in
        {
          $0.schemes = [SecurityScheme("app", .apiKey("X-App-Key", in: .header), "key")]
          $0.interceptors = [Adding(name: name, value: user)]
        }
      })

    #expect(found == [.mock, .mock])
  }

  @Test func aURLThatAnInterceptorChangesBesideASchemeIsNotKept() async throws {
    struct Personal: Interceptor {
      let user: String

      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        var request = request
        request.url.append(queryItems: [URLQueryItem(name: "user", value: user)])
        return try await next(request)
      }
    }
    scene.mock.on(.any, .json("1"))

    let found = try await sources(
      scene.makeCache(),
      ["a", "b"].map { user in
        {
          $0.schemes = [SecurityScheme("app", .apiKey("X-App-Key", in: .header), "key")]
          $0.interceptors = [Personal(user: user)]
        }
      })

    #expect(found == [.mock, .mock])
  }

  /// Of what it says by itself, nobody knows whom it is for.
  @Test func whatAnInterceptorAnswersIsNotKept() async throws {
    struct Answering: Interceptor {
      let user: Int

      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        HTTPResponse(
          status: 200, headers: ["Content-Type": "application/json"],
          body: .data(Data("\(user)".utf8)), url: request.url)
      }
    }
    let cache = scene.makeCache()
    for user in 1...2 {
      let api = scene.client(.ttl(.seconds(60)), cache: cache) {
        $0.interceptors = [Answering(user: user)]
      }
      #expect(try await api.number().0 == user)
    }
    #expect(cache.memorySize == 0)
  }

  @Test func aHeaderThatAnInterceptorAddsAndVaryNamesIsNotKept() async throws {
    scene.mock.on(.any, .json("1").header("Vary", "Accept-Language"))

    let found = try await sources(
      scene.makeCache(),
      ["ko", "en"].map { language in
        { $0.interceptors = [Adding(name: "Accept-Language", value: language)] }
      })

    #expect(found == [.mock, .mock])
  }

  @Test func anInterceptorThatAddsNothingOfThatKindHarmsNothing() async throws {
    scene.mock.on(.any, .json("1"))

    let found = try await sources(
      scene.makeCache(),
      ["1", "2"].map { id in { $0.interceptors = [Adding(name: "X-Request-ID", value: id)] } })

    #expect(found == [.mock, .cache(age: .zero)])
  }

  @Test func aCredentialThatDoesNotSayWhoseItIsKeepsNothing() async throws {
    scene.mock.on(.any, .json("1"))
    let api = scene.client(.ttl(.seconds(60)), token: .init(Anonymous()))

    _ = try await api.number()

    #expect(try await api.number().1 == .mock)
    #expect(api.cache.memorySize == 0)
  }

  @Test func withoutACredentialAllShare() async throws {
    scene.mock.on(.any, .json("1"))
    let cache = scene.makeCache()
    let open = TestEndpoint(EndpointRequest(.get, "/thing", auth: .none))

    _ = try await scene.client(.ttl(.seconds(60)), cache: cache, token: "a").number(open)
    let second = try await scene.client(.ttl(.seconds(60)), cache: cache, token: "b").number(open)

    #expect(second.1 == .cache(age: .zero))
  }
}

/// Says nothing about its user.
struct Anonymous: Credential {
  func secret() -> String { "secret" }
}

struct Adding: Interceptor {
  let name: String
  let value: String

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    var request = request
    try request.headers.set(name, value)
    return try await next(request)
  }
}

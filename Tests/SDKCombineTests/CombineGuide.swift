#if canImport(Combine) || OpenCombine
  import SDKCombine
  import SDKDemoAirKorea
  import SDKDemoJSONPlaceholder
  import SDKRuntime
  import SDKTesting
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  // The publishers of the guide OtherStyles.md.

  private func titles(_ api: JSONPlaceholderClient) -> some Publisher<String, any Error> {
    let titles = CallPublisher { try await api.posts.get(id: 1) }
      .map(\.title)
      .retryIf(times: 1, delay: .milliseconds(10)) { ($0 as? APIError)?.status == 503 }
    return titles
  }

  private func posts(_ api: JSONPlaceholderClient) -> CallPublisher<Post> {
    let posts = CallPublisher(api.posts.listPages(limit: 20).items)
    return posts
  }

  private func post(_ api: JSONPlaceholderClient) -> CallPublisher<Post> {
    let post = api.client.sendPublisher(PostsEndpoint.get(id: 1), as: Post.self)
    return post
  }

  private func counts(_ air: AirKoreaClient) -> some Publisher<Int, any Error> {
    let counts = air.readings.ofStationPublisher(name: "종로구", term: .day).map(\.count)
    return counts
  }

  @Suite struct CombineGuideTests {
    private let text = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

    @Test func valuesAreThoseOfTheCalls() async {
      let mock = MockTransport()
        .on(.get("/posts/1"), .status(503), .json(text))
        .on(.get("/posts").query(["_page": "1"]), .json("[\(text)]"))
        .on(.get("/posts"), .json("[]"))
      let api = JSONPlaceholderClient(transport: mock) { $0.options.maxRetries = 0 }

      #expect(await outcome(of: titles(api)).values == ["Hello"])
      #expect(await outcome(of: posts(api)).values.count == 1)
      #expect(await outcome(of: post(api)).values.map(\.title) == ["Hello"])
    }

    @Test func aGeneratedPublisherSendsForEachSubscription() async {
      let body = #"{"response": {"header": {"resultCode": "00"}, "body": {"items": []}}}"#
      let mock = MockTransport().on(.any, .json(body))
      let counts = counts(AirKoreaClient(serviceKey: "key", transport: mock))

      #expect(mock.calls.isEmpty)
      #expect(await outcome(of: counts).values == [0])
      #expect(await outcome(of: counts).values == [0])
      #expect(mock.calls.count == 2)
    }
  }
#endif

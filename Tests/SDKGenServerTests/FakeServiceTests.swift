#if Server
  import SDKFake
  import SDKGenServer
  import TestSupport
  import Testing

  /// What the service makes of specs and options, asked over HTTP.
  @Suite(.ownThread) struct FakeServiceTests {
    @Test func theLogSaysWhatIsWrongAndWhereTheSpecSaysSo() throws {
      let shop = try Shop()
      try shop.serving { url in
        let connection = try RawConnection(url)
        #expect(try connection.call("GET /v1/pets").status == 200)
        let refused = try connection.call(
          "POST /v1/pets?x=%1B", "Content-Type: application/json", body: #"{"name":1}"#)
        #expect(refused.status == 422)
        #expect(try connection.call("GET /no%20where").status == 404)
      }
      #expect(
        shop.log == """
          200 GET /v1/pets (Shop.list)
          422 POST /v1/pets (Shop.create)
            body.name is 1, not a string: shop.yaml:39:68 #/components/schemas/Pet/properties/name/type
          404 GET /no%20where
            request has the path '/no%20where', which no operation has: shop.yaml:1:1 #

          """)
    }

    @Test func aLenientServiceAnswersAndLogsAllTheSame() throws {
      let shop = try Shop { $0.isLenient = true }
      try shop.serving { url in
        let connection = try RawConnection(url)
        let made = try connection.call(
          "POST /pets", "Content-Type: application/json", body: #"{"name":1}"#)
        #expect(made.status == 201)
      }
      #expect(shop.log.contains("\n  body.name is 1"))
    }

    @Test func whatIsSentIsKeptUnlessTheServiceIsStateless() throws {
      for isStateless in [false, true] {
        let shop = try Shop { $0.isStateless = isStateless }
        try shop.serving { url in
          let connection = try RawConnection(url)
          let made = try connection.call(
            "POST /pets", "Content-Type: application/json", body: #"{"name":"Mia"}"#)
          // A sample repeats what the request says.
          #expect(made.status == 201 && made.body.contains("Mia"))
          #expect(try connection.call("GET /pets").body.contains("Mia") != isStateless)
        }
      }
    }

    @Test func anotherVersionKeepsTheData() throws {
      let shop = try Shop()
      try shop.serving { url in
        let connection = try RawConnection(url)
        let body = #"{"name":"Mia"}"#
        _ = try connection.call("POST /pets", "Content-Type: application/json", body: body)
        let more = Shop.pets.replacing(
          "name: { type: string }", with: "name: { type: string }, kind: { const: cat }"
        )
        .replacing("required: [name]", with: "required: [name, kind]")
        try shop.use([more])
        let pets = try connection.call("GET /pets").body
        #expect(pets.contains("Mia") && pets.contains("cat"))
      }
    }

    @Test func theFirstSpecThatHasTheOperationAnswers() throws {
      let owners = """
        openapi: 3.1.0
        info: { title: Owners, version: "1" }
        paths:
          /pets: { delete: { operationId: clear, responses: { "204": { description: Done. } } } }
          /owners: { get: { operationId: owners, responses: { "204": { description: None. } } } }
        """
      let shop = try Shop([Shop.pets, owners])
      try shop.serving { url in
        let connection = try RawConnection(url)
        #expect(try connection.call("GET /pets").status == 200)
        #expect(try connection.call("DELETE /pets").status == 204)
        #expect(try connection.call("GET /owners").status == 204)
        let patched = try connection.call("PATCH /v1/pets")
        #expect(patched.status == 405 && patched.headers["allow"] == "GET, POST, HEAD")
      }
    }

    @Test func aShareOfTheRequestsFailsByTheSeed() throws {
      func statuses(seed: UInt64) throws -> [Int] {
        let shop = try Shop {
          $0.seed = seed
          $0.failures = [.init(share: 0.25, .status(503)), .init(share: 0.25, .status(429))]
        }
        var statuses: [Int] = []
        try shop.serving { url in
          let connection = try RawConnection(url)
          statuses = try (0..<100).map { _ in try connection.call("GET /pets").status }
        }
        return statuses
      }
      let first = try statuses(seed: 1)
      for status in [503, 429] {
        #expect((10...40).contains(first.count { $0 == status }), "\(first)")
      }
      #expect(first.count { $0 == 200 } > 30)
      #expect(try statuses(seed: 1) == first)
      #expect(try statuses(seed: 2) != first)
    }

    @Test func requestsMayGetNoAnswer() throws {
      let closing = try Shop { $0.failures = [.init(share: 1, .close)] }
      try closing.serving { url in
        let connection = try RawConnection(url)
        try connection.send("GET /pets HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(connection.ends())
      }
      #expect(closing.log == "--- GET /pets, without an answer\n")

      let silent = try Shop { $0.failures = [.init(share: 1, .timeout)] }
      var waiting: RawConnection?
      try silent.serving { url in
        waiting = try RawConnection(url)
        try waiting?.send("GET /pets HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while silent.log.isEmpty { try #require(waiting?.isSilent == true) }
        #expect(waiting?.isSilent == true)
      }
      #expect(silent.log == "--- GET /pets, without an answer\n")
    }

    @Test func itBeginsWithData() throws {
      let shop = try Shop { $0.data = ["/pets": [["name": "Mia"]]] }
      try shop.serving { url in
        let pets = try RawConnection(url).call("GET /v1/pets").body
        #expect(pets == #"[{"id":1,"name":"Mia"}]"#)
      }
      // The later version goes on with what there is.
      try shop.use([Shop.pets])
      try shop.serving { url in
        let pets = try RawConnection(url).call("GET /v1/pets").body
        #expect(pets == #"[{"id":1,"name":"Mia"}]"#)
      }
    }

    @Test func pagesOfOtherServersMayCallIfTheyAreAllowed() throws {
      let shop = try Shop { $0.allowsOtherOrigins = true }
      let origin = "Origin: http://localhost:3000"
      try shop.serving { url in
        let connection = try RawConnection(url)
        let asked = try connection.call(
          "OPTIONS /v1/pets", origin, "Access-Control-Request-Method: POST",
          "Access-Control-Request-Headers: authorization, x-trace")
        #expect(asked.status == 204)
        #expect(asked.headers["access-control-allow-origin"] == "http://localhost:3000")
        #expect(asked.headers["access-control-allow-methods"] == "POST")
        #expect(asked.headers["access-control-allow-headers"] == "authorization, x-trace")
        let answer = try connection.call("GET /v1/pets", origin)
        #expect(answer.headers["access-control-allow-origin"] == "http://localhost:3000")
        #expect(answer.headers["access-control-expose-headers"] == "Content-Type, ETag")
      }
      try Shop().serving { url in
        let connection = try RawConnection(url)
        let asked = try connection.call(
          "OPTIONS /v1/pets", origin, "Access-Control-Request-Method: POST")
        #expect(asked.headers["access-control-allow-origin"] == nil)
        #expect(asked.headers["allow"] == "GET, POST, HEAD")
      }
    }
  }
#endif

#if Server
  import Foundation
  import SDKGenServer
  import TestSupport
  import Testing

  /// HTTP as clients write it, well and badly.
  @Suite(.ownThread) struct HTTPServerTests {
    private func serving(
      _ limits: HTTPServer.Limits = .init(), _ body: (String) throws -> Void
    ) throws {
      try Shop().serving(limits, body)
    }

    // MARK: One connection

    @Test func aConnectionServesManyRequests() throws {
      try serving { url in
        let connection = try RawConnection(url)
        let first = try connection.call("GET /v1/pets")
        #expect(first.status == 200 && first.headers["content-type"] == "application/json")
        for _ in 0..<3 { #expect(try connection.call("GET /v1/pets").body == first.body) }
      }
    }

    @Test func requestsMayBeSentBeforeTheAnswers() throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send(
          "GET /v1/pets HTTP/1.1\r\nHost: a\r\n\r\nGET /none HTTP/1.1\r\nHost: a\r\n\r\nGET /text HTTP/1.1\r\nHost: a\r\n\r\n"
        )
        #expect(try (0..<3).map { _ in try connection.answer().status } == [200, 404, 200])
      }
    }

    @Test func aConnectionEndsWhereTheClientAsksForIt() throws {
      try serving { url in
        let connection = try RawConnection(url)
        let answer = try connection.call("GET /v1/pets", "Connection: close")
        #expect(answer.status == 200 && answer.headers["connection"] == "close")
        #expect(connection.ends())

        let old = try RawConnection(url)
        try old.send("GET /v1/pets HTTP/1.0\r\n\r\n")
        #expect(try old.answer().status == 200)
        #expect(old.ends())
      }
    }

    // MARK: Bodies

    @Test func bodiesComeInChunks() throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send(
          "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "8\r\n{\"name\":\r\n6\r\n\"Mia\"}\r\n0\r\n\r\n")
        let answer = try connection.answer()
        #expect(answer.status == 201 && answer.body.contains("Mia"))
      }
    }

    /// One that takes long to judge is judged beside the loop of its connection, which goes on in order.
    @Test func largeBodiesAreAnsweredInOrder() throws {
      try serving { url in
        let connection = try RawConnection(url)
        let body = #"{"name":"\#(String(repeating: "a", count: 100_000))"}"#
        try connection.send(
          "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            + body + "GET /v1/none HTTP/1.1\r\nHost: a\r\n\r\n")
        let answer = try connection.answer()
        #expect(answer.status == 201 && answer.body.contains("aaaa"))
        #expect(try connection.answer().status == 404)
      }
    }

    @Test func aBodyIsSentOnceItIsAskedFor() throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send(
          "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 14\r\nExpect: 100-continue\r\n\r\n"
        )
        #expect(try connection.answer().status == 100)
        try connection.send(#"{"name":"Mia"}"#)
        #expect(try connection.answer().status == 201)
        #expect(try connection.call("GET /pets").body.contains("Mia"))
      }
    }

    @Test func theItemsOfAStreamComeInChunks() throws {
      let spec = """
        openapi: 3.1.0
        info: { title: Shop, version: "1" }
        paths:
          /news:
            get:
              operationId: news
              responses:
                "200":
                  description: One after the other.
                  content: { text/event-stream: { itemSchema: { type: object, properties: { id: { type: integer } } } } }
        """
      try Shop([spec]).serving { url in
        let connection = try RawConnection(url)
        let answer = try connection.call("GET /news")
        #expect(answer.headers["transfer-encoding"] == "chunked")
        #expect(answer.headers["content-length"] == nil)
        let chunks = try connection.text(until: "\r\n0\r\n\r\n")
          .components(separatedBy: "\n\n\r\n")
        #expect(chunks.count == 4 && chunks.last == "0\r\n\r\n")
        #expect(chunks.dropLast().allSatisfy { $0.contains("\ndata: ") })

        #expect(try connection.call("HEAD /news").headers["content-length"] != nil)
        let old = try RawConnection(url)
        try old.send("GET /news HTTP/1.0\r\n\r\n")
        #expect(try old.answer().body.components(separatedBy: "data: ").count == 4)
      }
    }

    @Test func anAnswerToHeadHasTheLengthAndNoBody() throws {
      try serving { url in
        let connection = try RawConnection(url)
        for path in ["/v1/pets", "/text", "/none"] {
          let whole = try connection.call("GET \(path)", "Accept-Encoding: gzip")
          let head = try connection.call("HEAD \(path)", "Accept-Encoding: gzip")
          #expect(head.status == whole.status)
          if whole.status == 200 {
            #expect(head.headers["content-length"] == whole.headers["content-length"])
          }
        }
        #expect(try connection.call("GET /v1/pets").status == 200)
      }
    }

    @Test func longTextsAreCompressedOnRequest() throws {
      try serving { url in
        let connection = try RawConnection(url)
        let plain = try connection.call("GET /text")
        #expect(plain.headers["content-encoding"] == nil && plain.body.utf8.count >= 4_000)
        let small = try connection.call("GET /text", "Accept-Encoding: gzip")
        #expect(small.headers["content-encoding"] == "gzip")
        #expect(Int(small.headers["content-length"] ?? "").map { $0 < 4_000 } == true)
        let short = try connection.call("GET /pets/1", "Accept-Encoding: gzip")
        #expect(short.headers["content-encoding"] == nil && short.body.hasPrefix("{"))
        // A range is one of the text as it is.
        let range = try connection.call("GET /text", "Accept-Encoding: gzip", "Range: bytes=0-1999")
        #expect(range.status == 206 && range.headers["content-encoding"] == nil)
        #expect(range.body == plain.body.prefix(2_000))
      }
    }

    /// A strong tag stands for certain bytes (RFC 9110, section 8.8.3.3), and HEAD has the header of GET.
    @Test func compressedAnswersHaveATagOfTheirOwn() throws {
      try serving { url in
        let connection = try RawConnection(url)
        let plain = try connection.call("GET /text")
        let tag = try #require(plain.headers["etag"])
        #expect(plain.headers["vary"] == "Accept-Encoding")
        for coding in ["gzip", "deflate"] {
          let small = try connection.call("GET /text", "Accept-Encoding: \(coding)")
          let own = "\(tag.dropLast())-\(coding)\""
          #expect(small.headers["content-encoding"] == coding && small.headers["etag"] == own)
          #expect(small.headers["vary"] == "Accept-Encoding")
          #expect(
            try connection.call("HEAD /text", "Accept-Encoding: \(coding)").headers
              == small.headers)
          let known = try connection.call(
            "GET /text", "Accept-Encoding: \(coding)", "If-None-Match: \"x\", \(own)")
          #expect(known.status == 304 && known.headers["etag"] == own)
          #expect(known.headers["vary"] == "Accept-Encoding")
          // A part of the one is none of the other.
          let part = try connection.call("GET /text", "Range: bytes=0-9", "If-Range: \(own)")
          #expect(part.status == 200 && part.body == plain.body)
        }
        #expect(try connection.call("HEAD /text").headers == plain.headers)
        let same = try connection.call(
          "GET /text", "Accept-Encoding: gzip", "If-None-Match: \(tag)")
        #expect(same.status == 304 && same.headers["etag"] == tag)
        let part = try connection.call("GET /text", "Range: bytes=0-9", "If-Range: \(tag)")
        #expect(part.status == 206)
      }
    }

    // MARK: Rules

    @Test(arguments: [
      ("GET /v1/pets HTTP/1.1\r\n\r\n", 400, true),
      ("GET /v1/pets HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, true),
      ("GET http://b/v1/pets?x=1 HTTP/1.1\r\nHost: a\r\n\r\n", 200, false),
      ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 204, false),
      ("GET pets HTTP/1.1\r\nHost: a\r\n\r\n", 400, true),
      ("GET /v1/pets HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", 200, false),
      ("GET /v1/pets HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n", 417, true),
      ("GET /\(String(repeating: "a", count: 17_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414, true),
      (
        "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400,
        true
      ),
      (
        "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400, true
      ),
      ("get /v1/pets HTTP/1.1\r\nHost: a\r\n\r\n", 400, true),
      (
        "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "e;a=\"b\"\r\n{\"name\":\"Mia\"}\r\n0\r\nTrailer: 1\r\n\r\n", 201, false
      ),
    ])
    func rulesOfHTTP(text: String, status: Int, ends: Bool) throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send(text)
        #expect(try connection.answer().status == status)
        if ends {
          #expect(connection.ends())
        } else {
          #expect(try connection.call("GET /v1/pets").status == 200)
        }
      }
    }

    // MARK: Limits

    @Test(arguments: [
      "GET / HTTP/1.1\r\nno colon\r\n\r\n", "nonsense\r\n\r\n", "GET /v1/pets HTTP/9.9\r\n\r\n",
      "POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
      "POST /pets HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ])
    func whatIsNoHTTPIsRefused(text: String) throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send(text)
        let answer = try connection.answer()
        #expect(answer.status == 400 && answer.body.contains("malformed"))
        #expect(connection.ends())
        #expect(try RawConnection(url).call("GET /v1/pets").status == 200)
      }
    }

    @Test func aBrokenRequestComesAfterTheAnswersToThoseBefore() throws {
      try serving { url in
        let connection = try RawConnection(url)
        try connection.send("GET /v1/pets HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n")
        #expect(try connection.answer().status == 200)
        #expect(try connection.answer().status == 400)
        #expect(connection.ends())
      }
    }

    @Test func largeBodiesAndHeadersAreRefused() throws {
      var limits = HTTPServer.Limits()
      limits.bodyBytes = 1_000
      limits.headerBytes = 2_000
      try serving(limits) { url in
        let stated = try RawConnection(url)
        try stated.send("POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n")
        #expect(try stated.answer().status == 413)
        #expect(stated.ends())

        let chunked = try RawConnection(url)
        let chunk = "3e8\r\n" + String(repeating: "a", count: 1_000) + "\r\n"
        try chunked.send(
          "POST /pets HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + chunk)
        #expect(try chunked.answer().status == 413)
        #expect(chunked.ends())

        let waiting = try RawConnection(url)
        let refused = try waiting.call("POST /pets", "Expect: 100-continue", "Content-Length: 1001")
        #expect(refused.status == 413)

        let header = try RawConnection(url)
        let long = "X-Long: " + String(repeating: "a", count: 3_000)
        #expect(try header.call("GET /v1/pets", long).status == 431)
        #expect(header.ends())
      }
    }

    @Test func aRequestThatDoesNotComeEndsTheConnection() throws {
      var limits = HTTPServer.Limits()
      limits.requestTime = .milliseconds(50)
      try serving(limits) { url in
        let idle = try RawConnection(url)
        #expect(idle.ends())
      }
      limits.requestTime = .seconds(2)
      try serving(limits) { url in
        let slow = try RawConnection(url)
        try slow.send("POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n{")
        #expect(try slow.answer().status == 408)
        #expect(slow.ends())
      }
    }

    @Test func moreConnectionsThanTheLimitWait() throws {
      let shop = try Shop()
      var limits = HTTPServer.Limits()
      limits.connections = 1
      try shop.serving(limits) { url in
        var first: RawConnection? = try RawConnection(url)
        #expect(try first?.call("GET /v1/pets").status == 200)
        let second = try RawConnection(url)
        try second.send("GET /v1/pets/2 HTTP/1.1\r\nHost: a\r\n\r\n")
        for _ in 0..<20 { #expect(try first?.call("GET /v1/pets").status == 200) }
        #expect(!shop.log.contains("/v1/pets/2"))
        first = nil
        #expect(try second.answer().status == 200)
      }
    }

    // MARK: Places

    @Test func aPortInUseIsSaid() throws {
      try serving { url in
        let port = try #require(URL(string: url)?.port)
        let service = try Shop().service
        #expect {
          try HTTPServer(service, host: "127.0.0.1", port: port)
        } throws: { error in
          "\(error)".hasPrefix("another program listens on port \(port) of 127.0.0.1")
        }
      }
    }
  }
#endif

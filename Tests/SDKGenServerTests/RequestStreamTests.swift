#if Server
  import Foundation
  import SDKGenServer
  import TestSupport
  import Testing

  /// The requests of late, as the page gets them.
  @Suite(.ownThread) struct RequestStreamTests {
    @Test func theRequestsOfLateComeAsEvents() throws {
      let shop = try Shop()
      try shop.serving { url in
        let connection = try RawConnection(url)
        #expect(try connection.call("GET /v1/pets?limit=3").status == 200)
        let page = try RawConnection(url)
        let head = try page.call("GET /_sdkgen/requests")
        #expect(head.status == 200 && head.headers["content-type"] == "text/event-stream")
        #expect(try page.text(until: "\n\n").contains(#""request":"GET /v1/pets?limit=3""#))
        let broken =
          #"{"method":"POST","target":"/v1/pets","headers":[["Content-Type","application/json"]],"body":"{\"name\":1}"}"#
        _ = try connection.call("POST /_sdkgen/send", body: broken)
        let event = try page.text(until: "\n\n")
        #expect(event.contains(#""violations":["body.name is 1, not a string"#))
        #expect(event.contains(#""status":422"#) && event.contains(#""sent":"{\"name\":1}""#))
        let malformed = try RawConnection(url)
        try malformed.send("nonsense\r\n\r\n")
        #expect(try page.text(until: "\n\n").contains("malformed"))
      }
    }

    @Test func onlyTheLastHundredAreKnown() throws {
      try Shop().serving { url in
        let connection = try RawConnection(url)
        for number in 0..<105 { _ = try connection.call("GET /v1/pets?number=\(number)") }
        let page = try RawConnection(url)
        _ = try page.call("GET /_sdkgen/requests")
        let events = try page.text(until: "number=104").components(separatedBy: "data: ")
        #expect(events.count == 101 && events[1].contains("number=5\""))
      }
    }

    @Test func aPageIsToldThatTheSpecsHaveChanged() throws {
      let shop = try Shop()
      try shop.serving { url in
        let page = try RawConnection(url)
        _ = try page.call("GET /_sdkgen/requests")
        try shop.use([Shop.pets.replacing("/text:", with: "/words:")])
        #expect(try page.text(until: "\n\n").contains("event: specs\n"))
        _ = try RawConnection(url).call("GET /v1/words")
        #expect(try page.text(until: "\n\n").contains("data: {"))
      }
    }

    @Test func aPageMayStayOpenAndEndsWithTheServer() throws {
      let shop = try Shop()
      var limits = HTTPServer.Limits()
      limits.requestTime = .milliseconds(50)
      var page: RawConnection?
      try shop.serving(limits) { url in
        page = try RawConnection(url)
        _ = try page?.call("GET /_sdkgen/requests")
        // A connection that sends nothing ends meanwhile.
        #expect(try RawConnection(url).ends())
        #expect(page?.isSilent == true)
        _ = try RawConnection(url).call("GET /v1/pets")
        #expect(try page?.text(until: "\n\n").contains("/v1/pets") == true)
      }
      #expect(page?.ends() == true)
      #expect(shop.service.recent.listenerCount == 0)
    }

    @Test func aPageThatIsClosedIsForgotten() throws {
      let shop = try Shop()
      try shop.serving { url in
        var page: RawConnection? = try RawConnection(url)
        _ = try page?.call("GET /_sdkgen/requests")
        #expect(shop.service.recent.listenerCount == 1)
        page = nil
        let connection = try RawConnection(url)
        for _ in 0..<100_000 where shop.service.recent.listenerCount > 0 {
          _ = try connection.call("GET /v1/pets/1")
        }
        #expect(shop.service.recent.listenerCount == 0)
      }
    }
  }
#endif

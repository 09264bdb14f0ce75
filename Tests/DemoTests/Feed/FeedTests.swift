import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Generated streams, against what servers do.
@Suite(.timeLimit(.minutes(15))) struct FeedTests {
  private let noon = Date(timeIntervalSince1970: 1_700_049_600)

  private func price(_ value: Double) -> Rate { Rate(symbol: "A", value: value, at: noon) }

  private func text(_ value: Int) -> String {
    #"{"symbol": "A", "value": \#(value), "at": "2023-11-15 12:00"}"#
  }

  @Test(arguments: FeedWire.allCases)
  func eventsHaveTypesAndGoOnWhereTheyWere(wire: FeedWire) async throws {
    let one = text(1)
    let responses = [
      FeedWire.Response.events("id: 7\nda", "ta: \(one.prefix(9))", "\(one.dropFirst(9))\n\n"),
      .events("data: \(text(2))\n\nid: 8\ndata: cut off"), .events(": nothing\n\n"), .over,
    ]
    let seen = try await wire.serving(responses) { client in
      let (values, error) = await client.prices(symbol: "a/b").outcome()
      #expect(values == [price(1), price(2)])
      #expect(error == nil)
    }

    #expect(seen.map(\.lastID) == [nil, "7", "7", "7"])
    let path = wire == .mock ? "GET /prices/a/b" : "GET /prices/a%2Fb"
    #expect(Set(seen.map(\.line)) == [path])
  }

  @Test(arguments: FeedWire.allCases)
  func eventsMayHaveAFormatOfTheirOwn(wire: FeedWire) async throws {
    let responses = [FeedWire.Response.events("data: 1700049600\n\n"), .over]
    _ = try await wire.serving(responses) { client in
      #expect(await client.ticks().outcome().values == [noon])
    }
    _ = try await wire.serving([.events("data: \"soon\"\n\n")]) { client in
      let (values, error) = await client.ticks().outcome()
      #expect(values.isEmpty && error?.kind == .decoding)
    }
  }

  @Test(arguments: FeedWire.allCases)
  func aStatedEndEndsAndItsLackIsAnError(wire: FeedWire) async throws {
    let words = #"data: {"text": "Hel"}"# + "\n\n" + #"data: {"text": "lo"}"# + "\n\n"
    let seen = try await wire.serving([.events(words, "data: [DONE]\n\ndata: 7\n\n")]) { client in
      let (values, error) = await client.askStream(Prompt(text: "?")).outcome()
      #expect(values.map(\.text) == ["Hel", "lo"])
      #expect(error == nil)
    }
    #expect(seen == [.init(line: "POST /ask", body: #"{"text":"?","stream":true}"#)])

    let cut = try await wire.serving([.events(words)]) { client in
      let (values, error) = await client.askStream(Prompt(text: "?")).outcome()
      #expect(values.map(\.text) == ["Hel", "lo"])
      #expect(error?.transportCode == .truncated)
    }
    #expect(cut.count == 1)
  }

  @Test(arguments: FeedWire.allCases)
  func namesTellTypesAndUnknownOnesAreKept(wire: FeedWire) async throws {
    let events = """
      event: price
      data: \(text(3))

      event: day
      data: "20231115"

      event: note
      data: not JSON
      data: at all

      event: new
      id: 9
      data: ?


      """
    _ = try await wire.serving([.events(events), .over]) { client in
      let (values, error) = await client.watch().outcome()
      let day = try #require(Day(year: 2023, month: 11, day: 15))
      #expect(
        values == [
          .price(price(3)), .day(day), .note("not JSON\nat all"),
          .unrecognized(ServerSentEvent(event: "new", data: "?", id: "9")),
        ])
      #expect(error == nil)
    }
  }

  @Test(arguments: FeedWire.allCases)
  func linesAreReadOneByOne(wire: FeedWire) async throws {
    let whole = FeedWire.Response.lines(
      "\(text(1))\r\n\n\(text(2).prefix(9))", "\(text(2).dropFirst(9))")
    let seen = try await wire.serving([whole]) { client in
      let (values, error) = await client.export().outcome()
      #expect(values == [price(1), price(2)])
      #expect(error == nil)
    }
    #expect(seen.count == 1)

    _ = try await wire.serving([.lines("\"20231115\"\n\"2023\"\n")]) { client in
      let (values, error) = await client.days().outcome()
      #expect(values.map(\.description) == ["2023-11-15"])
      #expect(error?.kind == .decoding)
    }
  }

  @Test(arguments: FeedWire.allCases)
  func aRefusalComesBeforeTheStream(wire: FeedWire) async throws {
    let refusal = FeedWire.Response(status: 403, type: "text/plain", chunks: ["not you"])
    let seen = try await wire.serving([refusal, refusal, refusal]) { client in
      for error in [
        await client.prices(symbol: "A").outcome().error, await client.watch().outcome().error,
        await client.export().outcome().error,
      ] {
        #expect(error?.status == 403)
        #expect(error?.response?.text == "not you")
      }
    }
    #expect(seen.count == 3)
  }

  @Test(arguments: FeedWire.allCases)
  func anotherTypeIsNoStream(wire: FeedWire) async throws {
    let page = FeedWire.Response(type: "text/html", chunks: ["<p>"])
    _ = try await wire.serving([page, page]) { client in
      #expect(await client.ticks().outcome().error?.kind == .contentType)
      #expect(await client.export().outcome().error?.kind == .contentType)
    }
  }
}

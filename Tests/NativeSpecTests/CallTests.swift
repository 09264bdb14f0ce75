import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenNativeSpec
import Testing

/// How calls are made, paged and streamed.
@Suite struct CallTests {
  @Test func everythingIsResolved() throws {
    let outcome = outcome(
      of: """
        { "name": "A", "models": { "Prompt": { "stream": "Bool" }, "Item": { "id": "Int" },
            "Page": { "data": "[Item]", "more": "Bool" } },
          "endpoints": {
            "list": { "GET": "/a", "query": { "after": "String?" }, "returns": "Page", "deadline": "1m",
              "retries": { "max": 3, "statuses": [503], "codes": ["busy"], "baseDelay": "100ms" },
              "cache": { "fresh": "1m", "stale": "1h" },
              "paginate": { "cursor": "after", "next": "data[last].id", "more": "more", "items": "data" } },
            "chat": { "POST": "/b", "body": "Prompt", "idempotencyKey": "Idempotency-Key",
              "stream": { "events": { "delta": "Int" }, "end": "[DONE]", "set": "stream" } } } }
        """)
    let list = try #require(outcome.api?.operation("list"))
    let chat = try #require(outcome.api?.operation("chat"))

    #expect(outcome.ids == [])
    #expect(
      list.pagination?.kind
        == .cursor(parameter: "after", next: .lastItem(items: ["data"], field: ["id"])))
    #expect(list.options.deadline == 60 && list.options.cache == .fresh(60, stale: 3600))
    #expect(list.options.retries?.codes == ["busy"] && list.options.retries?.baseDelay == 0.1)
    #expect(chat.options.idempotencyHeader == "Idempotency-Key")
    #expect(
      chat.stream
        == StreamResponse(
          kind: .namedEvents([
            .init(name: "delta", type: .scalar(.integer(bits: nil, isSigned: true)))
          ]),
          end: "[DONE]", switchField: "stream"))
  }

}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Streams that a document describes by `itemSchema`.
@Suite(.timeLimit(.minutes(15))) struct NewsroomTests {
  private let first = Bulletin(title: "a", text: nil)
  private let second = Bulletin(title: "b", text: "c")

  private func client(_ text: String, _ type: String) -> NewsroomClient {
    let replies = Locked([Reply.chunks([Data(text.utf8)], contentType: type)][...])
    let mock = MockTransport().on(.any) { _ in
      replies.with { $0.popFirst() } ?? Reply.status(204)
    }
    return NewsroomClient(transport: mock)
  }

  private let bulletins = [#"{"title": "a", "text": null}"#, #"{"title": "b", "text": "c"}"#]

  @Test func theContentOfAnEventIsItsValue() async {
    let text = bulletins.map { "id: 7\nretry: 1\nevent: news\ndata: \($0)\n\n" }.joined()
    let (values, error) = await client(text, "text/event-stream").watchBulletins().outcome()
    #expect(values == [first, second] && error == nil)
  }

  @Test func linesAreItems() async {
    let text = bulletins.joined(separator: "\n") + "\n"
    let (values, error) = await client(text, "application/jsonl").readBulletins().outcome()
    #expect(values == [first, second] && error == nil)
  }

  @Test func constantsOfEventsAreCases() async {
    let text = "event: removed\ndata: a\n\nevent: added\ndata: \(bulletins[1])\n\n"
    let (values, error) = await client(text, "text/event-stream").followBulletins().outcome()
    #expect(values == [.removed("a"), .added(second)] && error == nil)
  }

  @Test func kindsOfEventsExtendABaseAndOneTakesOtherNames() async {
    let text =
      "event: bulletin\ndata: \(bulletins[1])\n\n"
      + #"data: {"note": "x"}"# + "\n\nevent: odd\n" + #"data: {"note": "y"}"# + "\n\n"
    let (values, error) = await client(text, "text/event-stream").watchWire().outcome()
    let notes = ["x", "y"].map { NewsroomEndpoint.WatchWireEvent.wireNote(.init(note: $0)) }
    #expect(values == [.bulletin(second)] + notes && error == nil)
  }

  @Test func aTextInPlaceOfTheJSONIsAValue() async {
    let text = "data: \(bulletins[1])\n\ndata: closed\n\ndata: \(bulletins[1])\n\n"
    let (values, error) = await client(text, "text/event-stream").watchTicker().outcome()
    #expect(values == [.bulletin(second), .closed, .bulletin(second)] && error == nil)
  }

  @Test(
    arguments: [
      (#"{"kind": "Film", "frames": 1}"#, Story.medium(.film(.init(kind: "Film", frames: 1)))),
      (#"{"kind": "Medium", "seconds": 1}"#, .medium(.tape(.init(kind: "Medium", seconds: 1)))),
      (#"{"kind": "text", "words": 1}"#, .text(.init(kind: "text", words: 1))),
      (#"{"kind": "odd", "frames": 1}"#, .misc(.init(kind: "odd", title: nil))),
      (#"{"frames": 1}"#, .misc(.init(kind: nil, title: nil))),
    ] as [(String, Story)]
  )
  func aDefaultTakesWhatLeadsToNoMemberOfAnotherUnion(_ json: String, _ story: Story) async throws {
    #expect(try await client(json, "application/json").getLatestStory() == story)
  }

  @Test(
    arguments: [
      (.text(.init(words: 1)), #"{"kind":"text","words":1}"#),
      (.medium(.film(.init(frames: 1))), #"{"kind":"Film","frames":1}"#),
      (.medium(.film(.init(kind: "Medium", frames: 1))), #"{"kind":"Medium","frames":1}"#),
      (.misc(.init(kind: "odd", title: "a")), #"{"kind":"odd","title":"a"}"#),
    ] as [(Story, String)]
  )
  func whereATagMayBeAbsentItIsWrittenFirst(_ story: Story, _ json: String) async throws {
    let mock = MockTransport().on(.any) { _ in Reply.status(204) }
    try await NewsroomClient(transport: mock).setLatestStory(story)
    guard case .data(let body)? = mock.calls.first?.request.body else {
      Issue.record("no body")
      return
    }
    #expect(String(decoding: body, as: UTF8.self) == json)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCache
@testable import SDKCore

/// Headers of many names, which a cache must not look for again and again.
@Suite(.tags(.fault)) struct CacheHeaderTests {
  @Test(arguments: [
    (VariedHeader.maxNameCount, 64), (VariedHeader.maxNameCount + 1, 1), (50_000, 1),
  ])
  func varyHasALimitOfNames(count: Int, expected: Int) {
    let text = (0..<count).map { "x-\($0)" }.joined(separator: ", ")
    let names = VariedHeader.names(in: ["Vary": text])
    #expect(names.count == expected)
    #expect((names == ["*"]) == (count > 64))
    let fields = text.split(separator: ",").prefix(100).map {
      HTTPHeaders.Field(name: "Vary", value: String($0))
    }
    var many = HTTPHeaders()
    for field in fields { many.append(field.name, field.value) }
    #expect((VariedHeader.names(in: many) == ["*"]) == (count > 65))
  }

  @Test func aNameIsLookedForOnce() {
    #expect(VariedHeader.names(in: ["Vary": "A, a,B", "vary": "b"]) == ["a", "b"])
  }

  /// What must not be kept is not, whatever stands in quotes before it.
  @Test(
    arguments: [
      #"x="a\"b", no-store"#, #"x="a, no-store"#, #"x="\\", no-store"#, #"x=a\"b, no-store"#,
      "no-store",
    ])
  func quotesHideNoDirective(text: String) {
    #expect(CacheControl(["Cache-Control": text]).isNoStore)
    #expect(!CacheControl(["Cache-Control": #"x="a, no-store, \", no-store""#]).isNoStore)
  }

  @Test func a304ReplacesTheHeadersOfItsNames() throws {
    let url = try #require(URL(string: "https://a.example/"))
    let request = HTTPRequest(.get, url: url, endpoint: TestEndpoint.get("/"))
    let time = CacheTime(elapsed: .zero, wall: .distantPast)
    let kept = CachedResponse(
      HTTPResponse(
        status: 200, headers: ["A": "1", "a": "2", "B": "3", "Content-Length": "4"],
        url: request.url), to: request, asked: time, received: time)
    let confirmation = HTTPResponse(
      status: 304, headers: ["a": "5", "C": "6", "A": "7", "Content-Length": "0"], url: request.url)

    let confirmed = kept.confirmed(by: confirmation, to: request, asked: time, received: time)

    #expect(confirmed.headers.values("A") == ["5", "7"])
    #expect(confirmed.headers["B"] == "3")
    #expect(confirmed.headers["C"] == "6")
    #expect(confirmed.headers.values("Content-Length") == ["4"])
  }
}

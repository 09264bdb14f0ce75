import Foundation
import SDKRuntime
import Testing

@Suite struct EquatableEndpointTests {
  @Test func equalArgumentsMakeEqualEndpoints() {
    #expect(ItemEndpoint.list == .list)
    #expect(ItemEndpoint.list != .count)
    #expect(ItemEndpoint.get(id: 1, tag: nil) == .get(id: 1, tag: nil))
    #expect(ItemEndpoint.get(id: 1, tag: "a") == .get(id: 1, tag: "a"))
    #expect(ItemEndpoint.get(id: 1, tag: nil) != .get(id: 2, tag: nil))
    #expect(ItemEndpoint.get(id: 1, tag: nil) != .get(id: 1, tag: "a"))
    #expect(ItemEndpoint.create(["a": [1, nil]]) == .create(["a": [1.0, nil]]))
    #expect(ItemEndpoint.create(["a": 1]) != .create(["a": 2]))
  }

  /// As models are with `"conformances": { "*": "-Hashable" }`.
  @Test func argumentsWithoutEqualityAreComparedByWhatTheyHold() {
    #expect(ItemEndpoint.change([Plain(name: "a", parts: [])]) == .change([Plain(name: "a")]))
    #expect(ItemEndpoint.change([Plain(name: "a")]) != .change([Plain(name: "b")]))
    #expect(ItemEndpoint.change([Plain(name: "a")]) != .change([]))
    #expect(ItemEndpoint.change([]) == .change([]))
    let nested = Plain(name: "a", parts: [Plain(name: "b", next: [:])])
    #expect(ItemEndpoint.change([nested]) == .change([nested]))
    #expect(
      ItemEndpoint.change([nested])
        != .change([Plain(name: "a", parts: [Plain(name: "b", next: ["c": 1])])]))
  }

  @Test func bodiesAndFilesAreComparedByTheirBytes() {
    let (one, other) = (Data("1".utf8), Data("2".utf8))
    #expect(ItemEndpoint.replace(.data(one)) == .replace(.data(one)))
    #expect(ItemEndpoint.replace(.data(one)) != .replace(.data(other)))
    #expect(ItemEndpoint.replace(.data(one)) != .replace(.none))
    let stream = HTTPBody.stream { AsyncThrowingStream { $0.finish() } }
    #expect(ItemEndpoint.replace(stream) != .replace(stream))
    let file = UploadFile(data: one, fileName: "a")
    #expect(ItemEndpoint.upload(file) == .upload(UploadFile(data: one, fileName: "a")))
    #expect(ItemEndpoint.upload(file) != .upload(UploadFile(data: one, fileName: "b")))
    #expect(ItemEndpoint.upload(file) != .upload(UploadFile(data: other, fileName: "a")))
    #expect(ItemEndpoint.upload(file) != .upload(nil))
    #expect(ItemEndpoint.upload(nil) == .upload(nil))
  }
}

private struct Plain: Sendable {
  var name: String
  var parts: [Plain] = []
  var next: [String: Int]?
}

private enum ItemEndpoint: EquatableEndpoint {
  case list
  case count
  case get(id: Int, tag: String?)
  case create(JSON)
  case change([Plain])
  case replace(HTTPBody)
  case upload(UploadFile?)

  var request: EndpointRequest { EndpointRequest(.get, "/items") }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct BodyTests {
  private func sentBody(
    _ body: RequestBody, headers: RequestItems = []
  ) async throws -> RecordedCall {
    try await sent(TestEndpoint(EndpointRequest(.post, "/a", headers: headers, body: body)))
  }

  @Test func jsonHasItsTypeAndMembersInOrder() async throws {
    let call = try await sentBody(.json(Thing(id: 1, title: "a/b", patch: .null)))

    #expect(call.text == #"{"id":1,"title":"a/b","limit":10,"patch":null}"#)
    #expect(call.request.headers["content-type"] == "application/json")
  }

  @Test func aTypeOfTheEndpointsOwnIsKept() async throws {
    let call = try await sentBody(
      .json(1), headers: [("content-type", "application/json; charset=utf-8")])

    #expect(call.request.headers.values("Content-Type") == ["application/json; charset=utf-8"])
  }

  @Test func aNilValueIsNoBody() async throws {
    let call = try await sentBody(.json(nil as Thing?))

    #expect(call.request.bodyData == nil)
    #expect(call.request.headers["Content-Type"] == nil)
  }

  @Test func propertiesCanBeNull() async throws {
    func text(_ body: RequestBody) async throws -> String {
      let endpoint = TestEndpoint(EndpointRequest(.patch, "/a", body: body))
      return try await sent(endpoint, options: .init(nulls: ["title", "z"])).text
    }

    #expect(
      try await text(.json(["id": "1", "title": "a"])) == #"{"id":"1","title":null,"z":null}"#)
    #expect(try await text(.json(nil as Thing?)) == #"{"title":null,"z":null}"#)
    #expect(try await text(.json([1])) == "[1]")
  }

  @Test func aFormatAppliesToABody() async throws {
    let dates = [Date(timeIntervalSince1970: 1)]

    #expect(try await sentBody(.json(dates, as: .array(.unixSeconds))).text == "[1]")
  }

  @Test func whatCannotBeEncodedIsRefusedByItsPlace() async {
    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json(["size": Double.nan])))

    #expect(await refusal(endpoint)?.contains("'size'") == true)
  }

  @Test func rawBytesGoAsTheyAre() async throws {
    let call = try await sentBody(.raw(.data(Data([0, 255])), contentType: "image/png"))

    #expect(call.body == Data([0, 255]))
    #expect(call.request.headers["Content-Type"] == "image/png")
  }

  @Test func aRawFileIsSentFromDisk() async throws {
    try await withFile(Data("hello".utf8)) { url in
      let call = try await sentBody(.raw(.file(url), contentType: "text/plain"))

      #expect(call.text == "hello")
      guard case .file(url) = call.request.body else {
        Issue.record("the body is not the file")
        return
      }
    }
  }

  @Test func aMissingFileIsRefused() async {
    let url = URL(fileURLWithPath: "/no/such/file")
    let raw = TestEndpoint(
      EndpointRequest(.post, "/a", body: .raw(.file(url), contentType: "text/plain")))
    let multipart = TestEndpoint(
      EndpointRequest(.post, "/a", body: .multipart([.file("f", UploadFile(file: url))])))

    #expect(await refusal(raw)?.contains("file") == true)
    #expect(await refusal(multipart)?.contains("file") == true)
  }
}

/// Runs `body` with a file that holds `data`.
func withFile(_ data: Data, _ body: (URL) async throws -> Void) async throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("sdk-test-\(UUID().uuidString)")
  try data.write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  try await body(url)
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

@Suite(.timeLimit(.minutes(15))) struct MultipartTests {
  private func encode(
    _ parts: [MultipartPart], boundaries: [String] = ["B"]
  ) async throws -> (text: String, encoded: EncodedBody) {
    let queue = Locked(boundaries)
    let encoder = BodyEncoder(
      coders: .standard, context: WritingContext(),
      makeBoundary: { queue.with { $0.count > 1 ? $0.removeFirst() : $0[0] } })
    let encoded = try await encoder.encode(.multipart(parts))
    defer { encoded.spool?.remove() }
    let data: Data
    switch encoded.body {
    case .data(let bytes): data = bytes
    case .file(let url): data = try Data(contentsOf: url)
    case .none, .stream: data = Data()
    }
    return (String(decoding: data, as: UTF8.self), encoded)
  }

  @Test(arguments: ["a\0b", "\u{1}", "a\u{1B}[0m", "\u{7F}"])
  func aNameWithAControlCharacterIsRefused(name: String) async {
    let file = UploadFile(data: Data(), fileName: name)

    await #expect(throws: RequestBuildingError.self) { try await encode([.text(name, "x")]) }
    await #expect(throws: RequestBuildingError.self) { try await encode([.file("a", file)]) }
  }

  /// The file is changed once it was looked at, when the boundary is drawn.
  private func spooled(_ before: Int, _ after: Int) async throws -> Int {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("part-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0x78, count: before).write(to: file)
    let encoder = BodyEncoder(
      coders: .standard, context: WritingContext(),
      makeBoundary: {
        let handle = try? FileHandle(forWritingTo: file)
        try? handle?.truncate(atOffset: UInt64(after))
        try? handle?.close()
        return "B"
      })
    let encoded = try await encoder.encode(.multipart([.file("f", UploadFile(file: file))]))
    defer { encoded.spool?.remove() }
    guard case .file(let spool) = encoded.body else { return -1 }
    let text = try Data(contentsOf: spool)
    let start = try #require(text.range(of: Data("\r\n\r\n".utf8))).upperBound
    return text[start...].count - "\r\n--B--\r\n".utf8.count
  }

  @Test(arguments: [0, 3, 300_000, 600_000])
  func ofAFileThatGrowsAsManyBytesAreSentAsItHad(size: Int) async throws {
    #expect(try await spooled(size, size) == size)
    #expect(try await spooled(size, size + 500_000) == size)
  }

  @Test(arguments: [(3, 2), (600_000, 300_000), (1, 0)])
  func aFileThatShrinksIsAnError(size: Int, left: Int) async {
    let error = await #expect(throws: RequestBuildingError.self) {
      try await spooled(size, left)
    }
    #expect(error?.reason == "a file to send has changed, or cannot be read any more")
  }

  @Test func stylesJoinAndSpreadParts() async throws {
    let object = ["a": [1, 2], "b": [3]]
    let (text, _) = try await encode([
      .text("tags", ["x", "y"].styled(.comma)), .text("more", ["x", "y"].styled(.pipe)),
      .text("deep", EncodedValue(object, .deepObject)), .text("spread", EncodedValue(object)),
      .text("pairs", EncodedValue(["k": "v"], .comma)),
      .text("none", EncodedValue([String: Int](), .deepObject)),
    ])

    #expect(
      fields(text) == [
        "tags": ["x,y"], "more": ["x|y"], "deep[a][0]": ["1"], "deep[a][1]": ["2"],
        "deep[b][0]": ["3"], "a": ["1", "2"], "b": ["3"], "pairs": ["k,v"],
      ])
  }

  @Test func partsMayHaveFurtherHeaders() async throws {
    let (text, _) = try await encode([
      .text("a", "x", headers: ["X-Kind": "note", "X-Size": "3"]),
      .file(
        "b", UploadFile(data: Data("y".utf8), fileName: "b"), headers: ["X-Kind": "logo"]),
    ])

    #expect(text.contains("name=\"a\"\r\nX-Kind: note\r\nX-Size: 3\r\n\r\nx\r\n"))
    #expect(text.contains("Content-Type: application/octet-stream\r\nX-Kind: logo\r\n\r\ny"))
    await #expect(throws: RequestBuildingError.self) {
      try await encode([.text("a", "x", headers: ["X-Kind": "a\r\nb"])])
    }
  }

  @Test func keysNameParts() async throws {
    let file = UploadFile(data: Data("z".utf8), fileName: "z")
    let (text, encoded) = try await encode([
      .text("title", "t"), .each(["b": "2", "a": "1"]) { .text($0, $1) },
      .each(["c": file]) { .file($0, $1) }, .each(nil as [String: String]?) { .text($0, $1) },
    ])

    #expect(fields(text) == ["title": ["t"], "a": ["1"], "b": ["2"], "c": ["z"]])
    #expect(encoded.contentType == "multipart/form-data; boundary=B")
    #expect(text.contains(#/"a"[\s\S]*"b"/#))
  }

  /// The contents of parts by name.
  private func fields(_ text: String) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for part in text.components(separatedBy: "--B\r\n").dropFirst() {
      let halves = part.components(separatedBy: "\r\n\r\n")
      let name = halves[0].components(separatedBy: "name=\"")[1].prefix { $0 != "\"" }
      let content = halves[1].components(separatedBy: "\r\n")[0]
      fields[String(name), default: []].append(content)
    }
    return fields
  }

  @Test func partsAreWrittenByteForByte() async throws {
    let (text, encoded) = try await encode([
      .text("title", "é"), .text("skip", nil), .text("n", [1, 2]),
      .json("meta", Other(email: "a@b")), .json("none", nil as Other?),
      .file("photo", UploadFile(data: Data("x".utf8), fileName: "a.png"), contentType: "image/png"),
      .file("absent", nil),
      .files("more", [UploadFile(data: Data(), fileName: "b", contentType: "text/plain")]),
    ])

    #expect(
      text == """
        --B\r
        Content-Disposition: form-data; name="title"\r
        \r
        é\r
        --B\r
        Content-Disposition: form-data; name="n"\r
        \r
        1\r
        --B\r
        Content-Disposition: form-data; name="n"\r
        \r
        2\r
        --B\r
        Content-Disposition: form-data; name="meta"\r
        Content-Type: application/json\r
        \r
        {"email":"a@b"}\r
        --B\r
        Content-Disposition: form-data; name="photo"; filename="a.png"\r
        Content-Type: image/png\r
        \r
        x\r
        --B\r
        Content-Disposition: form-data; name="more"; filename="b"\r
        Content-Type: text/plain\r
        \r
        \r
        --B--\r

        """)
    #expect(encoded.contentType == "multipart/form-data; boundary=B")
  }

  @Test(arguments: [
    (#"a"b"#, "a%22b"), (#"a\b"#, #"a\b"#), ("a\r\nX: 1", "a%0D%0AX: 1"), ("é", "é"),
    ("../../x", "../../x"),
  ])
  func namesAreEscapedAsBrowsersDo(name: String, escaped: String) async throws {
    let file = UploadFile(data: Data(), fileName: name)

    let (text, _) = try await encode([.file(name, file)])

    #expect(text.contains("; name=\"\(escaped)\"; filename=\"\(escaped)\"\r\n"))
  }

  /// RFC 2046 wants one part at least.
  @Test func noPartsAreNoBody() async throws {
    let (text, encoded) = try await encode([.text("title", nil), .file("photo", nil)])

    #expect(text.isEmpty)
    #expect(encoded.contentType == nil)
  }

  @Test func aBoundaryThatAPartHoldsIsDrawnAgain() async throws {
    let (_, encoded) = try await encode([.text("t", "xB1y")], boundaries: ["B1", "B2"])

    #expect(encoded.contentType == "multipart/form-data; boundary=B2")
  }

  @Test func aBoundaryAcrossTwoChunksIsFound() async throws {
    let chunk = 1 << 18
    let data = Data(repeating: 97, count: chunk - 2) + Data("BOUNDARY".utf8)
    try await withFile(data) { url in
      let (_, encoded) = try await encode(
        [.file("f", UploadFile(file: url))], boundaries: ["BOUNDARY", "B2"])

      #expect(encoded.contentType == "multipart/form-data; boundary=B2")
    }
  }

  @Test func aContentTypeCannotBreakOut() async {
    let file = UploadFile(data: Data(), fileName: "a", contentType: "a\r\nX: 1")
    let endpoint = TestEndpoint(
      EndpointRequest(.post, "/a", body: .multipart([.file("f", file)])))

    #expect(await refusal(endpoint)?.contains("Content-Type") == true)
  }

  @Test func filesFromDiskAreSpooledAndRemoved() async throws {
    try await withFile(Data("hello".utf8)) { url in
      let file = UploadFile(file: url, fileName: "h.txt", contentType: "text/plain")
      let endpoint = TestEndpoint(
        EndpointRequest(.post, "/a", body: .multipart([.file("f", file)])))

      let call = try await sent(endpoint)

      #expect(call.text.contains("filename=\"h.txt\"\r\nContent-Type: text/plain\r\n\r\nhello\r\n"))
      let type = try #require(call.request.headers["Content-Type"])
      #expect(type.hasPrefix("multipart/form-data; boundary=sdk-"))
      guard case .file(let spool) = call.request.body else {
        Issue.record("the body was not spooled")
        return
      }
      #expect(!FileManager.default.fileExists(atPath: spool.path))
    }
  }
}

import Foundation
import Testing

@testable import SDKTesting

@Suite struct ChunkedFramingTests {
  /// The bytes that end a body may stand inside a chunk.
  @Test(arguments: [
    "0\r\n\r\n",
    "5\r\n0\r\n\r\n\r\n3;a=b\r\nabc\r\n0\r\n\r\n",
    "B\r\nx0\r\n\r\n0\r\n\r\n\r\n0\r\nTrailer: 1\r\n\r\n",
  ])
  func aBodyEndsByItsSizes(body: String) {
    let whole = Data(body.utf8)
    var framing = ChunkedFraming()
    for count in 0..<whole.count { #expect(framing.end(in: whole.prefix(count)) == nil) }
    #expect(framing.end(in: whole + Data("GET /b HTTP/1.1\r\n\r\n".utf8)) == whole.count)

    // In one piece.
    var another = ChunkedFraming()
    #expect(another.end(in: whole) == whole.count)
  }

  @Test(arguments: ["x\r\n", "-1\r\n", "7fffffffffffffff\r\n", "8000000000000000\r\n", "\r\n"])
  func aSizeThatIsNoneEndsTheBody(body: String) {
    var framing = ChunkedFraming()
    #expect(framing.end(in: Data(body.utf8)) == body.utf8.count)
  }

  @Test(arguments: [
    ("3\r\nabc\r\n2;x=1\r\nde\r\n0\r\n\r\n", "abcde"), ("0\r\n\r\n", ""), ("", nil),
    ("9\r\nabc", nil), ("7FFFFFFFFFFFFFFF\r\nabc\r\n", nil), ("-1\r\nabc\r\n", nil),
    ("2\r\nabc\r\n0\r\n\r\n", nil),
    ("4\r\n\r\n\r\n\r\n0\r\n\r\n", "\r\n\r\n"),
  ])
  func theContentIsWhatIsInTheChunks(body: String, content: String?) {
    let request = LoopbackRequest(
      head: "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", body: Data(body.utf8),
      bodyLength: body.utf8.count)
    #expect(request.content.map { String(decoding: $0, as: UTF8.self) } == content)
  }
}

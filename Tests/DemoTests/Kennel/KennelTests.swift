import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Generated requests of a Swagger 2.0 document, byte for byte.
@Suite struct KennelTests {
  private let mock = MockTransport()
  private let words = ["a b", "c|d,e"]

  init() { mock.on(.any, .status(204)) }

  private var client: KennelClient { KennelClient(transport: mock) }

  private func sent() throws -> RecordedCall { try #require(mock.calls.last) }

  @Test func listsAreSeparatedAsTheDocumentSays() async throws {
    try await client.lists.send(
      commas: [1, 2], pipes: words, usual: words, csv: ["x"], ssv: words, tsv: words,
      piped: words, multi: words, rows: [[1, 2], [3]], each: [[1, 2], [], [3]],
      xCommas: [1, 2], xPipes: [3, 4])

    let url = try sent().request.url
    #expect(url.path(percentEncoded: true) == "/v1/lists/1,2/a%20b%7Cc%7Cd%2Ce")
    #expect(
      url.query(percentEncoded: true)
        == "usual=a%20b,c%7Cd%2Ce&csv=x&ssv=a%20b%20c%7Cd%2Ce&tsv=a%20b%09c%7Cd%2Ce"
        + "&piped=a%20b%7Cc%7Cd%2Ce&multi=a%20b&multi=c%7Cd%2Ce&rows=1%2C2%7C3"
        + "&each=1%092&each=3")
    #expect(try sent().request.headers["X-Commas"] == "1,2")
    #expect(try sent().request.headers["X-Pipes"] == "3|4")
  }

  @Test func fieldsOfFormsAreSeparatedAsTheDocumentSays() async throws {
    try await client.form.send(
      name: "n m", usual: words, ssv: words, tsv: words, pipes: words, multi: words,
      rows: [[1, 2], [3]])

    #expect(
      try sent().text
        == "name=n%20m&usual=a%20b,c%7Cd%2Ce&ssv=a%20b%20c%7Cd%2Ce&tsv=a%20b%09c%7Cd%2Ce"
        + "&pipes=a%20b%7Cc%7Cd%2Ce&multi=a%20b&multi=c%7Cd%2Ce&rows=1%7C2,3")
    #expect(
      try sent().request.headers["Content-Type"]?.hasPrefix("application/x-www-form-urlencoded")
        == true)
  }

  @Test func filesMakeAMultipartBody() async throws {
    try await client.upload.send(
      file: UploadFile(data: Data("woof".utf8), fileName: "a.txt", contentType: "text/plain"),
      usual: ["a", "b"], multi: ["c", "d"])

    let type = try #require(try sent().request.headers["Content-Type"])
    let boundary = try #require(type.firstRange(of: "boundary=")).upperBound
    let line = "--" + type[boundary...].replacing("\"", with: "")
    func part(_ head: String, _ text: String) -> String {
      "\(line)\r\nContent-Disposition: form-data; \(head)\r\n\r\n\(text)\r\n"
    }
    #expect(
      try sent().text
        == part("name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain", "woof")
        + part("name=\"usual\"", "a,b") + part("name=\"multi\"", "c") + part("name=\"multi\"", "d")
        + "\(line)--\r\n")
  }

  @Test func aBodyHasTheTypeThatIsConsumed() async throws {
    try await client.body.send(Dog(name: "Rex", age: nil))

    #expect(try sent().text == #"{"name":"Rex"}"#)
    #expect(try sent().request.headers["Content-Type"] == "application/vnd.kennel+json")
  }
}

import Foundation
import SDKContract
import SDKCore
import Testing

@testable import SDKFake

/// Bodies of forms, parts, XML and patches, as encodings and schemas want them.
struct BodyTests {
  // MARK: Forms

  private static let form = "application/x-www-form-urlencoded"

  @Test(arguments: [
    (#"{"contentType": "application/json"}"#, "f=[1,2]", []),
    (#"{"contentType": "application/json"}"#, "f=%5B1%2C2%5D", []),
    (#"{"contentType": "application/json"}"#, "f=1", ["body.f is 1, not an array"]),
    (#"{"contentType": "application/json"}"#, #"f=[1,"x"]"#, ["body.f[1] is 'x', not an integer"]),
    (#"{"style": "form", "explode": false}"#, "f=1,2", []),
    (#"{"style": "form", "explode": false}"#, "f=1,x", ["body.f[1] is 'x', not an integer"]),
    (#"{"explode": false}"#, "f=1,2", []), (#"{"style": "pipeDelimited"}"#, "f=1%7C2", []),
    (#"{"style": "spaceDelimited"}"#, "f=1+2", []),
    (#"{"style": "deepObject", "explode": true}"#, "f[0]=1&f[1]=2", []),
    (#"{"allowReserved": true}"#, "f=1&f=2", []), (#"{}"#, "f=1&f=2", []),
    (#"{}"#, "f=1,2&f=3", ["body.f[0] is '1,2', not an integer"]),
  ])
  func encodingsOfLists(encoding: String, body: String, problems: [String]) throws {
    let server = try FakeServer(
      Self.form,
      #"{"type": "object", "required": ["f"], "properties": {"f": {"type": "array", "minItems": 2, "items": {"type": "integer"}}}}"#,
      #", "encoding": {"f": \#(encoding)}"#)
    #expect(try server.problems(body, Self.form) == problems)
    #expect(try server.roundTrip().problems == [], "\(encoding)")
  }

  @Test(arguments: [
    (#"{"style": "deepObject", "explode": true}"#, "at[lat]=1&at[lon]=2", []),
    (#"{"style": "form", "explode": true}"#, "lat=1&lon=2&name=a", []),
    (#"{"style": "form", "explode": true}"#, "lat=x&name=a", ["body.at.lat is 'x', not a number"]),
    (#"{"style": "form", "explode": false}"#, "at=lat,1,lon,2", []),
    (#"{"contentType": "application/json"}"#, #"at={"lat":1}"#, []),
    (
      #"{"contentType": "application/json"}"#, #"at={"lat":"x"}"#,
      ["body.at.lat is 'x', not a number"]
    ),
    (#"{"contentType": "application/json"}"#, "at=x", ["body.at is 'x', not an object"]),
  ])
  func encodingsOfObjects(encoding: String, body: String, problems: [String]) throws {
    let server = try FakeServer(
      Self.form,
      #"{"type": "object", "additionalProperties": false, "properties": {"name": {"type": "string"}, "at": {"type": "object", "properties": {"lat": {"type": "number"}, "lon": {"type": "number"}}}}}"#,
      #", "encoding": {"at": \#(encoding)}"#)
    #expect(try server.problems(body, Self.form) == problems)
    #expect(try server.roundTrip().problems == [], "\(encoding)")
  }

  // MARK: Parts

  private static let parts = "multipart/form-data; boundary=\"x y\""

  /// A body with these parts, each a header and a text.
  private func body(_ parts: [(header: String, text: String)]) -> String {
    parts.map { "--x y\r\nContent-Disposition: form-data; \($0.header)\r\n\r\n\($0.text)\r\n" }
      .joined() + "--x y--\r\n"
  }

  @Test(arguments: [
    ("image/png", "name=\"f\"; filename=\"a\"\r\nContent-Type: image/png", []),
    ("image/png, image/jpeg", "name=\"f\"; filename=\"a\"\r\nContent-Type: IMAGE/JPEG", []),
    ("image/*", "name=f; filename=a\r\ncontent-type: image/webp", []),
    ("*/*", "name=\"f\"; filename=\"a\"\r\nContent-Type: x/y", []),
    ("text/plain; charset=utf-8", "name=\"f\"; filename=\"a\"\r\nContent-Type: text/plain", []),
    (
      "image/png, image/jpeg", "name=\"f\"; filename=\"a\"\r\nContent-Type: text/csv",
      ["body.f.Content-Type is 'text/csv', not image/png or image/jpeg"]
    ),
    ("image/*", "name=\"f\"; filename=\"a\"", []),
  ])
  func typesOfParts(declared: String, header: String, problems: [String]) throws {
    let server = try FakeServer(
      "multipart/form-data",
      #"{"type": "object", "properties": {"f": {"type": "string", "format": "binary"}}}"#,
      #", "encoding": {"f": {"contentType": "\#(declared)"}}"#)
    #expect(try server.problems(body([(header, "a--x y")]), Self.parts) == problems)
    #expect(server.violations.allSatisfy { $0.place.pointer.hasSuffix("/encoding/f/contentType") })
    let (answer, wrong) = try server.roundTrip()
    #expect(wrong == [], "\(answer.text)")
  }

  @Test func headersOfParts() throws {
    let server = try FakeServer(
      "multipart/form-data",
      #"{"type": "object", "properties": {"f": {"type": "string", "format": "binary"}}}"#,
      #", "encoding": {"f": {"headers": {"X-Rate": {"required": true, "schema": {"type": "integer"}}, "X-Tags": {"schema": {"type": "array", "maxItems": 2, "items": {"type": "string"}}}}}}"#
    )
    func sent(_ headers: String) throws -> [String] {
      try server.problems(body([("name=\"f\"; filename=\"a\"\(headers)", "a")]), Self.parts)
    }
    #expect(try sent("") == ["body.f.X-Rate is missing"])
    #expect(try sent("\r\nx-rate: 3\r\nX-Tags: \"a,b\", c") == [])
    #expect(try sent("\r\nX-Rate: x") == ["body.f.X-Rate is 'x', not an integer"])
    #expect(
      try sent("\r\nX-Rate: 1\r\nX-Tags: a,b,c") == ["body.f.X-Tags has 3 items, not 2 or fewer"])
    let (answer, wrong) = try server.roundTrip()
    #expect(wrong == [], "\(answer.text)")
  }

  @Test(arguments: [
    ("name=\"at\"\r\nContent-Type: application/json", #"{"lat": 1}"#, []),
    ("name=\"at\"\r\nContent-Type: application/vnd.a+json", #"{"lat": 1}"#, []),
    ("name=\"at\"", #"{"lat": 1}"#, []),
    (
      "name=\"at\"; filename=\"blob\"\r\nContent-Type: application/json", #"{"lat": "x"}"#,
      [
        "body.at.lat is 'x', not a number"
      ]
    ),
    (
      "name=\"at\"\r\nContent-Type: application/json", #"{"lat""#,
      [
        "body.at is no JSON", #"body.at is '{"lat"', not an object"#,
      ]
    ),
    ("name=\"at[lat]\"", "x", ["body.at.lat is 'x', not a number"]),
    ("name=\"list\"\r\nContent-Type: application/json", "[1, 2]", []),
    (
      "name=\"list\"\r\nContent-Type: application/json", #"[1, "x"]"#,
      ["body.list[1] is 'x', not an integer"]
    ),
    ("name=\"list[]\"", "1", []), ("name=\"other\"", "1", []),
    ("name=\"other\"", "x", ["body.other is 'x', not an integer"]),
    ("name=\"text\"\r\nContent-Type: application/json", #""a""#, []),
    (
      "name=\"text\"\r\nContent-Type: application/json", "abcdef",
      ["body.text has 6 characters, not 3 or fewer"]
    ),
    (
      "name=\"text\"\r\nContent-Type: application/json", "[]",
      ["body.text is an array, not a string"]
    ),
    ("name=\"data\"\r\nContent-Transfer-Encoding: base64", "YWJj", []),
    ("name=\"data\"; filename=\"a\"", "a b", ["body.data is no base64"]),
  ])
  func partsAreJudgedByTheirSchemas(header: String, text: String, problems: [String]) throws {
    let server = try FakeServer(
      "multipart/form-data",
      #"""
      {"type": "object", "additionalProperties": {"type": "integer"}, "properties": {
      "at": {"type": "object", "properties": {"lat": {"type": "number"}}},
      "list": {"type": "array", "items": {"type": "integer"}}, "text": {"type": "string", "maxLength": 3},
      "data": {"type": "string", "contentEncoding": "base64"}}}
      """#)
    #expect(try server.problems(body([(header, text)]), Self.parts) == problems)
    let (answer, wrong) = try server.roundTrip()
    #expect(wrong == [], "\(answer.text)")
  }

  @Test func filesMayBeManyAndHaveAnyName() throws {
    let server = try FakeServer(
      "multipart/form-data",
      #"{"type": "object", "properties": {"files": {"type": "array", "maxItems": 2, "items": {"type": "string", "format": "binary"}}}, "additionalProperties": {"type": "string", "format": "binary"}}"#,
      #", "encoding": {"files": {"contentType": "text/*"}}"#)
    let file = "; filename=\"a\"\r\nContent-Type: text/csv"
    let image = "; filename=\"a\"\r\nContent-Type: image/png"
    let two = [("name=\"files\"\(file)", "a"), ("name=\"files\"\(file)", "b")]
    #expect(try server.problems(body(two), Self.parts) == [])
    #expect(
      try server.problems(body(two + [("name=\"files\"\(image)", "c")]), Self.parts) == [
        "body.files[2].Content-Type is 'image/png', not text/*",
        "body.files has 3 items, not 2 or fewer",
      ])
    #expect(try server.problems(body([("name=\"cover\"\(image)", "a")]), Self.parts) == [])
  }

  @Test(arguments: [
    ("multipart/form-data", "--x\r\n\r\n--x--\r\n"), ("multipart/form-data; boundary=x", "no part"),
    (
      "multipart/form-data; boundary=x",
      "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1"
    ),
  ])
  func whatIsNoMultipartIsRefused(type: String, body: String) throws {
    let server = try FakeServer("multipart/form-data", #"{"type": "object"}"#)
    #expect(
      try server.problems(body, type) == [
        "body is no multipart body that ends with its boundary"
      ])
  }

  /// A boundary is all of its line.
  @Test func textsMayHaveTheBoundaryInside() throws {
    let text = "a --x\r\n--xy\r\n--x z"
    let form = try #require(
      Multipart(
        Data(
          "begin\r\n--x \r\nContent-Disposition: FORM-DATA; name=a; filename*=UTF-8''%ED%95%9C.txt\r\n\r\n\(text)\r\n--x--\r\nend"
            .utf8),
        contentType: "multipart/form-data; Boundary=x"))
    #expect(form.parts.map(\.name) == ["a"] && form.parts.map(\.fileName) == ["한.txt"])
    #expect(form.parts.map(\.text) == [text])
  }

  @Test func partsWithoutNamesAreAList() throws {
    let server = try FakeServer(
      "multipart/mixed", #"{"type": "array", "items": {"type": "object", "required": ["a"]}}"#)
    func sent(_ text: String) throws -> [String] {
      try server.problems(
        "--x\r\nContent-Type: application/json\r\n\r\n\(text)\r\n--x--",
        "multipart/mixed; boundary=x")
    }
    #expect(try sent(#"{"a": 1}"#) == [])
    #expect(try sent("{}") == ["body[0].a is missing"])
    let (answer, wrong) = try server.roundTrip()
    #expect(wrong == [], "\(answer.text)")
  }

  // MARK: Texts of bytes

  @Test(arguments: [
    (#""contentEncoding": "base64""#, ["", "YQ==", "YWJj\r\nYWJj"], ["a", "YQ", "Y-_="]),
    (#""format": "byte""#, ["YQ=="], ["a b"]),
    (#""format": "base64url""#, ["YQ", "YQ==", "-_-_"], ["+/+/", "a"]),
    (#""contentEncoding": "base64url""#, ["-_-_"], ["a"]),
    (#""contentEncoding": "base32""#, ["MFRGG===", ""], ["MFRGG", "11111111"]),
    (#""contentEncoding": "base16""#, ["00fF"], ["0", "zz"]),
    (
      #""contentEncoding": "base64", "contentMediaType": "application/json", "contentSchema": {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}}}"#,
      ["eyJhIjogMX0="], ["e30=", "YQ==", "{}"]
    ),
    (
      #""contentMediaType": "application/json", "contentSchema": {"type": "array", "items": {"type": "integer"}, "minItems": 1}"#,
      ["[1]"], ["[]", "x", #"["a"]"#]
    ),
    (
      #""contentSchema": {"type": "string", "format": "date"}"#, ["2026-01-01", #""2026-01-01""#],
      ["x"]
    ),
    (#""contentEncoding": "base64", "minLength": 40, "maxLength": 42"#, [], ["YQ=="]),
    (#""contentEncoding": "base64", "contentMediaType": "image/png""#, [], []),
  ])
  func stringsHoldBytes(keywords: String, valid: [String], invalid: [String]) throws {
    let schemas = try Schemas(#"{"type": "string", \#(keywords)}"#)
    for text in valid { #expect(schemas.judge().isValid(.string(text), schemas.schema), "\(text)") }
    for text in invalid {
      #expect(!schemas.judge().isValid(.string(text), schemas.schema), "\(text)")
    }
    for seed in 0..<20 {
      let sample = Sampler(schemas.judge(), seed: UInt64(seed)).value(of: schemas.schema, for: "a")
      #expect(schemas.judge().isValid(sample, schemas.schema), "\(sample)")
    }
  }

  @Test func bytesAreOfTheirType() throws {
    let schemas = try Schemas(
      #"{"type": "string", "contentEncoding": "base64", "contentMediaType": "image/png"}"#)
    let sample = Sampler(schemas.judge(), seed: 1).value(of: schemas.schema, for: "a")
    let data = Data(base64Encoded: sample.stringValue ?? "")
    #expect(data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }
}

extension FakeServer {
  /// A server with an operation that takes a body and one that answers with it.
  convenience init(
    _ type: String, _ schema: String, _ more: String = "", others: String = "{}"
  ) throws {
    let content = #"{"\#(type)": {"schema": \#(schema)\#(more)}}"#
    try self.init(
      contract: #"""
        {"paths": {"/things": {"POST": {"id": "add", "requestBody": {"content": \#(content)}, "responses": {"204": {}}},
        "GET": {"id": "get", "responses": {"200": {"content": \#(content)}}}}},
        "components": {"schemas": \#(others)}}
        """#)
  }

  /// Sends a body, and returns what is wrong with it.
  func problems(_ body: String, _ type: String) throws -> [String] {
    try answered("POST /things", [:], body, type: type).problems
  }

  /// Sends what the server answers back to it.
  func roundTrip() throws -> (answer: Answered, problems: [String]) {
    let answer = try answered("GET /things")
    return (answer, try problems(answer.text, answer.headers["Content-Type"] ?? ""))
  }
}

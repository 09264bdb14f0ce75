import SDKGenAPIModel
import SDKGenDiagnostics
import Testing

@testable import SDKGenOpenAPI

/// Pagination found by names and types, or stated by the document.
@Suite struct PaginationTests {
  private static let item =
    #"{ "type": "object", "required": ["id"], "properties": { "id": { "type": "string" } } }"#

  @Test(arguments: [
    (
      "page: integer, limit: integer", "",
      Pagination(kind: .page(parameter: "page", size: "limit", first: 1), items: ["data"])
    ),
    (
      "offset: integer, limit: integer", "total_count: integer",
      Pagination(kind: .offset(parameter: "offset", limit: "limit"), items: ["data"])
    ),
    (
      "cursor: string", "next_cursor: string",
      Pagination(kind: .cursor(parameter: "cursor", next: .path(["next_cursor"])), items: ["data"])
    ),
    (
      "marker: string, limit: integer", "next_marker: string",
      Pagination(kind: .cursor(parameter: "marker", next: .path(["next_marker"])), items: ["data"])
    ),
    (
      "pageToken: string", "nextPageToken: string",
      Pagination(
        kind: .cursor(parameter: "pageToken", next: .path(["nextPageToken"])), items: ["data"])
    ),
    (
      "after: string, before: string", "has_more: boolean, last_id: string",
      Pagination(
        kind: .cursor(parameter: "after", next: .path(["last_id"])), more: ["has_more"],
        items: ["data"])
    ),
    (
      "starting_after: string", "has_more: boolean",
      Pagination(
        kind: .cursor(parameter: "starting_after", next: .lastItem(items: ["data"], field: ["id"])),
        more: ["has_more"], items: ["data"])
    ),
    // A switch between both that only the documentation tells of.
    (
      "marker: string, offset: integer, limit: integer", "next_marker: string",
      Pagination(kind: .offset(parameter: "offset", limit: "limit"), items: ["data"])
    ),
  ])
  func conventions(_ query: String, _ fields: String, pagination: Pagination) throws {
    #expect(try list(query, fields).value.pagination == pagination)
  }

  /// Names alone make no pagination.
  @Test(arguments: [
    ("page: string", ""), ("page: integer", "more: array"), ("cursor: string", ""),
    ("cursor: integer", "next_cursor: string"), ("offset: integer", ""),
    ("after: string", "last_id: string"), ("starting_after: string", ""),
    ("starting_after: integer", "has_more: boolean"), ("since: string", "has_more: boolean"),
  ])
  func noConvention(_ query: String, _ fields: String) throws {
    let name = fields == "more: array" ? "other" : "data"
    #expect(try list(query, fields, name: name).value.pagination == nil)
  }

  @Test func aBareListIsItsOwnItems() throws {
    let get = try operation(
      """
      "get": { "parameters": [\(Self.parameters("page: integer"))],
        "responses": { "200": { "content": { "application/json": { "schema": { "type": "array", "items": \(Self.item) } } } } } }
      """)
    #expect(get.value.pagination == Pagination(kind: .page(parameter: "page", size: nil, first: 1)))
  }

  @Test func aPageMayBeCountedFromZero() throws {
    let get = try operation(
      """
      "get": { "parameters": [{ "name": "page", "in": "query", "schema": { "type": "integer", "default": 0 } }],
        "responses": { "200": { "content": { "application/json": { "schema": { "type": "array", "items": \(Self.item) } } } } } }
      """)
    #expect(get.value.pagination?.kind == .page(parameter: "page", size: nil, first: 0))
  }

  @Test func theLinkHeaderLeadsOn() throws {
    let get = try operation(
      """
      "get": { "parameters": [\(Self.parameters("page: integer"))],
        "responses": { "200": { "headers": { "Link": {} }, "content": { "application/json": { "schema": { "type": "array", "items": \(Self.item) } } } } } }
      """)
    #expect(get.value.pagination?.kind == .url(.link))
  }

  @Test(
    arguments: [
      (
        #"{ "cursor": "from", "next": "data[last].id", "more": "has_more", "items": "data" }"#,
        Pagination(
          kind: .cursor(parameter: "from", next: .lastItem(items: ["data"], field: ["id"])),
          more: ["has_more"], items: ["data"])
      ),
      (
        #"{ "cursor": "from", "next": "header:X-Next", "items": "data" }"#,
        Pagination(kind: .cursor(parameter: "from", next: .header("X-Next")), items: ["data"])
      ),
      (
        #"{ "next": "links.next", "items": "data" }"#,
        Pagination(kind: .url(.path(["links", "next"])), items: ["data"])
      ),
      (
        #"{ "page": "n", "first": 0, "items": "data" }"#,
        Pagination(kind: .page(parameter: "n", size: nil, first: 0), items: ["data"])
      ),
      // The only array need not be named.
      (
        #"{ "page": "n" }"#,
        Pagination(kind: .page(parameter: "n", size: nil, first: 1), items: ["data"])
      ),
      ("false", nil),
    ] as [(String, Pagination?)])
  func stated(_ text: String, _ pagination: Pagination?) throws {
    let get = try list(
      "from: string, n: integer, page: integer", "has_more: boolean, links: object", extension: text
    )
    #expect(get.value.pagination == pagination && get.diagnostics == [])
  }

  @Test(arguments: [
    #"{ "page": "none", "items": "data" }"#, #"{ "page": "from", "items": "data" }"#,
    #"{ "page": "n", "items": "none" }"#, #"{ "page": "n", "pages": "data" }"#,
    #"{ "cursor": "from", "items": "data" }"#, "true",
  ])
  func whatIsStatedWronglyIsSaid(_ text: String) throws {
    let get = try list("from: string, n: integer, page: integer", "", extension: text)
    #expect(get.value.pagination == nil && get.ids == ["openapi-bad-pagination"])
  }

  private func list(
    _ query: String, _ fields: String, name: String = "data", extension: String? = nil
  ) throws -> Diagnosed<SDKGenAPIModel.Operation> {
    let members = Self.pairs(fields).map { name, type in
      type == "array"
        ? #""\#(name)": { "type": "array", "items": {} }"# : #""\#(name)": { "type": "\#(type)" }"#
    }
    let data = #""\#(name)": { "type": "array", "items": \#(Self.item) }"#
    return try operation(
      """
      "get": { \(`extension`.map { "\"x-sdkgen-pagination\": \($0)," } ?? "") "parameters": [\(Self.parameters(query))],
        "responses": { "200": { "content": { "application/json": { "schema": {
          "type": "object", "properties": { \((members + [data]).joined(separator: ", ")) } } } } } } }
      """)
  }

  private static func parameters(_ text: String) -> String {
    pairs(text).map { name, type in
      #"{ "name": "\#(name)", "in": "query", "schema": { "type": "\#(type)" } }"#
    }.joined(separator: ", ")
  }

  /// `page: integer, limit: integer`
  private static func pairs(_ text: String) -> [(String, String)] {
    text.split(separator: ", ").map { pair in
      let sides = pair.split(separator: ": ").map(String.init)
      return (sides[0], sides[1])
    }
  }
}

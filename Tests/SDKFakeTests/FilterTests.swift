import SDKCore
import Testing

@testable import SDKFake

/// Which records of a list a query asks for.
struct FilterTests {
  private static let pet = #"""
    {"type": "object", "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "age": {"type": "number"},
    "status": {"enum": ["new", "sold"]}, "isTame": {"type": "boolean"}, "born": {"type": "string", "format": "date-time"},
    "day": {"type": "string", "format": "date"}, "tags": {"type": "array", "items": {"type": "string"}},
    "owner_id": {"type": "integer"}, "shop": {"type": "object", "properties": {"id": {"type": "integer"},
    "city": {"type": "string"}}}, "key": {"type": "string", "format": "uuid"}, "limit": {"type": "integer"},
    "page": {"type": "string"}, "offset": {"type": "string"}, "order": {"type": "integer"},
    "direction": {"enum": ["in", "out"]}, "sort": {"type": "string"}}}
    """#

  private static let pets: [JSON] = [
    [
      "id": 1, "name": "Mia", "age": 2, "status": "new", "isTame": true,
      "born": "2026-01-02T03:00:00Z", "day": "2026-01-02", "tags": ["a", "b"], "owner_id": 7,
      "shop": ["id": 5, "city": "Seoul"], "key": "aaaaaaaa-0000-4000-8000-000000000001", "limit": 5,
      "page": "home", "offset": "+09:00", "order": 1, "direction": "in", "sort": "x",
    ],
    [
      "id": 2, "name": "Bo", "age": 2.5, "status": "sold", "isTame": false,
      "born": "2026-02-02T03:00:00Z", "day": "2026-02-02", "tags": [], "owner_id": 8,
      "shop": ["id": 6, "city": "Busan"], "key": "aaaaaaaa-0000-4000-8000-000000000002",
      "limit": 6, "page": "shop", "offset": "-01:00", "order": 2, "direction": "out", "sort": "y",
    ],
  ]

  private func server(_ parameters: String) throws -> FakeServer {
    let server = try StoreContract()
      .collection("/pets", of: Self.pet, query: [parameters]).server()
    try server.setRecords(of: "/pets", to: Self.pets)
    return server
  }

  private static func query(_ name: String, _ schema: String, _ others: String = "") -> String {
    #"{"name": "\#(name)", "in": "query", \#(others) "schema": \#(schema)}"#
  }

  private static let text = #"{"type": "string"}"#
  private static let number = #"{"type": "integer"}"#
  private static let real = #"{"type": "number"}"#
  private static let texts = #"{"type": "array", "items": {"type": "string"}}"#
  private static let deep = #""style": "deepObject", "#

  /// A parameter, a query, and the records that it asks for.
  static let cases: [(String, String, [Int])] = [
    (query("name", text), "name=Bo", [2]), (query("Name", text), "Name=Bo", [2]),
    (query("age", number), "age=2", [1]), (query("age", text), "age=2.50", [2]),
    (query("status", texts, #""explode": false,"#), "status=new,sold", [1, 2]),
    (query("status", texts, #""explode": false,"#), "status=sold", [2]),
    (query("statuses", texts), "statuses=new&statuses=sold", [1, 2]),
    (query("isTame", #"{"type": "boolean"}"#), "isTame=false", [2]),
    (query("is_tame", text), "is_tame=true", [1]),
    (
      query("born", #"{"type": "string", "format": "date-time"}"#),
      "born=2026-01-02T12:00:00%2B09:00", [1]
    ),
    (query("born", #"{"type": "string", "format": "date"}"#), "born=2026-02-02", [2]),
    (query("day", text), "day=2026-02-02", [2]),
    (query("tags", texts), "tags=b&tags=c", [1]), (query("tag", text), "tag=a", [1]),
    (query("ownerId", number), "ownerId=8", [2]), (query("owner", number), "owner=7", [1]),
    (query("shop", #"{"type": "object"}"#, deep), "shop[city]=Busan", [2]),
    (query("shop.city", text), "shop.city=Seoul", [1]),
    (query("shop[id]", text), "shop[id]=6", [2]),
    (query("shopId", number), "shopId=5", [1]), (query("shop", number), "shop=6", [2]),
    (query("filter", #"{"type": "object"}"#, deep), "filter[status]=sold&filter[shop][id]=6", [2]),
    (query("filter", #"{"type": "object"}"#, deep), "filter[status]=sold&filter[shop][id]=5", []),
    (query("key", text), "key=AAAAAAAA-0000-4000-8000-000000000002", [2]),
    (query("petId", number), "petId=2", [2]), (query("ids", texts), "ids=1&ids=2", [1, 2]),
    // One side of a range.
    (query("minAge", real), "minAge=2.2", [2]), (query("age_to", real), "age_to=2.2", [1]),
    (query("age[gt]", real), "age[gt]=2", [2]), (query("age[gte]", real), "age[gte]=2", [1, 2]),
    (query("age__lt", real), "age__lt=2.5", [1]), (query("ageLTE", real), "ageLTE=2.5", [1, 2]),
    (query("age", #"{"type": "object"}"#, deep), "age[gte]=2&age[lt]=2.5", [1]),
    (query("filter", #"{"type": "object"}"#, deep), "filter[age][gt]=2", [2]),
    (query("born_after", text), "born_after=2026-01-15T00:00:00Z", [2]),
    (query("bornUntil", text), "bornUntil=2026-01-02", [1]),
    (query("start_day", text), "start_day=2026-02-02", [2]),
    (query("from_owner_id", number), "from_owner_id=8", [1, 2]),
    (query("maxName", text), "maxName=C", [1, 2]), (query("after", text), "after=2", [1, 2]),
    // What is not said is what the spec takes for it.
    (query("status", #"{"enum": ["new", "sold"], "default": "new"}"#), "", [1]),
    (query("status", #"{"enum": ["new", "sold"], "default": "new"}"#), "status=sold", [2]),
    (query("status", #"{"enum": ["new", "all"], "default": "all"}"#), "", [1, 2]),
    // It means something else.
    (query("age", #"{"enum": ["old"]}"#), "age=old", [1, 2]),
    (query("colour", text), "colour=red", [1, 2]),
    (query("status", #"{"enum": ["all", "new"]}"#), "status=all", [1, 2]),
    // Not the number of records in a page, but what the record has.
    (query("limit", number), "limit=6", [2]), (query("page", text), "page=home", [1]),
    (query("offset", text), "offset=-01:00", [2]), (query("offset", number), "offset=1", []),
    (query("skip", number), "skip=1", [1, 2]), (query("per_page", number), "per_page=1", [1]),
    (query("max", number), "max=1", [1, 2]), (query("page_size", text), "page_size=1", [1, 2]),
    // An order.
    (query("sort", text), "sort=-name", [1, 2]), (query("order", text), "order=asc", [1, 2]),
    (query("order", number), "order=2", [2]),
    (query("direction", #"{"enum": ["asc", "desc"]}"#), "direction=desc", [1, 2]),
    (query("direction", text), "direction=out", [2]),
    (query("order_by", text), "order_by=order", [1, 2]),
  ]

  @Test(arguments: cases)
  func queriesAskForRecords(parameter: String, query: String, ids: [Int]) throws {
    let found = try server(parameter).ids("GET /pets?\(query)")
    #expect(found == ids.map(String.init))
  }

  /// A time alone is that at which a record was made.
  @Test(arguments: [
    ("since=2026-01-15", ["2"]), ("to=2026-01-15", ["1"]),
    ("from=2026-01-01&to=2026-03-01", ["1", "2"]),
    ("since=2", ["1", "2"]),
  ])
  func timesAskForRecords(query: String, ids: [String]) throws {
    let pet =
      #"{"type": "object", "properties": {"id": {"type": "integer"}, "createdAt": {"type": "string", "format": "date-time"}, "attributes": {"type": "object"}}}"#
    let server = try StoreContract()
      .collection("/pets", of: pet, query: ["since", "from", "to"]).server()
    try server.setRecords(
      of: "/pets",
      to: [
        ["id": 1, "createdAt": "2026-01-02T03:00:00Z"] as JSON,
        ["id": 2, "createdAt": "2026-02-02T03:00:00Z"],
      ])
    #expect(try server.ids("GET /pets?\(query)") == ids)
  }

  private static let limit = query("limit", number) + ", "

  /// Parameters, a query, and the order in which it asks for records.
  static let orders: [(String, String, [Int])] = [
    (query("sort", text), "sort=name", [2, 1, 3]), (query("sort", text), "sort=-name", [3, 1, 2]),
    (query("sort", text), "sort=%2Bname", [2, 1, 3]),
    (query("sort", text), "sort=+name", [2, 1, 3]),
    (query("sort", text), "sort=name:desc", [3, 1, 2]),
    (query("sort", text), "sort=name,desc", [3, 1, 2]),
    (query("sort", text), "sort=shop.city.desc", [1, 2, 3]),
    (query("$orderby", text), "$orderby=owner_id desc", [2, 1, 3]),
    (query("ordering", text), "ordering=-ownerId", [2, 1, 3]),
    (query("sort", texts), "sort=status&sort=age,desc", [1, 2, 3]),
    (query("sort", texts), "sort=status,asc&sort=age,asc", [1, 3, 2]),
    (query("sort", #"{"enum": ["NAME_ASC", "NAME_DESC"]}"#), "sort=NAME_DESC", [3, 1, 2]),
    (query("orderBy", #"{"enum": ["nameAsc", "ageDesc"]}"#), "orderBy=ageDesc", [2, 1, 3]),
    (query("order", #"{"type": "object"}"#, deep), "order[name]=desc", [3, 1, 2]),
    (query("sort", #"{"type": "object"}"#, deep), "sort[name]=-1", [3, 1, 2]),
    (query("order[name]", text), "order[name]=desc", [3, 1, 2]),
    (query("sort_by", text) + ", " + query("order", text), "sort_by=name&order=desc", [3, 1, 2]),
    (
      query("sort_by", text) + ", " + query("sort_order", text),
      "sort_by=status,name&sort_order=desc,asc", [2, 3, 1]
    ),
    (
      query("sortBy", text) + ", " + query("descending", #"{"type": "boolean"}"#),
      "sortBy=name&descending=true", [3, 1, 2]
    ),
    (
      query("sort", text) + ", "
        + query("direction", #"{"enum": ["asc", "desc"], "default": "desc"}"#),
      "sort=name", [3, 1, 2]
    ),
    (
      query("sort", #"{"type": "string", "default": "name"}"#) + ", " + query("order", text),
      "order=desc", [3, 1, 2]
    ),
    (query("sort", #"{"type": "string", "default": "name"}"#), "", [1, 2, 3]),
    (query("sort", text), "sort=born", [1, 2, 3]), (query("sort", text), "sort=-born", [2, 1, 3]),
    (query("sort", text), "sort=colour", [1, 2, 3]), (query("sort", text), "sort=desc", [1, 2, 3]),
    (limit + query("sort", text), "sort=name&limit=2", [2, 1]),
    (limit + query("sort", text), "sort=name&limit=0", []),
    (query("limit", #"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#), "limit=2", [1, 2]),
    (query("limit", #"{"type": "number"}"#), "limit=2", [1, 2]),
    (query("top", number), "top=2", [1, 2]), (query("itemsPerPage", number), "itemsPerPage=1", [1]),
  ]

  @Test(arguments: orders)
  func queriesAskForAnOrder(parameters: String, query: String, ids: [Int]) throws {
    let pet = Self.pet.replacing(#""limit": {"type": "integer"},"#, with: "")
      .replacing(#""order": {"type": "integer"},"#, with: "")
    let server = try StoreContract().collection("/pets", of: pet, query: [parameters]).server()
    let third: JSON = ["id": 3, "name": "nox", "age": 1, "status": "sold", "day": "2026-03-01"]
    try server.setRecords(of: "/pets", to: Self.pets + [third])
    let line = "GET /pets?\(query)".replacing(" ", with: "%20")
    #expect(try server.ids(line.replacing("GET%20", with: "GET ")) == ids.map(String.init))
  }

  /// What nobody has asked for hides what somebody has said to be otherwise, and no samples.
  @Test func defaultsHideNoSamples() throws {
    let task =
      #"{"type": "object", "required": ["id", "title", "archived"], "properties": {"id": {"type": "integer", "readOnly": true}, "title": {"type": "string"}, "state": {"type": "string"}, "archived": {"type": "boolean"}}}"#
    let server = try StoreContract().collection(
      "/tasks", of: task,
      taking: #"{"type": "object", "properties": {"title": {"type": "string"}}}"#,
      query: [
        Self.query("archived", #"{"type": "boolean", "default": false}"#),
        Self.query(
          "state", #"{"type": "string", "enum": ["open", "closed", "all"], "default": "open"}"#),
      ]
    ).server()
    #expect(try server.ids("GET /tasks") == ["1", "2", "3"])
    #expect(try server.ids("GET /tasks?state=open").count == 3)
    #expect(try server.ids("GET /tasks?state=all").count == 3)
    let made = try server.valid("POST /tasks", ["title": "Milk"]).body
    #expect(made?["archived"] == false && made?["state"] == "open")
    #expect(try server.ids("GET /tasks").contains("4"))
    try server.valid("PATCH /tasks/4", ["archived": true])
    #expect(try !server.ids("GET /tasks").contains("4"))
    #expect(try server.ids("GET /tasks?archived=true").contains("4"))
  }

  /// A text is looked for in all that records say, unless it is of a language of its own.
  @Test(arguments: ["q", "search", "keyword"])
  func textsAreLookedFor(name: String) throws {
    let pet =
      #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}, "tags": {"type": "array", "items": {"type": "string"}}}}"#
    let server = try StoreContract().collection("/pets", of: pet, query: [name]).server()
    let records: [JSON] = [
      ["id": 1, "name": "Bo", "tags": ["calm"]], ["id": 2, "name": "Mia Bo", "tags": ["Calm"]],
    ]
    try server.setRecords(of: "/pets", to: records)
    #expect(try server.ids("GET /pets?\(name)=mia") == ["2"])
    #expect(try server.ids("GET /pets?\(name)=calm") == ["1", "2"])
    #expect(try server.ids("GET /pets?\(name)=zoe") == [])
    for other in ["", "name:mia", "a%3D'b'"] {
      #expect(try server.ids("GET /pets?\(name)=\(other)").count == 2)
    }
  }

  /// Unlike a list without a way to page, one with it is cut, and says so.
  @Test func pagesNeedAConvention() throws {
    let list = #"""
      {"type": "object", "required": ["items", "total", "page"], "properties": {"items": {"type": "array", "items":
      {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}},
      "total": {"type": "integer"}, "page": {"type": "integer", "minimum": 100}, "has_more": {"type": "boolean"}}}
      """#
    func server(_ convention: String) throws -> FakeServer {
      let server = try StoreContract()
        .path(
          "/pets", ("GET", nil, [200: list]), ("POST", "{}", [201: nil]),
          parameters: [Self.query("page", Self.number), Self.query("limit", Self.number)],
          all: convention
        )
        .path("/pets/{id}", ("DELETE", nil, [204: nil])).server()
      try server.setRecords(of: "/pets", to: (1...5).map { ["id": .integer($0)] as JSON })
      return server
    }
    let paged = try server(#""pagination": {"page": "page", "size": "limit", "items": ["items"]},"#)
    #expect(try paged.ids("GET /pets?page=2&limit=2") == ["3", "4"])
    #expect(try paged.valid("GET /pets?page=2&limit=2").body?["has_more"] == true)
    let other = try server("")
    #expect(try other.ids("GET /pets?page=2") == ["1", "2", "3", "4", "5"])
    #expect(try other.ids("GET /pets?page=2&limit=2") == ["1", "2"])
    #expect(try other.valid("GET /pets").body?["total"] == 5)
  }

  /// Where clients page by a number, all around the list says where the page is, as in Laravel and HAL.
  @Test(arguments: [
    (2, ["1", "3", "1", "3", "2"] as [String?], [3, 4] as [JSON]),
    (3, ["2", nil, "1", "3", "3"], [5, 5]), (9, ["2", nil, "1", "3", "9"], [.null, .null]),
  ])
  func listsSayWhereTheyAre(page: Int, links: [String?], bounds: [JSON]) throws {
    let url = #"{"type": ["string", "null"]}"#
    let link =
      #"{"type": "object", "required": ["href"], "properties": {"href": {"type": "string"}}}"#
    let count = #"{"type": ["integer", "null"]}"#
    let list = #"""
      {"type": "object", "required": ["data", "links", "_links", "meta"], "properties": {"data": {"type": "array", "items":
      {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}}},
      "links": {"type": "object", "required": ["prev", "next", "first", "last", "self"], "properties": {"prev": \#(url), "next": \#(url),
      "first": \#(url), "last": \#(url), "self": \#(url)}},
      "_links": {"type": "object", "required": ["self"], "properties": {"self": \#(link), "next": \#(link)}},
      "meta": {"type": "object", "required": ["current_page", "from", "to", "next_page", "last_page"], "properties": {
      "current_page": \#(count), "from": \#(count), "to": \#(count), "next_page": \#(count), "last_page": \#(count)}}}}
      """#
    let field = #"{"schema": {"type": "integer"}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets": {"GET": {"id": "list", "pagination": {"page": "page", "size": "limit", "items": ["data"]},
        "parameters": [\#(Self.query("page", Self.number)), \#(Self.query("limit", Self.number))],
        "responses": {"200": {"headers": {"X-Total-Pages": \#(field), "X-Next-Page": \#(field), "X-Per-Page": \#(field), "X-Rate": \#(field)},
        "content": {"application/json": {"schema": \#(list)}}}}}},
        "/pets/{id}": {"DELETE": {"id": "remove", "responses": {"204": {}}}}}}
        """#)
    try server.setRecords(of: "/pets", to: (1...5).map { ["id": .integer($0)] as JSON })
    let answer = try server.valid("GET /pets?page=\(page)&limit=2")
    let body = answer.body
    func number(of url: JSON?) -> String? {
      (url?.stringValue?.split(separator: "=").last).map(String.init)
    }
    let found = ["prev", "next", "first", "last", "self"].map { number(of: body?["links"]?[$0]) }
    #expect(found == links)
    #expect(number(of: body?["_links"]?["self"]?["href"]) == links[4])
    #expect(number(of: body?["_links"]?["next"]?["href"]) == links[1])
    let meta = body?["meta"]
    #expect(meta?["current_page"]?.intValue == page && meta?["last_page"] == 3)
    #expect([meta?["from"], meta?["to"]] == bounds.map(Optional.some))
    #expect(meta?["next_page"] == (page == 2 ? 3 : .null))
    let headers = answer.headers
    #expect(headers["X-Total-Pages"] == "3" && headers["X-Per-Page"] == "2")
    #expect(headers["X-Next-Page"] == (page == 2 ? "3" : nil) && headers["X-Rate"] == nil)
  }
}

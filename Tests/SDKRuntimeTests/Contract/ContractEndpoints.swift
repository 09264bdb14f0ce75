public import Foundation
public import SDKRuntime

// Written as the generator writes it: whatever generated code names must exist exactly so.

/// Things.
public nonisolated enum ThingsEndpoint: Endpoint {
  case list(userID: Int? = nil, ids: [Int]? = nil, since: Date? = nil, order: SortOrder? = nil)
  case get(id: Int)
  case find(slug: String)
  case create(Thing)
  case remove(id: Int)
  case login(user: String, password: String)
  case upload(title: String, meta: Thing, photo: UploadFile, more: [UploadFile]? = nil)
  case put(id: Int, HTTPBody)
  case search(q: String, filter: Filter? = nil, page: Int? = nil, price: Double? = nil)
  case image(id: Int)
  case rows(day: Day)
  case row(day: Day)
  case count
  case times

  public var request: EndpointRequest {
    switch self {
    case .list(let userID, let ids, let since, let order):
      EndpointRequest(
        .get, "/things",
        query: [
          ("userId", userID),
          ("ids", ids.styled(.comma)),
          ("since", since.formatted(as: .unixSeconds)),
          ("order", order),
          ("version", "1.0"),
        ])
    case .get(let id):
      EndpointRequest(
        .get, "/things/\(id)",
        response: .init(
          errors: [.exactly(404): Problem.self, .statusClass(4): Other.self, .other: Empty.self]))
    case .find(let slug):
      EndpointRequest(.get, "/things/by/\(slug, "slug")")
    case .create(let body):
      EndpointRequest(.post, "/things", body: .json(body))
    case .remove(let id):
      EndpointRequest(
        .delete, "/things/\(id)", options: .init(timeout: .seconds(10)), auth: .none)
    case .login(let user, let password):
      EndpointRequest(
        .post, "/login",
        body: .form([("user", user), ("password", password), ("grant_type", "password")]))
    case .upload(let title, let meta, let photo, let more):
      EndpointRequest(
        .post, "/upload",
        body: .multipart([
          .text("title", title),
          .json("meta", meta),
          .file("photo", photo, contentType: "image/png"),
          .files("more", more),
        ]))
    case .put(let id, let body):
      EndpointRequest(.put, "/blob/\(id)", body: .raw(body, contentType: "image/png"))
    case .search(let q, let filter, let page, let price):
      EndpointRequest(
        .get, "/search",
        query: [
          ("q", q), ("filter", EncodedValue(filter, .deepObject)),
          ("price", price.formatted(as: .number(Double.self, nilTexts: ["-"]))),
        ],
        headers: [
          ("tr_id", .byServer(["real": "TTTC0802U", "practice": "VTTC0802U"])),
          ("X-Page", page),
        ], server: "uploads")
    case .image(let id):
      EndpointRequest(.get, "/things/\(id)/image")
    case .rows(let day):
      EndpointRequest(
        .get, "/rows", query: [("day", day.formatted(as: .day("yyyyMMdd")))],
        response: Self.envelope)
    case .row(let day):
      EndpointRequest(.get, "/rows/\(day.formatted(as: .day("yyyyMMdd")))", response: Self.envelope)
    case .count:
      EndpointRequest(.get, "/count", response: .init(success: SuccessRule(at: ["rt_cd"], is: 0)))
    case .times:
      EndpointRequest(.get, "/times", auth: .all(["token", "key"]))
    }
  }

  private static let envelope = ResponseRules(
    unwrap: ["response", "body", "items"],
    success: SuccessRule(
      at: ["response", "header", "resultCode"], is: "00",
      message: ["response", "header", "resultMsg"]))
}

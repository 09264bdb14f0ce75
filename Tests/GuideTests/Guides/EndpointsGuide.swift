import Foundation
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Endpoints.md.

struct Report: Codable, Hashable, Sendable {
  var id: Int
  var title: String
}

struct ReportProblem: Decodable, Sendable {
  let message: String
}

enum ReportsEndpoint: Endpoint {
  case list(page: Int? = nil)
  case create(title: String)
  case export(id: Int)

  var request: EndpointRequest {
    switch self {
    case .list(let page):
      EndpointRequest(
        .get, "/reports", query: [("page", page)], response: .init(unwrap: ["data", "items"]))
    case .create(let title):
      EndpointRequest(
        .post, "/reports", body: .json(["title": title]),
        response: .init(errors: [.exactly(422): ReportProblem.self]))
    case .export(let id):
      EndpointRequest(
        .get, "/reports/\(id)/export", options: .init(deadline: .seconds(300)), auth: .none)
    }
  }
}

struct ReportsClient: Sendable {
  let client: APIClient

  init(transport: any Transport = URLSessionTransport()) {
    var configuration = APIClient.Configuration(server: "https://reports.example.com/v1")
    configuration.headers = [("Accept-Language", "ko")]
    client = APIClient(configuration, transport: transport)
  }

  func list(page: Int? = nil, options: RequestOptions = .init()) async throws -> [Report] {
    try await client.send(ReportsEndpoint.list(page: page), as: [Report].self, options: options)
  }

  func create(title: String) async throws -> Report {
    try await client.send(ReportsEndpoint.create(title: title), as: Report.self)
  }

  func export(id: Int, to file: URL) async throws {
    _ = try await client.download(ReportsEndpoint.export(id: id), to: file)
  }
}

private func readReports(page: Int?, _ client: APIClient) async throws -> [Report] {
  let request = AdHocRequest<[Report]>(
    .get, "/reports", query: [("page", page)], response: .init(unwrap: ["data", "items"]))
  return try await client.send(request)
}

private func readCopies(_ client: APIClient) async throws -> [Report] {
  let request = AdHocRequest<[Report]>(.get, "/reports.json", baseURL: "https://cdn.example.com")
  return try await client.send(request)
}

enum FeedEndpoint: ClassicEndpoint {
  case latest(limit: Int)
  case item(id: Int)

  var path: PathTemplate {
    switch self {
    case .latest: "/feed"
    case .item(let id): "/feed/\(id)"
    }
  }
  var method: HTTPMethod { .get }
  var queryItems: [URLQueryItem] {
    if case .latest(let limit) = self { [.init(name: "limit", value: "\(limit)")] } else { [] }
  }
}

struct RequestID: Interceptor {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    var request = request
    try request.headers.set("X-Request-ID", "\(exchange.operationID)-\(exchange.attempt)")
    return try await next(request)
  }
}

struct ExpiredTokens: Interceptor {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    var response = try await next(request)
    if response.status == 500, response.text.contains("EGW00123") { response.status = 401 }
    return response
  }
}

private func addInterceptor(_ configuration: inout APIClient.Configuration) {
  configuration.interceptors.append(RequestID())
}

struct OfflineTransport: Transport {
  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    throw TransportError(.offline)
  }
}

@Suite struct EndpointsGuideTests {
  private let mock = MockTransport()
    .on(.get("/v1/reports").query(["page": "2"]), .json(#"{ "data": { "items": [] } }"#))
    .on(.post("/v1/reports").json(["title": ""]), .json(#"{ "message": "empty" }"#, status: 422))
    .on(.post("/v1/reports"), .json(#"{ "id": 1, "title": "May" }"#, status: 201))
    .on(.get("/v1/reports/1/export"), .data(Data("…".utf8), contentType: "application/pdf"))

  @Test func endpointsAreSent() async throws {
    let reports = ReportsClient(transport: mock)
    #expect(try await reports.list(page: 2).isEmpty)
    #expect(try await reports.create(title: "May") == Report(id: 1, title: "May"))
    let error = await #expect(throws: APIError.self) { try await reports.create(title: "") }
    #expect(error?.declared(as: ReportProblem.self)?.message == "empty")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try await reports.export(id: 1, to: file)
    #expect(mock.calls.map(\.operationID).prefix(2) == ["Reports.list", "Reports.create"])

    #expect(try await readReports(page: 2, reports.client).isEmpty)
    let copies = MockTransport().on(.any, .json("[]"))
    #expect(try await readCopies(ReportsClient(transport: copies).client).isEmpty)
    #expect(copies.calls.first?.request.url.host == "cdn.example.com")
    let post = AdHocRequest<Report>(.post, "/reports/\(7)", body: .json(["title": "May"]))
    #expect(post.operationID == "POST /reports/{}")
  }

  @Test func interceptorsAndTransports() async throws {
    let mock = MockTransport().on(.get("/feed").query(["limit": "3"]), .json("[]"))
    var configuration = APIClient.Configuration(server: "https://feed.example.com")
    addInterceptor(&configuration)
    let client = APIClient(configuration, transport: mock)
    #expect(try await client.send(FeedEndpoint.latest(limit: 3), as: [String].self).isEmpty)
    #expect(mock.calls.first?.request.headers["X-Request-ID"] == "Feed.latest-1")

    configuration.schemes = [SecurityScheme("token", .bearer, "t")]
    configuration.interceptors = [ExpiredTokens()]
    mock.on(.get("/feed/2"), .json(#"{ "code": "EGW00123" }"#, status: 500))
    let expired = await #expect(throws: APIError.self) {
      try await APIClient(configuration, transport: mock).send(FeedEndpoint.item(id: 2))
    }
    #expect(expired?.status == 401)

    configuration.options.retry = RetryPolicy.none
    configuration.defaultDeadline = nil
    let offline = APIClient(configuration, transport: OfflineTransport())
    let error = await #expect(throws: APIError.self) {
      try await offline.send(FeedEndpoint.item(id: 1))
    }
    #expect(error?.transportCode == .offline)
  }
}

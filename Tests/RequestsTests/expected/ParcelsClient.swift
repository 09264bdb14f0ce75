// Made by sdkgen for Parcels. Do not edit.

import Foundation
import SDKRuntime

/// A client for the API at `https://api.example.com`.
nonisolated struct ParcelsClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = Server(
      "https://api.example.com", hosts: ["uploads": "https://uploads.example.com"]),
    token: AnyCredential? = nil, key: AnyCredential? = nil, session: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
      SecurityScheme("session", .apiKey("sid", in: .cookie), session),
    ]
    configuration.servers = server.hosts(named: ["uploads"])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  var styles: StylesClient { StylesClient(client) }

  var bodies: BodiesClient { BodiesClient(client) }

  var responses: ResponsesClient { ResponsesClient(client) }

  var files: FilesClient { FilesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

nonisolated struct StylesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `GET /inPath`
  func inPath(
    color: ParcelsColor, ids: [Int], label: String, owner: Owner, when: Date, names: [String],
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      StylesEndpoint.inPath(
        color: color, ids: ids, label: label, owner: owner, when: when, names: names),
      options: options)
  }

  /// `GET /inQuery`
  func inQuery(
    color: ParcelsColor, name: String, title: String, labels: [String: Date], maybe: [Int?],
    money: Money, path: String, colors: [ParcelsColor]? = nil, created: Owner? = nil,
    expand: [String]? = nil, sizes: [Measure]? = nil, filter: JSON? = nil,
    times: [String: Date]? = nil, paths: [String]? = nil, box: ParcelsColor? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      StylesEndpoint.inQuery(
        color: color, name: name, title: title, labels: labels, maybe: maybe, money: money,
        path: path, colors: colors, created: created, expand: expand, sizes: sizes,
        filter: filter, times: times, paths: paths, box: box),
      options: options)
  }

  /// `GET /inHeadersAndCookies`
  func inHeadersAndCookies(
    xColor: ParcelsColor, xIDs: [Int], ids: [Int], theme: String, xJSON: ParcelsColor? = nil,
    color: ParcelsColor? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      StylesEndpoint.inHeadersAndCookies(
        xColor: xColor, xIDs: xIDs, ids: ids, theme: theme, xJSON: xJSON, color: color),
      options: options)
  }
}

nonisolated struct BodiesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `POST /form`
  func form(_ body: Charge, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.form(body), options: options)
  }

  /// `POST /form`
  func form(
    amount: Int, tags: [String]? = nil, color: ParcelsColor? = nil, owner: Owner? = nil,
    paid: Date? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.form(
      Charge(amount: amount, tags: tags, color: color, owner: owner, paid: paid), options: options)
  }

  /// `DELETE /formIfAny`
  func formIfAny(_ body: [String: Date]? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.formIfAny(body), options: options)
  }

  /// `PATCH /patch`
  func patch(_ body: [ParcelsColor], options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.patch(body), options: options)
  }

  /// `PUT /dates`
  func dates(_ body: [Date]? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.dates(body), options: options)
  }

  /// `PUT /note`
  func note(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.note(body), options: options)
  }

  /// `PUT /noteIfAny`
  func noteIfAny(_ body: String? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.noteIfAny(body), options: options)
  }

  /// `PUT /picture`
  func picture(_ body: HTTPBody? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(BodiesEndpoint.picture(body), options: options)
  }

  /// `POST /parts`
  func parts(
    color: ParcelsColor, owners: [Owner], size: Measure, money: Money, files: [UploadFile],
    colors: [ParcelsColor]? = nil, owner: Owner? = nil, sizes: [Measure]? = nil, when: Date? = nil,
    times: [Date]? = nil, calendar: [String: Date]? = nil, grid: [[Int]]? = nil,
    meta: Owner? = nil, page: String? = nil, file: UploadFile? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      BodiesEndpoint.parts(
        color: color, owners: owners, size: size, money: money, files: files, colors: colors,
        owner: owner, sizes: sizes, when: when, times: times, calendar: calendar, grid: grid,
        meta: meta, page: page, file: file),
      options: options)
  }
}

nonisolated struct ResponsesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `GET /page`
  func page(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ResponsesEndpoint.page, options: options)
  }

  /// `GET /picture`
  func picture(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ResponsesEndpoint.picture, as: Data.self, options: options)
  }

  /// `GET /picture`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  func picture(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ResponsesEndpoint.picture, to: file, progress: progress, options: options)
  }

  /// `GET /colorIfAny`
  func colorIfAny(options: RequestOptions = .init()) async throws -> ParcelsColor? {
    try await client.send(ResponsesEndpoint.colorIfAny, as: ParcelsColor?.self, options: options)
  }

  /// `GET /choice`
  func choice(options: RequestOptions = .init()) async throws -> ResponsesEndpoint.ChoiceResponse {
    try await client.send(
      ResponsesEndpoint.choice, options: options,
      reading: { try ResponsesEndpoint.ChoiceResponse($0) })
  }

  /// `POST /choiceOrOther`
  @discardableResult
  func choiceOrOther(
    options: RequestOptions = .init()
  ) async throws -> ResponsesEndpoint.ChoiceOrOtherResponse {
    try await client.send(
      ResponsesEndpoint.choiceOrOther, options: options,
      reading: { try ResponsesEndpoint.ChoiceOrOtherResponse($0) })
  }

  /// `POST /chat`
  func chat(_ body: Chat, options: RequestOptions = .init()) async throws -> String {
    var body = body
    body.stream = false
    return try await client.text(ResponsesEndpoint.chat(body), options: options)
  }

  /// `POST /chat`
  func chat(text: String, options: RequestOptions = .init()) async throws -> String {
    try await self.chat(Chat(text: text), options: options)
  }

  /// `POST /chat`
  func chatStream(
    _ body: Chat, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ParcelsColor, any Error> {
    var body = body
    body.stream = true
    return client.events(
      ResponsesEndpoint.chat(body), as: ParcelsColor.self, end: "[DONE]", options: options)
  }

  /// `POST /chat`
  func chatStream(
    text: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ParcelsColor, any Error> {
    self.chatStream(Chat(text: text), options: options)
  }
}

nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  /// `GET /either`
  func either(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.either, options: options)
  }

  /// `GET /whoever`
  func whoever(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.whoever, options: options)
  }

  /// `GET /both`
  func both(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.both, options: options)
  }

  /// `POST /upload`
  func upload(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.upload(body), options: options)
  }

  /// `PUT /addLink`
  func addLink(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.addLink(id: id), options: options)
  }

  /// `PUT /removeLink`
  func removeLink(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.removeLink(id: id), options: options)
  }

  /// `GET /old`
  @available(*, deprecated, message: "Use 'either'.")
  func old(body: String, body2: String, options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.old(body: body, body2: body2), options: options)
  }
}

extension ResponsesEndpoint {
  /// A successful response of `GET /choice`.
  nonisolated enum ChoiceResponse: Hashable, Sendable {
    /// 200
    case ok(ParcelsColor)
    /// 201
    case created([Date])
    /// 202, 204
    case accepted
    /// 206
    case partialContent(Data)
    /// 2xx
    case success(String)

    init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(ParcelsColor.self))
      case 201: self = try .created(response.decode(as: .array(.unixSeconds)))
      case 202, 204: self = .accepted
      case 206: self = .partialContent(response.data)
      case 200..<300: self = try .success(response.text())
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension ResponsesEndpoint {
  /// A successful response of `POST /choiceOrOther`.
  nonisolated enum ChoiceOrOtherResponse: Hashable, Sendable {
    /// 299
    case status299(ParcelsColor)
    /// any other status
    case other(JSON)

    init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 299: self = try .status299(response.decode(ParcelsColor.self))
      default: self = try .other(response.decode(JSON.self))
      }
    }
  }
}

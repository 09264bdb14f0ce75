import Foundation
public import SDKCore

extension APIClient {
  /// Returns with the head of a 2xx response; `body` is then read from `HTTPResponse.stream`.
  ///
  /// The deadline ends with the head; `timeout` stays the longest silence. Letting go of the
  /// response cancels the exchange.
  public func stream(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> HTTPResponse {
    let (response, body) = try await open(endpoint, options, type: "*/*")
    let http = response.received.http
    return HTTPResponse(
      status: http.status, headers: http.headers, body: .stream(body), url: http.url,
      source: http.source, metrics: http.metrics)
  }

  /// Returns the lines of a response, each a JSON value; empty lines are skipped. A JSON text
  /// sequence (RFC 7464) is read as well, by its `Content-Type`; of that, what is not JSON was cut
  /// off by its writer and is skipped.
  ///
  /// Nothing is sent before the first is asked for. A cancelled task sees the stream end.
  public func lines<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { response, line in try response.decode(type, line) }
  }

  /// Returns the lines of a response, each a JSON value in a format of its own. Otherwise as
  /// `lines(_:as:options:)`.
  public func lines<Value: Sendable>(
    _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { response, line in try response.decode(format, line) }
  }

  private func lines<Value: Sendable>(
    _ endpoint: some Endpoint, _ options: RequestOptions,
    reading read: @escaping @Sendable (StreamedResponse, Data) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    let source = LineSource<Value>(
      { [self] in
        try await open(endpoint, options, type: ExpectedResponse.lines) { response in
          try response.check({ $0 != "text/html" }, "JSON lines")
        }
      }, read: read)
    return AsyncThrowingStream { try await source.next() }
  }

  /// Returns the head of a response that passes a check, and its body.
  func open(
    _ endpoint: any Endpoint, _ options: RequestOptions, type: String,
    check: (StreamedResponse) throws -> Void = { _ in }
  ) async throws -> (StreamedResponse, ByteStream) {
    try await call(
      endpoint, options: options, expecting: .streamed(type: type), receiving: .stream
    ) { received in
      var response = StreamedResponse(received, reader)
      try check(response)
      var body = received.http.stream
      if case .stream = received.http.body, let reporter {
        (body, response.watch) = reporter.reporting(
          body, of: received.http, to: received.request.summary, in: received.call)
      }
      received.call.noteStreaming()
      return (response, response.reading(body))
    }
  }
}

extension APIClient {
  /// Returns the server-sent events of a response.
  ///
  /// A GET is sent again when the connection ends, with `Last-Event-ID` and after the time the
  /// server asked for, until its response is 204; other methods end with the connection. Nothing is
  /// sent before the first event is asked for. A cancelled task sees the stream end.
  ///
  /// Once it has run, a stream outlives refused connections, 503 and the like, tokens that cannot
  /// be renewed for a moment, and deadlines, which hold for the head of each response. More than
  /// five connections in a row that end within half a minute and bring no event end it with an
  /// error. Half a second passes between two connections at least, and up to half as much again as
  /// the server asked for. An ID with characters beyond ASCII, or of more than 8,000 bytes, is not sent back.
  ///
  /// A stream belongs to the user it began for: when another has logged in, or the client's cookies
  /// were all removed, it ends with an error of kind `userChanged` instead of connecting again.
  ///
  /// - `end`: the data that ends the stream: `[DONE]`. With it nothing is sent again.
  /// - `mustEnd`: whether a connection that ends before `end` is an error, or the end as well.
  public func events(
    _ endpoint: some Endpoint, end: String? = nil, mustEnd: Bool = true,
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ServerSentEvent, any Error> {
    events(endpoint, end: end, mustEnd: mustEnd, options: options) { event, _ in event }
  }

  /// Returns the data of the server-sent events of a response, each a JSON value; `String` is the
  /// data as it is, and `JSON` a string where the data is no JSON. Otherwise as `events(_:end:options:)`.
  public func events<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, end: String? = nil, mustEnd: Bool = true,
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    events(endpoint, end: end, mustEnd: mustEnd, options: options) { event, decoder in
      if let text = event.data as? Value { return text }
      return try decoder.decode(type)
    }
  }

  /// Returns the data of the server-sent events of a response, each a JSON value in a format of its
  /// own. Otherwise as `events(_:end:options:)`.
  public func events<Value: Sendable>(
    _ endpoint: some Endpoint, format: ValueFormat<Value>, end: String? = nil,
    mustEnd: Bool = true, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    events(endpoint, end: end, mustEnd: mustEnd, options: options) { _, decoder in
      try decoder.decode(format)
    }
  }

  /// Returns what `read` makes of the server-sent events of a response; nil skips one. For events
  /// whose names tell their types.
  ///
  ///     client.events(FeedEndpoint.all) { event, data in
  ///       switch event.event {
  ///       case "price": FeedEvent.price(try data.decode(Price.self))
  ///       default: nil
  ///       }
  ///     }
  public func events<Value: Sendable>(
    _ endpoint: some Endpoint, end: String? = nil, mustEnd: Bool = true,
    options: RequestOptions = .init(),
    reading read: @escaping @Sendable (ServerSentEvent, EventDecoder) throws -> Value?
  ) -> AsyncThrowingStream<Value, any Error> {
    let source = EventSource(
      client: self, endpoint: endpoint, end: end, mustEnd: mustEnd, options: options)
    return AsyncThrowingStream { try await source.next(read) }
  }
}

/// Decodes the data of an event by the rules of its endpoint.
public struct EventDecoder: Sendable {
  private let response: StreamedResponse
  private let event: ServerSentEvent

  private var data: String { event.data }

  private var isError: Bool { event.event == "error" }

  init(_ response: StreamedResponse, _ event: ServerSentEvent) {
    self.response = response
    self.event = event
  }

  /// Decodes data that is JSON. Any JSON is a string where the data is none.
  ///
  /// - Throws: `APIError` of kind `decoding`, which holds the data.
  public func decode<Value: Decodable & Sendable>(_ type: Value.Type) throws -> Value {
    if type == JSON.self { return try decodeText(type) }
    return try response.decode(type, Data(data.utf8), isError: isError)
  }

  /// Decodes the data in a format of its own.
  ///
  /// - Throws: `APIError` of kind `decoding`, which holds the data.
  public func decode<Value: Sendable>(_ format: ValueFormat<Value>) throws -> Value {
    try response.decode(format, Data(data.utf8), isError: isError)
  }

  /// Decodes data that is plain text, or a text of JSON: a date, or an enum of strings.
  ///
  /// - Throws: `APIError` of kind `decoding`, which holds the data.
  public func decodeText<Value: Decodable & Sendable>(_ type: Value.Type) throws -> Value {
    try response.decode(type, jsonText(as: type), isError: isError)
  }

  /// Decodes data that is plain text, or a text of JSON, in a format of its own.
  ///
  /// - Throws: `APIError` of kind `decoding`, which holds the data.
  public func decodeText<Value: Sendable>(_ format: ValueFormat<Value>) throws -> Value {
    try response.decode(format, jsonText(as: Value.self), isError: isError)
  }

  /// The data as JSON, of which numbers and Booleans are text, and for bytes null, which is base64 too.
  private func jsonText(as type: Any.Type) -> Data {
    let isJSON =
      switch response.json(Data(data.utf8)) {
      case .string?, .array?, .object?: true
      case .null?: type != Data.self
      case .integer?, .number?, .bool?: type == JSON.self
      case nil: false
      }
    return Data((isJSON ? data : quoted(data)).utf8)
  }

  private func quoted(_ text: String) -> String { WrittenContent.text(text).jsonText() }

  /// Decodes the whole event as an object with `event`, `id`, `retry` and `data`, which is JSON or else text.
  ///
  /// Some servers write such an object into the data itself; that is read too.
  ///
  /// - `dataIsText`: the data is text even where it could be read as JSON.
  /// - Throws: `APIError` of kind `decoding`, which holds the data.
  public func decodeEvent<Value: Decodable & Sendable>(
    _ type: Value.Type, dataIsText: Bool = false
  ) throws -> Value {
    let json = dataIsText ? nil : response.json(Data(data.utf8))
    let members: [String: JSON] = if case .object(let members)? = json { members } else { [:] }
    var texts = wholeTexts(isJSON: json != nil)
    if members["data"] != nil { texts.insert(data, at: event.event == "message" ? 0 : texts.count) }
    // A union takes any JSON as what it does not know.
    let read =
      texts.count == 1
      ? texts.first
      : texts.first { response.canDecode(type, Data($0.utf8), known: true) }
        ?? texts.first { response.canDecode(type, Data($0.utf8), known: false) }
    // What is no value is told by its data, which may be an error.
    let isRefusal = isError || members["error"] != nil
    let text = read ?? (isRefusal ? data : texts.first) ?? data
    let value = try response.decode(type, Data(text.utf8), isError: isError)
    if members["error"] != nil { try response.check(event: value, of: Data(data.utf8)) }
    return value
  }

  /// The ways to write the event as an object, the likeliest first. An ID is text in the stream, and may be declared
  /// to be a number; the time until the next connection is a number, and may be declared to be text.
  private func wholeTexts(isJSON: Bool) -> [String] {
    func member(_ name: String, _ values: [String]) -> [String] {
      values.isEmpty ? [""] : values.map { ",\"\(name)\":\($0)" }
    }
    let datas = (isJSON ? [data] : []) + [quoted(data)]
    let ids = event.id.map { [quoted($0)] + (Int64($0) == nil ? [] : [$0]) } ?? []
    let retries = event.retry.map { ["\($0)", quoted("\($0)")] } ?? []
    return datas.flatMap { data in
      member("id", ids).flatMap { id in
        member("retry", retries).map { retry in
          "{\"event\":\(quoted(event.event)),\"data\":\(data)\(id)\(retry)}"
        }
      }
    }
  }
}

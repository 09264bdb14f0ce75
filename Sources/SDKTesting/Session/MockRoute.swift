import Foundation
import SDKCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A URL request that found its mock.
struct MockRoute: Sendable {
  private let mock: MockTransport
  private let request: HTTPRequest
  private let url: URL
  /// What was written for the method, if it is no method.
  private let illegalMethod: String?

  /// By the header that the session's transport adds, then by host; nil when neither leads
  /// anywhere.
  init?(_ urlRequest: URLRequest) {
    guard let url = urlRequest.url else { return nil }
    let stamp = urlRequest.value(forHTTPHeaderField: MockDesk.header)?.split(separator: "/")
    let host = stamp?.first.map(String.init) ?? url.host ?? ""
    guard let desk = MockDesk.open.with({ $0[host] }) else { return nil }
    let original = stamp?.last.flatMap { Int($0) }.flatMap(desk.checkOut)
    mock = desk.mock
    self.url = url
    illegalMethod = urlRequest.httpMethod.flatMap { HTTPMethod(rawValue: $0) == nil ? $0 : nil }
    request = Self.request(urlRequest, to: url, from: original)
  }

  /// Says why a request leads nowhere.
  static func complaint(_ request: URLRequest) -> String {
    "no MockSession has the host '\(request.url?.host ?? "")': requests go to the `baseURL` of one, "
      + "which must live as long as the requests"
  }

  /// Returns the request that URLSession really sends, with the endpoint that started it.
  private static func request(
    _ request: URLRequest, to url: URL, from original: HTTPRequest?
  ) -> HTTPRequest {
    var headers = HTTPHeaders()
    for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
    where !name.equalsIgnoringCase(MockDesk.header) {
      headers.append(name, value)
    }
    let method = request.httpMethod.flatMap { HTTPMethod(rawValue: $0) } ?? .get
    let body = body(of: request, original)
    guard let original else {
      return HTTPRequest(
        method, url: url, headers: headers, body: body, endpoint: URLSessionEndpoint())
    }
    return HTTPRequest(method, url: url, headers: headers, body: body, seenOf: original)
  }

  /// Returns the body: Linux shows the data, Apple only a stream. Bodies of upload tasks are
  /// invisible, so those are read from the file they came from.
  private static func body(of request: URLRequest, _ original: HTTPRequest?) -> HTTPBody {
    if let data = request.httpBody { return .data(data) }
    if let stream = request.httpBodyStream { return .data(drain(stream)) }
    if case .file(let url)? = original?.body { return .file(url) }
    return .none
  }

  private static func drain(_ stream: InputStream) -> Data {
    stream.open()
    defer { stream.close() }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  func event() async -> MockURLProtocol.Event {
    do throws(TransportError) {
      if let illegalMethod {
        throw mock.noteIllegal(
          "the method '\(illegalMethod)' of \(request.path) is none: servers know "
            + "'\(illegalMethod.uppercased())'")
      }
      guard let reply = try await mock.reply(to: request) else {
        throw mock.noteUnmatched(request)
      }
      return try Self.event(reply, url)
    } catch {
      return .failure(Self.failure(error))
    }
  }

  private static func event(
    _ reply: Reply, _ url: URL
  ) throws(TransportError) -> MockURLProtocol.Event {
    switch reply.outcome {
    case .failure(let error): throw error
    case .response(let status, let body):
      var fields: [String: String] = [:]
      for (name, value) in reply.headers {
        fields[name] = fields[name].map { "\($0), \(value)" } ?? value
      }
      guard
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      else { throw TransportError(.malformedResponse) }
      return .response(response, body)
    case .chunks(let status, let chunks, let failure):
      if let failure { throw failure }
      var whole = reply
      whole.outcome = .response(status: status, body: Data(chunks.joined()))
      return try event(whole, url)
    }
  }

  /// Returns the error by which URLSession reports a failure of the transport.
  private static func failure(_ error: TransportError) -> URLError {
    if error.code == .other {
      return URLError(urlCode(.other), userInfo: [NSLocalizedDescriptionKey: error.reason])
    }
    guard error.code == .truncated else { return URLError(urlCode(error.code)) }
    // Linux reports it in libcurl's words, and Apple's systems as a lost connection.
    return URLError(
      .unknown, userInfo: [NSLocalizedDescriptionKey: "transfer closed with bytes remaining"])
  }

  private static func urlCode(_ code: TransportError.Code) -> URLError.Code {
    switch code {
    case .cancelled: .cancelled
    case .offline: .notConnectedToInternet
    case .dns: .cannotFindHost
    case .cannotConnect: .cannotConnectToHost
    case .tls: .secureConnectionFailed
    case .connectionLost: .networkConnectionLost
    case .malformedResponse: .cannotParseResponse
    case .idleTimeout: .timedOut
    case .tooLarge: .dataLengthExceedsMaximum
    case .bodyUnavailable: .fileDoesNotExist
    case .fileNotWritable: .cannotWriteToFile
    default: .cannotLoadFromNetwork
    }
  }
}

/// The endpoint of requests that did not come from an `APIClient`.
struct URLSessionEndpoint: Endpoint {
  var request: EndpointRequest { EndpointRequest(.get, "/") }
  var operationID: String { "URLSession" }
}

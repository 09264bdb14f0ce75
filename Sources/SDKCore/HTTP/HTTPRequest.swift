public import Foundation

/// One request, ready to travel: everything in it is encoded and checked.
///
/// Descriptions show method, host and path template only.
public struct HTTPRequest: Sendable {
  public var method: HTTPMethod
  public var url: URL
  public var headers: HTTPHeaders
  public var body: HTTPBody
  /// The options of client, endpoint and call, merged.
  public var options: RequestOptions
  /// The endpoint of the call; used by mocks and logs, never sent.
  public let endpoint: any Endpoint
  private let template: PathTemplate

  /// A request made by hand; `path` is the URL's own.
  public init(
    _ method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], body: HTTPBody = .none,
    options: RequestOptions = .init(), endpoint: any Endpoint
  ) {
    self.init(
      method, url: url, headers: headers, body: body, options: options, endpoint: endpoint,
      template: PathTemplate(stringLiteral: url.path(percentEncoded: true)))
  }

  /// The same request as it was seen on its way.
  package init(
    _ method: HTTPMethod, url: URL, headers: HTTPHeaders, body: HTTPBody, seenOf request: Self
  ) {
    self.init(
      method, url: url, headers: headers, body: body, options: request.options,
      endpoint: request.endpoint, template: request.template)
  }

  init(
    _ method: HTTPMethod, url: URL, headers: HTTPHeaders, body: HTTPBody, options: RequestOptions,
    endpoint: any Endpoint, template: PathTemplate
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.options = options
    self.endpoint = endpoint
    self.template = template
  }

  /// The endpoint's path below its server, percent-encoded: `/posts/1`.
  public var path: String { template.text }

  /// The path with `{}` in the place of values, for errors and logs.
  public var pathTemplate: String { template.description }

  /// `Posts.get`: the endpoint's.
  public var operationID: String { endpoint.operationID }

  /// The part of this request that errors show.
  public var summary: RequestSummary {
    RequestSummary(method: method, host: url.host ?? "", pathTemplate: pathTemplate)
  }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { summary.description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The part of a request that holds no values: safe to log.
public struct RequestSummary: Hashable, Sendable, CustomStringConvertible {
  public let method: HTTPMethod
  public let host: String
  /// The path with `{}` in the place of values.
  public let pathTemplate: String

  public init(method: HTTPMethod, host: String, pathTemplate: String) {
    self.method = method
    self.host = host
    self.pathTemplate = pathTemplate
  }

  public var description: String { "\(method) \(host)\(pathTemplate)" }
}

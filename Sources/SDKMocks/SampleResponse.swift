import Foundation
import SDKCore

/// The response of a generated preview client to an operation.
public struct SampleResponse: Sendable {
  let status: Int
  let contentType: String?
  let body: String
  /// What it streams, for calls that ask for a stream: the same in several forms, the first where none is asked for.
  var streams: [SampleStream] = []
  /// The query parameter, or property of a JSON body, that asks for other pages, and the body of a page without items.
  var lastPage: (parameter: String, first: String, body: String)?

  private init(_ status: Int, _ contentType: String?, _ body: String) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  public static func json(_ text: String, status: Int = 200) -> Self {
    Self(status, "application/json", text)
  }

  public static func text(_ text: String, status: Int = 200) -> Self {
    Self(status, "text/plain; charset=utf-8", text)
  }

  public static func bytes(_ text: String, status: Int = 200) -> Self {
    Self(status, "application/octet-stream", text)
  }

  public static func empty(status: Int = 204) -> Self { Self(status, nil, "") }

  /// Server-sent events, `data: {}`, each with its blank line.
  public static func events(_ text: String) -> Self { empty().streaming(text, "text/event-stream") }

  /// A line for each value.
  public static func lines(_ text: String) -> Self {
    empty().streaming(text, "application/x-ndjson")
  }

  /// Returns the response with what it streams, for calls that ask for a stream.
  public func orStream(_ other: Self) -> Self {
    var response = self
    response.streams += other.streams
    return response
  }

  /// Returns the response with a body for requests that ask for another page than the first.
  public func thenPage(_ body: String, unless parameter: String, is first: String = "") -> Self {
    var response = self
    response.lastPage = (parameter, first, body)
    return response
  }

  private func streaming(_ text: String, _ contentType: String) -> Self {
    var response = self
    response.streams = [SampleStream(text: text, contentType: contentType)]
    return response
  }
}

/// The body of a stream in a preview.
struct SampleStream: Sendable {
  let text: String
  let contentType: String
}

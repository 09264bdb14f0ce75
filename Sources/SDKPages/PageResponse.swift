import Foundation
import SDKCore

/// The response that holds a page, as far as it says where the next one is.
struct PageResponse: Sendable {
  let operationID: String
  let response: HTTPResponse
  let itemCount: Int
  let coders: Coders
  let messages: ErrorMessages

  /// Returns the scalar at a path of the body, as text; nil where there is none.
  func text(at path: [ResponseText.Step]) throws -> String? {
    let decoder = coders.bodyDecoder(userInfo: [ResponseText.key: path])
    do {
      return try decoder.decode(ResponseText.self, from: response.data).text
    } catch {
      throw failure("the next page cannot be read", error)
    }
  }

  /// The URL of the next page in the header `Link`.
  var nextLink: String? { Link.next(in: response.headers.values("Link")) }

  /// True where the header `Link` tells of pages, and of no next one.
  var isLastByLink: Bool { Link.isLast(in: response.headers.values("Link")) }

  /// Returns the cursor of the next page; nil when there is none.
  func cursor(at location: CursorLocation, parameter: String) throws -> String? {
    guard let text = try nextText(at: location) else { return nil }
    let isLink = if case .link = location.kind { true } else { false }
    return isLink || isURL(text, parameter) ? try cursor(in: text, parameter: parameter) : text
  }

  /// Returns the URL of the next page as it is written, and its query; nil when there is none.
  func nextURL(at location: CursorLocation) throws -> (text: String, query: [(String, String)])? {
    guard let text = try nextText(at: location) else { return nil }
    try checkOrigin(of: text)
    let query = queryItems(in: text)
    guard !query.isEmpty else { throw failure("the URL of the next page has no query") }
    return (text, query)
  }

  private func nextText(at location: CursorLocation) throws -> String? {
    let text =
      switch location.kind {
      case .path(let path): try self.text(at: path)
      case .header(let name): response.headers[name]
      case .link: nextLink
      }
    guard let text, !text.isEmpty, text != "false" else { return nil }
    return text
  }

  /// Cursors are often base64, which may begin with a slash.
  private func isURL(_ text: String, _ parameter: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
      || (text.hasPrefix("/") || text.hasPrefix("?"))
        && queryValue(parameter, in: text) != nil
  }

  /// Returns the cursor in a URL, which itself is not called, so that no response decides where
  /// credentials go.
  private func cursor(in link: String, parameter: String) throws -> String {
    try checkOrigin(of: link)
    guard let value = queryValue(parameter, in: link), !value.isEmpty else {
      throw failure("the URL of the next page has no '\(parameter)'")
    }
    return value
  }

  private func checkOrigin(of link: String) throws {
    guard let url = URL(string: link, relativeTo: response.url)?.absoluteURL,
      Origin(url) == Origin(response.url)
    else { throw failure("the next page lies at another origin") }
  }

  private func queryValue(_ name: String, in url: String) -> String? {
    queryItems(in: url).first { $0.0 == name }?.1
  }

  private func queryItems(in url: String) -> [(String, String)] {
    let withoutFragment = url.prefix { $0 != "#" }
    guard let mark = withoutFragment.firstIndex(of: "?") else { return [] }
    return withoutFragment[mark...].dropFirst().split(separator: "&").compactMap { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = halves.compactMap { PercentEncoding.decodedForm($0) }
      guard texts.count == halves.count, let name = texts.first else { return nil }
      return (name, texts.count == 2 ? texts[1] : "")
    }
  }

  /// Returns a cursor as an argument of an endpoint: a text as it is, a number by its digits.
  func value<Value: Decodable>(of text: String) throws -> Value {
    if let value = text as? Value { return value }
    let decoder = coders.bodyDecoder()
    // In an array, as no decoder has to take a scalar alone; a text with a comma makes two.
    let plain = try? decoder.decode([Value].self, from: Data("[\(text)]".utf8))
    if let plain, let value = plain.first, plain.count == 1 { return value }
    do {
      let quoted = try coders.bodyEncoder.encode([text])
      guard let value = try decoder.decode([Value].self, from: quoted).first else {
        throw DecodingError.unreadable("a cursor", at: [])
      }
      return value
    } catch {
      throw failure("the cursor of the next page is no \(Value.self)", error)
    }
  }

  func failure(_ reason: String, _ underlying: (any Error)? = nil) -> APIError {
    APIError(
      .paging, operationID: operationID, request: nil, response: response, reason: reason,
      attempts: response.metrics.attempts, underlying: underlying, coders: coders
    ).speaking(messages)
  }
}

import Foundation

/// The response that holds a page, as far as it says where the next one is.
struct PageResponse: Sendable {
  let operationID: String
  let response: HTTPResponse
  let itemCount: Int
  let coders: Coders
  let messages: ErrorMessages

  /// Returns the scalar at a path of the body, as text; nil where there is none.
  func text(at path: [ResponseText.Step]) throws -> String? {
    let decoder = coders.makeDecoder()
    decoder.userInfo[ResponseText.key] = path
    do {
      return try decoder.decode(ResponseText.self, from: response.data).text
    } catch {
      throw failure("the next page cannot be read", error)
    }
  }

  /// Returns the cursor of the next page; nil when there is none.
  func cursor(at location: CursorLocation, parameter: String) throws -> String? {
    let text: String?
    switch location.kind {
    case .path(let path): text = try self.text(at: path)
    case .header(let name): text = response.headers[name]
    case .link:
      guard let link = Link.next(in: response.headers.values("Link")) else { return nil }
      return try cursor(in: link, parameter: parameter)
    }
    guard let text, !text.isEmpty, text != "false" else { return nil }
    return isURL(text, parameter) ? try cursor(in: text, parameter: parameter) : text
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
    guard let url = URL(string: link, relativeTo: response.url)?.absoluteURL,
      Origin(url) == Origin(response.url)
    else { throw failure("the next page lies at another origin") }
    guard let value = queryValue(parameter, in: link), !value.isEmpty else {
      throw failure("the URL of the next page has no '\(parameter)'")
    }
    return value
  }

  private func queryValue(_ name: String, in url: String) -> String? {
    let withoutFragment = url.prefix { $0 != "#" }
    guard let mark = withoutFragment.firstIndex(of: "?") else { return nil }
    for item in withoutFragment[mark...].dropFirst().split(separator: "&") {
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = halves.map { half in
        String(half).replacing("+", with: " ").removingPercentEncoding
      }
      if texts.first == name, texts.count == 2 { return texts[1] }
    }
    return nil
  }

  /// Returns a cursor as an argument of an endpoint: a text as it is, a number by its digits.
  func value<Value: Decodable>(of text: String) throws -> Value {
    if let value = text as? Value { return value }
    let decoder = coders.makeDecoder()
    // In an array, as no decoder has to take a scalar alone; a text with a comma makes two.
    let plain = try? decoder.decode([Value].self, from: Data("[\(text)]".utf8))
    if let plain, let value = plain.first, plain.count == 1 { return value }
    do {
      let quoted = try coders.makeEncoder().encode([text])
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

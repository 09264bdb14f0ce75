public import Foundation
public import SDKCore

/// An answer of a fake server, all of it: what handlers return.
///
///     shop.on("Pets.get") { request, _ in request.arguments["id"] == 13 ? .status(410) : nil }
public struct FakeAnswer: Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: Data
  /// Of an answer to HEAD, the body that one to GET would have.
  package var unsentBody = Data()
  /// The rest of it is what the spec has for the status.
  var isSampled = false
  /// The lengths of the pieces in which a stream arrives; none: it is no stream.
  var pieces: [Int] = []
  package var ending = Ending.whole
  /// The operation that was meant; nil: none.
  package var operationID: String?
  /// What the request says and the spec does not allow.
  package var violations: [Violation] = []

  /// What becomes of the body on its way.
  package enum Ending: Hashable, Sendable {
    case whole
    /// The connection ends after so many bytes.
    case cut(after: Int)
    /// Nothing arrives, not even the head.
    case never
  }

  public init(status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A status, with the headers and the body that the spec has for it.
  public static func status(_ status: Int) -> Self {
    var answer = Self(status: status)
    answer.isSampled = true
    return answer
  }

  /// Any JSON: `.json(["id": 1])`.
  public static func json(_ value: JSON, status: Int = 200) -> Self {
    json(value, status: status, type: "application/json")
  }

  /// A value as JSON, with dates as in RFC 3339.
  ///
  /// - Throws: `EncodingError`.
  public static func encoding(_ value: some Encodable, status: Int = 200) throws -> Self {
    json(try JSON(value), status: status)
  }

  public static func text(
    _ text: String, type: String = "text/plain; charset=utf-8", status: Int = 200
  ) -> Self {
    data(Data(text.utf8), type: type, status: status)
  }

  public static func data(_ data: Data, type: String, status: Int = 200) -> Self {
    Self(status: status, headers: ["Content-Type": type], body: data)
  }

  /// Returns the answer with a header more, in place of one of that name.
  public func header(_ name: String, _ value: String) -> Self {
    var answer = self
    answer.headers.replace(name, value)
    return answer
  }

  static func json(_ value: JSON, status: Int, type: String) -> Self {
    data(value.bytes, type: type, status: status)
  }

  /// A problem (RFC 9457).
  package static func problem(_ status: Int, _ title: String, _ details: [String]) -> Self {
    json(
      [
        "type": "about:blank", "title": .string(title), "status": .integer(Int64(status)),
        "detail": .string(details.joined(separator: "\n")),
      ], status: status, type: "application/problem+json")
  }
}

extension JSON {
  /// The text of a body.
  var bytes: Data { (try? JSONBodyEncoder.writer.encode(self)) ?? Data() }
}

internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import TrialSupport

/// A request as it reached the transport.
struct SentRequest {
  var method: String
  var url: URLComponents
  var headers: [(name: String, value: String)]
  var body: Data
  /// The URLs of all requests of a walk over pages, how many items came of it, and with what it ended.
  var walk: [URLComponents] = []
  var items: Int?
  var error: String?

  /// Why nothing was sent.
  enum Missing: Error {
    case sample(String)
    case request(String)
  }

  static func read(_ output: String) throws -> [Swift.Result<SentRequest, Missing>] {
    try output.split(separator: "\n").enumerated().map { index, line in
      guard let node = readJSON(Array(line.utf8), file: "request \(index)").value else {
        throw Failure(description: "request \(index) is not JSON")
      }
      if let sample = node["sample"]?.value.string { return .failure(.sample(sample)) }
      guard let method = node["method"]?.value.string,
        let url = node["url"]?.value.string.flatMap({ URLComponents(string: $0) })
      else { return .failure(.request(node["error"]?.value.string ?? "no request")) }
      let headers = (node["headers"]?.value.elements ?? []).map { pair in
        (pair.elements.first?.string ?? "", pair.elements.last?.string ?? "")
      }
      let body = Data(base64Encoded: node["body"]?.value.string ?? "") ?? Data()
      var sent = SentRequest(method: method, url: url, headers: headers, body: body)
      sent.walk = (node["walk"]?.value.elements ?? []).compactMap(\.string)
        .compactMap { URLComponents(string: $0) }
      sent.items = node["items"]?.value.number.flatMap { Int($0) }
      sent.error = node["error"]?.value.string
      return .success(sent)
    }
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The pairs of the query as they were written.
  var query: [(name: String, value: String)] { Self.pairs(of: url.percentEncodedQuery ?? "") }

  /// The pairs of `a=b&c=d`, still encoded.
  static func pairs(of text: String) -> [(name: String, value: String)] {
    text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}

/// A part of a multipart body.
struct SentPart {
  var name: String
  /// `form-data`
  var disposition: String
  var fileName: String?
  var contentType: String?
  /// All but those that say the above.
  var headers: [(name: String, value: String)]
  var body: Data

  /// nil: it is not multipart.
  static func parts(of request: SentRequest) -> [SentPart]? {
    guard let type = request.header("Content-Type"), let range = type.range(of: "boundary=")
    else { return nil }
    let boundary = type[range.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    // Latin-1 keeps every byte a character.
    let text = String(data: request.body, encoding: .isoLatin1) ?? ""
    let pieces = text.components(separatedBy: "--\(boundary)")
    guard pieces.count > 1, pieces.last?.hasPrefix("--") == true else { return nil }
    return pieces.dropFirst().dropLast().map { piece in
      let halves = piece.components(separatedBy: "\r\n\r\n")
      let body = halves.dropFirst().joined(separator: "\r\n\r\n")
      var headers = halves[0].components(separatedBy: "\r\n").dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        return (name: parts[0], value: parts[parts.count - 1].trimmingCharacters(in: .whitespaces))
      }
      func take(_ name: String) -> String? {
        let index = headers.firstIndex { $0.name.lowercased() == name }
        return index.map { headers.remove(at: $0).value }
      }
      let disposition = take("content-disposition") ?? ""
      return SentPart(
        name: value(of: "name", in: disposition) ?? "",
        disposition: String(disposition.prefix { $0 != ";" }),
        fileName: value(of: "filename", in: disposition), contentType: take("content-type"),
        headers: headers,
        body: Data(
          (body.hasSuffix("\r\n") ? String(body.dropLast()) : body).unicodeScalars.map {
            UInt8(truncatingIfNeeded: $0.value)
          }))
    }
  }

  private static func value(of key: String, in header: String) -> String? {
    guard let range = header.range(of: "; \(key)=\"") else { return nil }
    // As forms of HTML write a quote.
    let latin = String(header[range.upperBound...].prefix { $0 != "\"" })
      .replacing("%22", with: "\"")
    return latin.data(using: .isoLatin1).flatMap { String(data: $0, encoding: .utf8) } ?? latin
  }
}

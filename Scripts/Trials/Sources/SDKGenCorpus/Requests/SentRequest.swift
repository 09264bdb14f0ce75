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
      return .success(SentRequest(method: method, url: url, headers: headers, body: body))
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
  var fileName: String?
  var contentType: String?
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
      let head = halves[0].components(separatedBy: "\r\n")
      let disposition = head.first { $0.lowercased().hasPrefix("content-disposition") } ?? ""
      let type = head.first { $0.lowercased().hasPrefix("content-type") }
      return SentPart(
        name: value(of: "name", in: disposition) ?? "",
        fileName: value(of: "filename", in: disposition),
        contentType: type.map { String($0.drop { $0 != ":" }.dropFirst()) }?
          .trimmingCharacters(in: .whitespaces),
        body: Data(
          (body.hasSuffix("\r\n") ? String(body.dropLast()) : body).unicodeScalars.map {
            UInt8(truncatingIfNeeded: $0.value)
          }))
    }
  }

  private static func value(of key: String, in header: String) -> String? {
    guard let range = header.range(of: "; \(key)=\"") else { return nil }
    let latin = String(header[range.upperBound...].prefix { $0 != "\"" })
    return latin.data(using: .isoLatin1).flatMap { String(data: $0, encoding: .utf8) } ?? latin
  }
}

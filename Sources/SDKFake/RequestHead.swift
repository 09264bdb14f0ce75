internal import Foundation
package import SDKCore

/// The first line and the header of a request as they are on the wire, with what HTTP demands of them (RFC 9112).
package struct RequestHead: Sendable {
  package var method: String
  /// `/v1/pets?limit=3`, `http://localhost/v1/pets`, `*`
  package var target: String
  /// `1.1`
  package var version: String
  package var headers: HTTPHeaders

  /// What is wrong, and the status that says so.
  package struct Problem: Error, Sendable {
    package var status: Int
    package var reason: String

    package init(_ status: Int, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  /// So many bytes are in a target (RFC 9112, section 3).
  private static let longestTarget = 16_000

  package init(method: String, target: String, version: String, headers: HTTPHeaders) {
    self.method = method
    self.target = target
    self.version = version
    self.headers = headers
  }

  /// Reads a head, up to the empty line.
  init(_ text: String) throws(Problem) {
    var lines = text.components(separatedBy: "\r\n")
    while lines.last == "" { lines.removeLast() }
    let words = (lines.first ?? "").components(separatedBy: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else {
      throw Problem(400, "the first line is none of a request")
    }
    headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"),
        // Also no blank in front of the colon, and no line that goes on (sections 5.1 and 5.2).
        HeaderRules.isToken(String(line[..<colon]))
      else { throw Problem(400, "a line of the header is no field") }
      headers.append(
        String(line[..<colon]),
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    (method, target, version) = (words[0], words[1], String(words[2].dropFirst(5)))
  }

  /// - `mostBytes`: of the body.
  package func problem(mostBytes: Int) -> Problem? {
    guard HeaderRules.isToken(method) else { return Problem(400, "the method is no token") }
    guard target.utf8.count <= Self.longestTarget else {
      return Problem(414, "the target has more than \(Self.longestTarget) bytes")
    }
    guard version.hasPrefix("1."), version.utf8.count == 3 else {
      return Problem(505, "HTTP/\(version) is not spoken here, but HTTP/1.1")
    }
    let values = headers.map(\.value)
    guard values.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } })
    else {
      return Problem(400, "the header has control characters")
    }
    return targetProblem ?? hostProblem ?? framingProblem(mostBytes: mostBytes)
  }

  private var targetProblem: Problem? {
    if method == "CONNECT" { return Problem(501, "there is nothing to connect to") }
    let isKnown =
      target.hasPrefix("/") || target == "*" && method == "OPTIONS"
      || ["http://", "https://"].contains { target.lowercased().hasPrefix($0) }
    let isClean = target.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }
    return isKnown && isClean ? nil : Problem(400, "the target is no path and no URL")
  }

  /// Section 3.2
  private var hostProblem: Problem? {
    let hosts = headers.values("Host")
    if hosts.isEmpty { return version == "1.0" ? nil : Problem(400, "there is no Host") }
    guard hosts.count == 1, !hosts[0].contains(where: { " \t,/@?#".contains($0) }) else {
      return Problem(400, "Host is not the name of one")
    }
    return nil
  }

  /// Section 6.3
  private func framingProblem(mostBytes: Int) -> Problem? {
    let lengths = headers.values("Content-Length")
    let codings = headers.values("Transfer-Encoding").joined(separator: ",").lowercased()
    if !codings.isEmpty {
      if !lengths.isEmpty { return Problem(400, "there are Transfer-Encoding and Content-Length") }
      if version == "1.0" { return Problem(400, "HTTP/1.0 has no Transfer-Encoding") }
      let all = HeaderList.items(of: codings)
      if all.last != "chunked" || all.filter({ $0 == "chunked" }).count > 1 {
        return Problem(400, "the last Transfer-Encoding is not chunked")
      }
      if all.count > 1 { return Problem(501, "the only Transfer-Encoding known here is chunked") }
    }
    if let length = lengths.first {
      guard lengths.allSatisfy({ $0 == length }), !length.isEmpty,
        length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else { return Problem(400, "Content-Length is not one number") }
      guard let count = Int(length), count <= mostBytes else {
        return Problem(413, "the body has more than \(mostBytes) bytes")
      }
    }
    if let expected = headers.list("Expect"), version != "1.0",
      expected.lowercased() != "100-continue"
    {
      return Problem(417, "nothing is known here of '\(expected)'")
    }
    return nil
  }

  /// Whether the connection goes on behind the answer (section 9.3).
  var keepsConnection: Bool {
    let options = HeaderList.items(of: headers.list("Connection")?.lowercased() ?? "")
    return version == "1.0" ? options.contains("keep-alive") : !options.contains("close")
  }
}

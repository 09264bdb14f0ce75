internal import SDKGenAPIModel
internal import SDKGenSourceText

extension ResponseLowering {
  /// A list of the headers of successful responses, but for those that say the same everywhere.
  func headersText(_ responses: [ResponseSource]) -> String? {
    var lines: [String] = []
    var seen: Set<String> = []
    for header in responses.flatMap({ $0.element["headers"]?.members ?? [] }) {
      guard seen.insert(header.name.lowercased()).inserted, !isCommon(header),
        let element = reader.resolved(header, in: "headers")
      else { continue }
      let about = (header.markdown("description") ?? element.markdown("description"))?
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      lines.append("- `\(header.name)`" + (about.map { ": \($0)" } ?? ""))
    }
    return lines.isEmpty ? nil : "Headers of the response:\n" + lines.joined(separator: "\n")
  }

  /// A component, or a header that tells of the service and the connection, not of the operation.
  private func isCommon(_ header: Element) -> Bool {
    let name = header.name.lowercased()
    return header["$ref"] != nil || commonHeaders.contains(name)
      || commonParts.contains { name.contains($0) }
  }
}

/// Headers that any response may have, whatever is asked for (RFC 9110, RFC 9111, CORS).
private let commonHeaders: Set = [
  "age", "alt-svc", "cache-control", "connection", "content-encoding", "content-language",
  "content-length", "content-type", "date", "deprecation", "etag", "expires", "keep-alive",
  "last-modified", "link", "pragma", "retry-after", "server", "set-cookie", "sunset",
  "transfer-encoding", "vary", "via", "warning", "www-authenticate", "x-powered-by",
]

private let commonParts = [
  "access-control-", "ratelimit", "rate-limit", "request-id", "correlation-id", "trace",
  "api-version",
]

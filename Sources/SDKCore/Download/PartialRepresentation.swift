import Foundation

/// The knowledge of the file of which a part is here: enough to ask for the rest of it, and to tell
/// whether what comes is that rest.
struct PartialRepresentation: Codable, Hashable, Sendable {
  /// A strong entity tag or a date, for `If-Range`; nil when the rest cannot be asked for.
  var validator: String?
  /// The length of the whole, in bytes, where the server has said it.
  var total: Int64?
  /// Headers of the first response that hold for the whole; the response to a range may lack them.
  var headers: [[String]] = []
  /// The number of bytes that are known to be on disk.
  var synced: Int64 = 0
  /// The name of the kept part.
  var part: String?
  /// True if the call that wrote the part is done with it.
  var isLeft = false
  /// The source of the file, in a form that gives nothing away.
  let source: PartialSource?

  init(_ headers: HTTPHeaders, from source: PartialSource?) {
    self.source = source
    let isEncoded = headers.values("Content-Encoding").contains {
      !$0.equalsIgnoringCase("identity")
    }
    // Of an encoded body, what is on disk are other bytes than those the server counts.
    if !isEncoded, headers["Accept-Ranges"]?.equalsIgnoringCase("none") != true {
      validator = Self.strongTag(headers) ?? Self.strongDate(headers)
    }
    total = try? ContentLength.expected(headers, status: 200, method: .get)
    self.headers = headers.filter { Self.isKept($0.name) }.map { [$0.name, $0.value] }
  }

  /// Returns the strong entity tag. Two representations with one strong tag are the same byte for
  /// byte (RFC 9110, §8.8.1).
  private static func strongTag(_ headers: HTTPHeaders) -> String? {
    let tags = headers.values("ETag")
    guard tags.count == 1, let tag = tags.first, isStrongTag(tag), HeaderRules.isLegalValue(tag)
    else {
      return nil
    }
    return tag
  }

  static func isStrongTag(_ text: String) -> Bool {
    text.utf8.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
  }

  /// Returns the date if it is strong. A date is strong when the file has not changed in the second
  /// of the response (§8.8.2.2).
  private static func strongDate(_ headers: HTTPHeaders) -> String? {
    guard let text = headers["Last-Modified"], HeaderRules.isLegalValue(text),
      let modified = HTTPDate.parse(text),
      let date = headers["Date"].flatMap(HTTPDate.parse), date.timeIntervalSince(modified) >= 1
    else { return nil }
    return text
  }

  private static func isKept(_ name: String) -> Bool {
    ["Content-Type", "Content-Disposition", "Content-Language", "ETag", "Last-Modified"]
      .contains { $0.equalsIgnoringCase(name) }
  }

  /// Returns whether a 206 brings the rest of this file from `offset` on. It has the tag of the whole, where that has
  /// a strong one (RFC 9110, §15.3.7).
  func isContinued(by headers: HTTPHeaders, at offset: Int64) -> Bool {
    guard let range = ContentRange(headers["Content-Range"]), range.first == offset,
      total == nil || total == range.total
    else { return false }
    let isEncoded = headers.values("Content-Encoding").contains {
      !$0.equalsIgnoringCase("identity")
    }
    guard !isEncoded else { return false }
    if let validator, Self.isStrongTag(validator) { return headers["ETag"] == validator }
    return agrees(with: headers)
  }

  /// Returns whether a 206 names no other file than this one: a server that knows ranges may not know
  /// `If-Range`.
  private func agrees(with headers: HTTPHeaders) -> Bool {
    ["ETag", "Last-Modified", "Content-Type", "Content-Language"].allSatisfy { name in
      guard let now = headers[name],
        let first = self.headers.first(where: { $0.first?.equalsIgnoringCase(name) == true })
      else { return true }
      return first.last == now
    }
  }
}

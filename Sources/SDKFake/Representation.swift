internal import Foundation
internal import SDKCore

extension FakeAnswer {
  /// Returns the part of the answer to a GET, HEAD or QUERY that the request asks for: nothing of what the client has
  /// already (RFC 9110, section 13), or a range of it (section 14).
  func selected(by request: ReceivedRequest) -> FakeAnswer {
    guard status == 200, ["GET", "HEAD", "QUERY"].contains(request.method), pieces.isEmpty else {
      return self
    }
    var answer = self
    let tag = headers["ETag"] ?? entityTag
    answer.headers.replace("ETag", tag)
    if let wanted = request.headers.list("If-Match"),
      Self.names(wanted, tag, weakly: false) == false
    {
      return .problem(412, "Precondition Failed", ["the ETag is \(tag)"]).header("ETag", tag)
    }
    if let known = request.headers.list("If-None-Match"),
      Self.names(known, tag, weakly: true) == true
    {
      answer.status = 304
      answer.body = Data()
      answer.headers.remove("Content-Type")
      return answer
    }
    if isFile { answer.headers.replace("Accept-Ranges", "bytes") }
    guard request.method == "GET", let text = request.headers["Range"],
      request.headers["If-Range"].map({ $0 == tag && !tag.hasPrefix("W/") }) ?? true,
      let range = Self.range(text, of: body.count)
    else { return answer }
    guard let part = range else {
      answer.status = 416
      answer.body = Data()
      answer.headers.remove("Content-Type")
      answer.headers.replace("Content-Range", "bytes */\(body.count)")
      return answer
    }
    answer.status = 206
    answer.headers.replace(
      "Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)")
    // The first index of `body` need not be 0.
    answer.body = Data(body.dropFirst(part.lowerBound).prefix(part.count))
    return answer
  }

  private var isFile: Bool {
    headers["Content-Type"].map { !MediaType($0).isJSON } ?? false
  }

  /// Equal bodies of equal types have equal tags, on every machine.
  var entityTag: String {
    let type = FNV1a.hash((headers["Content-Type"] ?? "").utf8)
    let hash = body.withUnsafeBytes { FNV1a.hash($0, after: type) }
    return "\"\(String(hash, radix: 16))\""
  }

  /// Returns whether a list names a tag (RFC 9110, section 8.8.3.2); nil where the list has none: some APIs have fields
  /// of these names for something else.
  ///
  /// - `weakly`: weak tags count as well.
  static func names(_ list: String, _ tag: String?, weakly: Bool) -> Bool? {
    func bare(_ tag: String) -> String {
      weakly && tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    }
    let items = HeaderList.items(of: list).filter {
      $0 == "*"
        || $0.count > 1 && $0.hasSuffix("\"") && ($0.hasPrefix("\"") || $0.hasPrefix("W/\""))
    }
    if items.isEmpty { return nil }
    guard let tag else { return false }
    return items.contains { item in
      item == "*" || bare(item) == bare(tag) && !bare(tag).hasPrefix("W/")
    }
  }

  /// Returns the bytes that a header asks for; nil where it is malformed or asks for several parts, and nothing inside
  /// where there are no such bytes.
  private static func range(_ text: String, of count: Int) -> Range<Int>?? {
    let halves = text.split(separator: "=", maxSplits: 1)
    guard halves.count == 2, halves[0].lowercased() == "bytes" else { return nil }
    let bounds = halves[1].split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return nil }
    let (first, last) = (Int(bounds[0]), Int(bounds[1]))
    if bounds[0].isEmpty {
      guard let last, last >= 0 else { return nil }
      return .some(last == 0 || count == 0 ? nil : max(count - last, 0)..<count)
    }
    guard let first, first >= 0, bounds[1].isEmpty || last.map({ $0 >= first }) == true else {
      return nil
    }
    guard first < count else { return .some(nil) }
    return first..<(min(last ?? count - 1, count - 1) + 1)
  }
}

package import Foundation
package import SDKCore

/// Requests and answers as they are on the wire.
extension ReceivedRequest {
  /// - `target`: as the first line of HTTP has it: `/v1/pets?limit=3`, or a whole URL.
  package init(method: String, target: String, headers: HTTPHeaders, body: Data) {
    var target = target[...]
    var host = headers["Host"]
    if !target.hasPrefix("/"), let scheme = target.range(of: "://") {
      // Of a whole URL, the host is the one that counts (RFC 9112, section 3.2.2).
      target = target[scheme.upperBound...]
      host = String(target.prefix { $0 != "/" && $0 != "?" })
      target = target.drop { $0 != "/" && $0 != "?" }
    }
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: method, path: halves[0].isEmpty ? "/" : String(halves[0]),
      query: WireReader.items(of: halves.count > 1 ? String(halves[1]) : ""), headers: headers,
      body: body, origin: host.map { "http://\($0)" })
    rawQuery = halves.count > 1 ? String(halves[1]) : nil
  }
}

extension FakeAnswer {
  /// A status that ends an exchange.
  package var finalStatus: Int { max(status, 200) }

  /// The header fields as they may be sent. Samples of a spec's header fields can be any text.
  package var fields: [(name: String, value: String)] {
    headers.compactMap { name, value in
      let isOfConnection = ["connection", "content-length", "transfer-encoding"].contains(
        name.lowercased())
      guard !isOfConnection, HeaderRules.isToken(name) else { return nil }
      // Most are one word.
      if value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return (name, value) }
      let line = value.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : $0 }
      return (name, String(String.UnicodeScalarView(line)).trimmingCharacters(in: .whitespaces))
    }
  }

  /// The body arrives in parts.
  package var isStream: Bool { !pieces.isEmpty }

  /// The connection ends within the body.
  var isCut: Bool { if case .cut = ending { true } else { false } }

  /// The parts in which the body arrives, up to where it is cut: those of a stream, or all of it.
  package var parts: [Data] {
    var rest = body
    if case .cut(let count) = ending { rest = rest.prefix(max(count, 0)) }
    return (isStream ? pieces : [rest.count]).compactMap { length in
      let part = rest.prefix(length)
      rest = rest.dropFirst(length)
      return part.isEmpty ? nil : part
    }
  }

  /// The length of the body; of an answer to HEAD, that of the body that it would have.
  package func statedLength(isHead: Bool) -> String {
    isHead ? headers["Content-Length"] ?? "\(body.count)" : "\(body.count)"
  }
}

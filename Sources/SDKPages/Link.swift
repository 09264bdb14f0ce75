import SDKCore

/// The `Link` header (RFC 8288).
enum Link {
  /// Returns the target whose relation is `next`, as it is written; nil when there is none.
  static func next(in fields: [String]) -> String? {
    targets(in: fields).first { $0.relations.contains("next") }?.url
  }

  /// Returns whether the header tells of the pages before this one, and of none after it.
  static func isLast(in fields: [String]) -> Bool {
    let relations = targets(in: fields).flatMap(\.relations)
    return !relations.contains("next")
      && relations.contains { ["prev", "previous", "first"].contains($0) }
  }

  private static func targets(in fields: [String]) -> [(url: String, relations: [String])] {
    var targets: [(url: String, relations: [String])] = []
    for field in fields {
      var rest = field[...]
      while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
        let target = rest[rest.index(after: open)..<close]
        let parameters = parameters(rest[rest.index(after: close)...])
        targets.append((String(target), relations(parameters.text)))
        rest = parameters.rest
      }
    }
    return targets
  }

  /// Splits off the parameters, up to the comma that ends them, which may also be inside quotes.
  private static func parameters(_ text: Substring) -> (text: [Substring], rest: Substring) {
    var parameters: [Substring] = []
    var start = text.startIndex
    var quotes = QuotedText()
    for index in text.indices where quotes.isOutside(text[index]) {
      switch text[index] {
      case ";":
        parameters.append(text[start..<index])
        start = text.index(after: index)
      case ",":
        return (parameters + [text[start..<index]], text[index...])
      default: break
      }
    }
    return (parameters + [text[start...]], text[text.endIndex...])
  }

  private static func relations(_ parameters: [Substring]) -> [String] {
    parameters.flatMap { parameter -> [String] in
      let halves = parameter.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, halves[0].lowercased().filter({ $0 != " " }) == "rel" else {
        return []
      }
      return halves[1].lowercased().filter { $0 != "\"" }.split(separator: " ").map(String.init)
    }
  }
}

/// The `Link` header (RFC 8288).
enum Link {
  /// Returns the target whose relation is `next`, as it is written; nil when there is none.
  static func next(in fields: [String]) -> String? {
    for field in fields {
      var rest = field[...]
      while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
        let target = rest[rest.index(after: open)..<close]
        let parameters = parameters(rest[rest.index(after: close)...])
        if isNext(parameters.text) { return String(target) }
        rest = parameters.rest
      }
    }
    return nil
  }

  /// Splits off the parameters, up to the comma that ends them, which may also be inside quotes.
  private static func parameters(_ text: Substring) -> (text: [Substring], rest: Substring) {
    var parameters: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted:
        parameters.append(text[start..<index])
        start = text.index(after: index)
      case "," where !isQuoted:
        return (parameters + [text[start..<index]], text[index...])
      default: break
      }
    }
    return (parameters + [text[start...]], text[text.endIndex...])
  }

  private static func isNext(_ parameters: [Substring]) -> Bool {
    parameters.contains { parameter in
      let halves = parameter.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, halves[0].lowercased().filter({ $0 != " " }) == "rel" else {
        return false
      }
      let relations = halves[1].lowercased().filter { $0 != "\"" }.split(separator: " ")
      return relations.contains("next")
    }
  }
}

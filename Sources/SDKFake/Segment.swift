/// A segment of a route: `pets`, `{id}`, `{name}.{format}`.
struct Segment: Hashable, Sendable {
  private enum Part: Hashable {
    case literal(String)
    case parameter(String)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
      parts.append(.parameter(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty || parts.isEmpty { parts.append(.literal(String(rest))) }
  }

  /// The text of a segment without parameters.
  var literal: String? {
    if parts.count == 1, case .literal(let text) = parts[0] { text } else { nil }
  }

  /// The parameter that is all of the segment.
  var parameter: String? {
    if parts.count == 1, case .parameter(let name) = parts[0] { name } else { nil }
  }

  /// The segment without a form of what is there: `{id}` of `{id}.json`, `pets` of `pets.{format}`.
  var withoutExtension: Segment {
    var segment = self
    switch parts.last {
    case .literal(let text):
      guard let end = [".json", ".xml"].first(where: text.hasSuffix) else { return self }
      segment.parts.removeLast()
      let rest = text.dropLast(end.count)
      if !rest.isEmpty { segment.parts.append(.literal(String(rest))) }
    case .parameter("format"), .parameter("ext"), .parameter("extension"):
      segment.parts.removeLast()
      guard case .literal(let text)? = segment.parts.popLast(), text.hasSuffix(".") else {
        return self
      }
      if text.count > 1 { segment.parts.append(.literal(String(text.dropLast()))) }
    case .parameter, nil: return self
    }
    return segment.parts.isEmpty ? self : segment
  }

  /// The parameter of `{id}:activate`.
  var parameterBeforeColon: String? {
    guard parts.count == 2, case .parameter(let name) = parts[0], case .literal(let text) = parts[1]
    else { return nil }
    return text.hasPrefix(":") ? name : nil
  }

  var parameters: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// Returns its text with values in the place of parameters; one that has none stays.
  func filled(with arguments: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .parameter(let name): arguments[name] ?? "{\(name)}"
      }
    }.joined()
  }

  var literalCount: Int {
    parts.reduce(0) { if case .literal(let text) = $1 { $0 + text.count } else { $0 } }
  }

  /// Returns the values of its parameters; nil where a text is no such segment.
  func arguments(in text: String) -> [String: String]? {
    var rest = text[...]
    var found: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let literal):
        guard rest.hasPrefix(literal) else { return nil }
        rest = rest.dropFirst(literal.count)
      case .parameter(let name):
        var value = rest
        if index + 1 < parts.count, case .literal(let next) = parts[index + 1] {
          guard let end = rest.dropFirst().firstRange(of: next) else { return nil }
          value = rest[..<end.lowerBound]
        }
        guard !value.isEmpty else { return nil }
        found[name] = String(value)
        rest = rest[value.endIndex...]
      }
    }
    return rest.isEmpty ? found : nil
  }
}

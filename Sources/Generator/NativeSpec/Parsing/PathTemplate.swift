import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension ObjectReader {
  /// Reads the template under the method's key, with the long forms that `path` gives for its parameters.
  func path(_ method: Key<[SpecPathPart]>?) -> [SpecPathPart] {
    let parts = method.flatMap { read($0) } ?? []
    guard let member = self[EndpointKeys.path] else { return parts }
    let said = read(EndpointKeys.path)
    let holes = parts.compactMap(\.parameter)
    for parameter in said ?? [] {
      let hole = holes.first { $0.name.value == parameter.name.value }
      if let hole, hole.hasWrittenType {
        report(
          .duplicateName(
            parameter.name.value, in: "the path and 'path'", first: hole.name.location,
            at: parameter.name.location))
      } else if hole == nil, method != nil, member.value.kind == .object {
        report(
          .unknownHole(
            parameter.name.value, known: holes.map(\.name.value), at: parameter.name.location))
      }
    }
    return parts.map { part in
      guard let hole = part.parameter,
        let parameter = said?.first(where: { $0.name.value == hole.name.value })
      else { return part }
      return .parameter(parameter)
    }
  }

  /// Reads the settings, with the parameters that the path has for the query: `{?page,size: Int?}`.
  func settings(with path: [SpecPathPart]) -> SpecSettings {
    var settings = settings()
    for case .query(let hole) in path {
      let declared = settings.query.first { $0.name.value == hole.name.value }
      if declared == nil { settings.query.append(hole) }
      if let declared, hole.hasWrittenType {
        report(
          .duplicateName(
            hole.name.value, in: "the path and 'query'", first: hole.name.location,
            at: declared.name.location))
      }
    }
    return settings
  }
}

extension SpecPathPart {
  fileprivate var parameter: SpecParameter? {
    if case .parameter(let parameter) = self { parameter } else { nil }
  }
}

extension ValueFormat<[SpecPathPart]> {
  static var path: Self {
    Self(
      .named("path", ["type": "string", "pattern": #"^/([^?#{]|\{[^#{}][^{}]*\})*$"#]), parsePath)
  }
}

/// Reads `/posts/{id: Int}`: text and parameters. Reports all mistakes that do not hide each other.
private func parsePath(_ value: Written) -> [SpecPathPart] {
  guard let path = parseText(value) else { return [] }
  let locations = TextLocations(value.node)
  if !path.hasPrefix("/") {
    value.found.report(.pathWithoutSlash(path, at: locations.location(of: 0..<1)))
  }
  let template: (parts: [SpecPathPart], mistakes: [Diagnostic])
  do {
    template = try PathTemplateParser(path, locations).read()
  } catch {
    return value.refuse(error) ?? []
  }
  value.found.report(template.mistakes)
  if let dots = path.split(separator: "/").first(where: { $0 == "." || $0 == ".." }) {
    value.found.report(.dotsInPath(String(dots), at: value.location))
  }
  for segment in path.split(separator: "/") where segment.isParameterOfOtherFormats {
    let start = path.utf8.distance(from: path.startIndex, to: segment.startIndex)
    value.found.report(
      .colonInPath(
        String(segment), at: locations.location(of: start..<(start + segment.utf8.count))))
  }
  return merged(template.parts, value.found)
}

/// Returns the parts with the first parameter of a name wherever it stands again: `/{id: Int}/copies/{id}`. Reports
/// those that state a type again.
private func merged(_ parts: [SpecPathPart], _ found: Findings) -> [SpecPathPart] {
  var seen: [String: SpecParameter] = [:]
  return parts.map { part in
    guard case .parameter(let parameter) = part else { return part }
    let name = parameter.name
    guard let first = seen[name.value] else {
      seen[name.value] = parameter
      return part
    }
    if parameter.hasWrittenType {
      found.report(.repeatedHole(name.value, first: first.name.location, at: name.location))
    }
    return .parameter(first)
  }
}

extension SpecParameter {
  /// `{id: Int}` rather than `{id}`, whose type has no location of its own.
  fileprivate var hasWrittenType: Bool {
    if case .type(let type) = value { type.location != name.location } else { false }
  }
}

extension Substring {
  /// The segment is `:id`, a parameter in the paths of many routers.
  fileprivate var isParameterOfOtherFormats: Bool {
    hasPrefix(":") && count > 1
      && dropFirst().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

private struct PathTemplateParser {
  private let bytes: [UInt8]
  private let locations: TextLocations

  init(_ path: String, _ locations: TextLocations) {
    bytes = Array(path.utf8)
    self.locations = locations
  }

  func read() throws(Diagnostic) -> (parts: [SpecPathPart], mistakes: [Diagnostic]) {
    var parts: [SpecPathPart] = []
    var mistakes: [Diagnostic] = []
    var position = 0
    while position < bytes.count {
      if isQuery(at: position) {
        // `{?page,size: Int?}` (RFC 6570, sections 3.2.8 and 3.2.9)
        let start = position
        position += 1
        repeat {
          let hole = try parameter(from: position, in: start, isQuery: true)
          parts.append(.query(hole.parameter))
          position = hole.end
        } while bytes[position] == UInt8(ascii: ",")
        position += 1
        guard position == bytes.count || isQuery(at: position) else {
          throw .queryInsidePath(at: location(of: start..<position))
        }
      } else if bytes[position] == UInt8(ascii: "{") {
        let hole = try parameter(from: position, in: position, isQuery: false)
        parts.append(.parameter(hole.parameter))
        position = hole.end + 1
      } else {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
        mistakes += illegal(in: position..<end)
        parts.append(
          .literal(percentEncodedPath(String(decoding: bytes[position..<end], as: UTF8.self))))
        position = end
      }
    }
    return (parts, mistakes)
  }

  private func isQuery(at position: Int) -> Bool {
    let rest = bytes[position...]
    return rest.starts(with: "{?".utf8) || rest.starts(with: "{&".utf8)
  }

  /// Reads `name` or `name: Type` behind `start`. `brace` is where its braces open.
  private func parameter(
    from start: Int, in brace: Int, isQuery: Bool
  ) throws(Diagnostic) -> (parameter: SpecParameter, end: Int) {
    let ends = isQuery ? ",}" : "}"
    let stop = bytes[(start + 1)...].firstIndex { (ends + ":{").utf8.contains($0) }
    guard let stop, bytes[stop] != UInt8(ascii: "{") else {
      throw .unclosedBrace(at: location(of: brace..<brace + 1))
    }
    var name = String(decoding: bytes[(start + 1)..<stop], as: UTF8.self)
      .split(separator: " ").joined(separator: " ")
    // `{?tags*}`: a list is sent as several values anyway.
    if isQuery, name.hasSuffix("*") { name.removeLast() }
    if !isQuery, let remedy = remedy(forExpression: name) {
      throw .expressionInPath(name, remedy, at: location(of: start..<stop + 1))
    }
    guard !name.plainNames.isEmpty else {
      throw .emptyText("a parameter's name", at: location(of: start..<stop + 1))
    }
    let named = Located(name, at: location(of: start + 1..<stop))
    guard bytes[stop] == UInt8(ascii: ":") else {
      let text = SpecType(.named("String", arguments: []), at: named.location)
      let type = isQuery ? SpecType(.optional(text), at: named.location) : text
      return (SpecParameter(name: named, value: .type(type)), stop)
    }
    var types = TypeExpressionParser(bytes, locations, from: stop + 1)
    let type = try types.type()
    guard types.position < bytes.count, ends.utf8.contains(bytes[types.position]) else {
      throw .unclosedBrace(at: location(of: brace..<brace + 1))
    }
    return (SpecParameter(name: named, value: .type(type)), types.position)
  }

  private func illegal(in range: Range<Int>) -> [Diagnostic] {
    range.compactMap { index in
      switch bytes[index] {
      case UInt8(ascii: "?"): .queryInPath(at: location(of: index..<index + 1))
      case UInt8(ascii: "#"): .fragmentInPath(at: location(of: index..<index + 1))
      case UInt8(ascii: "}"): .unopenedBrace(at: location(of: index..<index + 1))
      default: nil
      }
    }
  }

  private func location(of range: Range<Int>) -> SourceLocation { locations.location(of: range) }
}

/// Returns how another expression of RFC 6570 than `{name}` is written; nil where it is not such an expression.
private func remedy(forExpression text: String) -> String? {
  let names = text.plainNames
  let holes = names.map { "{\($0)}" }
  func style(_ style: String) -> String {
    let path = names.map { "\"\($0)\": { \"type\": \"String\", \"style\": \"\(style)\" }" }
    return "write '\(holes.joined())' and \"path\": { \(path.joined(separator: ", ")) }"
  }
  guard !names.isEmpty else { return nil }
  switch text.first {
  case "+": return "write '\(holes.joined(separator: ","))'; a '/' in a value is sent as '%2F'"
  case "#": return "remove it, since fragments are never sent"
  case "/": return "write '\(holes.map { "/" + $0 }.joined())'"
  case ".": return style("label")
  case ";": return style("matrix")
  default:
    if text.hasSuffix("*") { return "a list is '{\(names[0]): [String]}'" }
    return names.count > 1 ? "write '\(holes.joined(separator: ","))'" : nil
  }
}

extension String {
  /// The names in an expression of RFC 6570, without operator and modifiers: `x` and `y` in `;x,y*`.
  var plainNames: [String] {
    drop { "+#./;?&".contains($0) }.split(separator: ",").map { name in
      let end = name.lastIndex { $0 != "*" }.map(name.index(after:))
      return String(name[..<(end ?? name.startIndex)].drop { $0 == " " })
    }.filter { !$0.isEmpty }
  }
}

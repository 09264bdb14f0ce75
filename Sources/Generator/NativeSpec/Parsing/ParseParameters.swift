import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

let parameterKeys = ["type", "default", "style", "reserved", "about", "swift", "deprecated"]
let multipartKeys = ["type", "contentType", "default", "about", "swift", "deprecated"]
let styles = [
  "repeat", "comma", "commaPairs", "brackets", "pipe", "space", "deepObject", "label",
  "labelExploded", "matrix", "matrixExploded", "json",
]

/// The members of `query` and `form`.
func parseParameters(_ node: Node, _ what: String) -> Diagnosed<[SpecParameter]> {
  parseMembers(node, what) { parseParameter($0, keys: parameterKeys) }
}

/// The members of `multipart`.
func parseParts(_ node: Node, _ what: String) -> Diagnosed<[SpecParameter]> {
  parseMembers(node, what) { parseParameter($0, keys: multipartKeys) }
}

/// The members of `cookies`, whose names have the letters of headers.
func parseCookies(_ node: Node, _ what: String) -> Diagnosed<[SpecParameter]> {
  var cookies = parseMembers(node, what) { parseParameter($0, keys: parameterKeys) }
  cookies.diagnostics += cookies.value.map(\.name).filter { !isHeaderName($0.value) }.map {
    .badHeaderName($0.value, at: $0.location)
  }
  return cookies
}

/// The members of `headers`, whose names are equal when only their case differs.
func parseHeaders(_ node: Node, _ what: String) -> Diagnosed<[SpecParameter]> {
  var headers = parseMembers(node, what) { parseParameter($0, keys: parameterKeys) }
  var seen: [String: SourceLocation] = [:]
  for header in headers.value.map(\.name) {
    let name = header.value.lowercased()
    if let mistake = mistake(inHeader: header.value, at: header.location) {
      headers.diagnostics.append(mistake)
    } else if let first = seen[name] {
      headers.diagnostics.append(
        .duplicateName(header.value, in: "'headers'", first: first, at: header.location))
    }
    seen[name] = seen[name] ?? header.location
  }
  return headers
}

/// A type, the long form of one, or a constant.
func parseParameter(_ member: Node.Member, keys: [String]) -> Diagnosed<SpecParameter?> {
  let name = Located(member.key, at: member.keyLocation)
  let node = member.value
  guard node.kind == .object else {
    let type = parseTypeExpression(node, "'\(member.key)'")
    return Diagnosed(SpecParameter(name: name, value: .type(type.value)), type.diagnostics)
  }
  if node["is"] != nil { return parseConstant(node, name, isAllowed: keys.contains("default")) }
  return parseLongParameter(node, name, keys: keys)
}

private func parseConstant(
  _ node: Node, _ name: Located<String>, isAllowed: Bool
) -> Diagnosed<SpecParameter?> {
  var keys = ObjectReader(node, "a constant", keys: ["is", "about"])
  guard let value = node["is"], isAllowed else {
    keys.report(.constantHere(name.value, at: node.location))
    return keys.finish(nil)
  }
  let about = keys.readAny("about", parseText)
  return keys.finish(SpecParameter(name: name, about: about, value: .constant(value.value)))
}

private func parseLongParameter(
  _ node: Node, _ name: Located<String>, keys known: [String]
) -> Diagnosed<SpecParameter?> {
  var keys = ObjectReader(node, "'\(name.value)'", keys: known)
  keys.require("type")
  let type = keys.read("type", parseTypeExpression) ?? SpecType(.invalid, at: node.location)
  return keys.finish(
    SpecParameter(
      name: name,
      swiftName: keys.readAny("swift", parseSwiftName),
      about: keys.readAny("about", parseText),
      deprecation: keys.readAny("deprecated", parseDeprecation),
      value: .type(type),
      default: keys["default"]?.value,
      style: keys.readAny("style", parseStyle),
      contentType: keys.readAny("contentType", parseContentType),
      allowsReserved: keys.read("reserved", parseBool) ?? false))
}

private func parseStyle(_ node: Node, _ what: String) -> Diagnosed<Located<String>?> {
  parseChoice(node, what, of: styles)
}

/// One of a few words.
func parseChoice(
  _ node: Node, _ what: String, of choices: [String]
) -> Diagnosed<Located<String>?> {
  let text = parseLocatedText(node, what)
  guard let word = text.value, !choices.contains(word.value) else { return text }
  return Diagnosed(nil, [.unknownChoice(word.value, for: what, among: choices, at: word.location)])
}

/// `image/png`, with parameters if need be.
func parseContentType(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let type = text.value else { return text }
  let essence = type.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
  let isLegal =
    essence.count == 2
    && essence.allSatisfy { isHeaderName($0.trimmingSuffix(while: { $0 == " " })) }
    && type.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  return isLegal ? text : Diagnosed(nil, [.badContentType(type, at: node.location)])
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}

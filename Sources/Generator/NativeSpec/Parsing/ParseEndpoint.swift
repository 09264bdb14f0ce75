import SDKGenDiagnostics
import SDKGenSourceText

let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
let bodyKeys = ["body", "form", "multipart", "text", "raw"]
let endpointKeys =
  methods + ["about", "deprecated", "swift", "path", "cookies"] + bodyKeys
  + ["styles", "contentType", "accept"]
  + ["returns", "unwrap", "stream", "paginate", "idempotencyKey", "server", "examples"]
  + settingKeys

/// A member of `endpoints`.
func parseEndpoint(_ member: Node.Member) -> Diagnosed<SpecEndpoint?> {
  let node = member.value
  var keys = ObjectReader(node, "an endpoint", keys: endpointKeys)
  guard keys.isObject else { return keys.finish(nil) }
  keys.allowOne(of: methods)
  keys.allowOne(of: bodyKeys)
  let method = node.members.first { methods.contains($0.key) }
  if method == nil { keys.report(.noMethod(member.key, at: member.keyLocation)) }
  return keys.finish(
    SpecEndpoint(
      name: Located(member.key, at: member.keyLocation),
      swiftName: keys.readAny("swift", parseSwiftName),
      about: keys.readAny("about", parseText),
      deprecation: keys.readAny("deprecated", parseDeprecation),
      method: method.map { Located($0.key, at: $0.keyLocation) },
      path: keys.path(method),
      cookies: keys.read("cookies", parseCookies) ?? [],
      body: keys.body(),
      bodyContentType: keys.readAny("contentType", parseContentType),
      accept: keys.read("accept", parseAccept) ?? [],
      returns: keys.locate("returns", parseReturns),
      unwrap: keys.locate("unwrap", parseResponsePath),
      stream: keys.locate("stream", parseStream),
      pagination: keys.locate("paginate", parsePagination),
      idempotencyHeader: keys.locate("idempotencyKey", parseHeaderName),
      server: keys.readAny("server", parseLocatedText),
      settings: keys.settings(),
      examples: keys.read("examples", parseExamples) ?? []))
}

extension ObjectReader {
  fileprivate mutating func body() -> Located<SpecBody>? {
    locate("body") { node, what in
      let type = parseType(node, what)
      return Diagnosed(.json(type.value), type.diagnostics)
    }
      ?? form()
      ?? locate("multipart") { node, what in
        let parts = parseParts(node, what)
        return Diagnosed(.multipart(parts.value), parts.diagnostics + emptyBody(node, what))
      }
      ?? locate("text") { node, what in
        let text = parseContent(node, what)
        return Diagnosed(
          text.value.map { .text(contentType: $0.type, isOptional: $0.isOptional) },
          text.diagnostics)
      }
      ?? locate("raw") { node, what in
        let raw = parseContent(node, what)
        return Diagnosed(
          raw.value.map { .raw(contentType: $0.type, isOptional: $0.isOptional) }, raw.diagnostics)
      }
  }
}

/// `true`, where `false` would mean nothing.
func parseTrue(_ node: Node, _ what: String) -> Diagnosed<Bool> {
  guard node.bool == true else {
    return Diagnosed(false, [.wrongKind(what, expected: "true", found: node)])
  }
  return Diagnosed(true)
}

private func parseExamples(_ node: Node, _ what: String) -> Diagnosed<[SpecExample]> {
  parseMembers(node, what) { member in
    var keys = ObjectReader(member.value, "an example", keys: ["status", "body"])
    let status = keys.readAny("status") { parseInteger($0, $1, in: 100...599) } ?? 200
    keys.require("body")
    return keys.finish(
      member.value["body"].map { SpecExample(name: member.key, status: status, body: $0.value) })
  }
}

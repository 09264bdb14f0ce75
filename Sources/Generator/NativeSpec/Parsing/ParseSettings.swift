import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The keys that `defaults`, groups and endpoints share.
enum SettingKeys {
  static let query = Key(
    "query", .parameters,
    "parameters of the query, by name: a type, [a constant or the long form](#parameters)",
    #""query": { "limit": "Int?", "version": { "is": "1.0" } }"#)
  static let headers = Key(
    "headers", .headers, "headers, written alike", #""headers": { "X-Trace": "UUID?" }"#)
  static let success = Key(
    "success", .success,
    "when a 2xx response is a failure all the same: the value at the path `at` must be `is`; `message` is the path of a text for people. Checked before `unwrap`; anything else, a body that is not JSON included, throws `APIError` of kind `.rejected`",
    #""success": { "at": "header.code", "is": "00", "message": "header.text" }"#)
  static let errors = Key(
    "errors", .errors,
    "the type of error bodies by status: `404`, `4xx`, `default`. The decoded body is `APIError.declared`",
    #""errors": { "404": "Problem", "4xx": "Problem", "default": "Problem" }"#)
  static let timeout = Key(
    "timeout", .duration,
    "how long a call may go without progress: seconds, or `500ms`, `30s`, `5m`, `1h`, `2d`",
    #""timeout": 2.5"#, #""timeout": "500ms""#)
  static let deadline = Key(
    "deadline", .duration,
    "how long a call may take with all its attempts. Without it a minute, and no limit for streams, downloads to files, bodies of bytes or files, and calls with progress",
    #""deadline": 30"#, #""deadline": "5m""#)
  static let retries = Key(
    "retries", .retries,
    "further attempts after the first, up to 10, or an object with `max`, `statuses`, `codes`, `baseDelay`, `maxDelay`",
    #""retries": 3"#, #""retries": { "max": 3, "statuses": [503], "baseDelay": "200ms" }"#)
  static let cache = Key(
    "cache", .cache,
    "`off` (the default), `http`, how long a response is fresh, or an object with `fresh` and `stale`",
    #""cache": "http""#, #""cache": "5m""#, #""cache": { "fresh": "1m", "stale": "1h" }"#)
  static let share = Key(
    "share", .bool,
    "whether equal GET and HEAD requests of one user that are under way at the same time share one exchange; `false` by default",
    #""share": true"#)
  static let auth = Key(
    "auth", .auth,
    "a scheme, several that are all needed, or `none`; or a list of lists, of which any will do and the first is preferred. By default the first scheme",
    #""auth": "key""#, #""auth": ["token", "key"]"#, #""auth": [["token"], ["key"], []]"#,
    #""auth": "none""#)

  static let all: [any KeyDescription] = [
    query, headers, success, errors, timeout, auth, retries, cache, share, deadline,
  ]
  static let object = ObjectFormat(all)
}

extension ValueFormat<SpecSettings> {
  static var settings: Self {
    Self(.named("defaults", SettingKeys.object.schema)) { node, what in
      var keys = ObjectReader(node, what, as: SettingKeys.object)
      let settings = keys.settings()
      return keys.finish(settings)
    }
  }
}

extension ObjectReader {
  /// The settings among the members.
  mutating func settings() -> SpecSettings {
    SpecSettings(
      query: read(SettingKeys.query) ?? [],
      headers: read(SettingKeys.headers) ?? [],
      success: read(SettingKeys.success),
      errors: read(SettingKeys.errors) ?? [],
      options: CallOptions(
        timeout: read(SettingKeys.timeout), deadline: read(SettingKeys.deadline),
        retries: read(SettingKeys.retries), cache: read(SettingKeys.cache),
        share: read(SettingKeys.share)),
      auth: read(SettingKeys.auth))
  }
}

/// The keys of `success`.
private enum SuccessKeys {
  static let at = Key(
    "at", .responsePath, isRequired: true, "the path of the code: `response.header.resultCode`")
  static let value = Key("is", .scalar, isRequired: true, "the code of success")
  static let message = Key("message", .responsePath, "the path of a text for people")

  static let object = ObjectFormat([at, value, message])
}

extension ValueFormat<SuccessRule> {
  fileprivate static var success: Self {
    Self(.named("success", SuccessKeys.object.schema)) { node, what in
      var keys = ObjectReader(node, what, as: SuccessKeys.object)
      let at = keys.read(SuccessKeys.at)
      let value = keys.read(SuccessKeys.value)
      let message = keys.read(SuccessKeys.message)
      guard let at, let value else { return keys.finish(nil) }
      return keys.finish(SuccessRule(at: at, value: Literal(value), message: message))
    }
  }
}

extension ValueFormat<[SpecError]> {
  fileprivate static var errors: Self {
    let type = ValueFormat<SpecType>.typeOrLongForm.schema
    let names: JSONSchema = ["pattern": "^([345][0-9][0-9]|[345]xx|default)$"]
    return Self(always: parseErrors, .named("errors", .members(type, names: names)))
  }
}

private func parseErrors(_ node: Node, _ what: String) -> Diagnosed<[SpecError]> {
  parseMembers(node, what) { member in
    let type = parseType(member.value, "'\(member.key)'")
    guard let statuses = statuses(named: member.key) else {
      let bad = Diagnostic.badStatus(member.key, at: member.keyLocation)
      return Diagnosed(nil, [bad] + type.diagnostics)
    }
    return Diagnosed(SpecError(statuses: statuses, type: type.value), type.diagnostics)
  }
}

/// `404`, `4xx`, `default`. Responses below 300 are no errors.
private func statuses(named key: String) -> ErrorBody.Statuses? {
  if key == "default" { return .other }
  guard key.count == 3 else { return nil }
  if key.hasSuffix("xx"), let hundred = Int(key.prefix(1)), (3...5).contains(hundred) {
    return .statusClass(hundred)
  }
  return Int(key).flatMap { (300...599).contains($0) ? .exactly($0) : nil }
}

/// The keys of `retries`.
private enum RetryKeys {
  static let max = Key("max", .integer(in: 0...10), "the number of further attempts")
  static let statuses = Key(
    "statuses", .list(of: .integer(in: 100...599)), "statuses that are worth another attempt")
  static let codes = Key(
    "codes", .texts, "rejections of `success` that are worth another attempt")
  static let baseDelay = Key("baseDelay", .duration, "the first pause, which then doubles")
  static let maxDelay = Key("maxDelay", .duration, "the longest pause")

  static let object = ObjectFormat([max, statuses, codes, baseDelay, maxDelay])
}

extension ValueFormat<CallOptions.Retries> {
  fileprivate static var retries: Self {
    let schema = JSONSchema.longForm(RetryKeys.object.schema, or: RetryKeys.max.format.schema)
    return Self(.named("retries", schema), parseRetries)
  }
}

private func parseRetries(_ node: Node, _ what: String) -> Diagnosed<CallOptions.Retries?> {
  guard node.kind == .object else {
    return node.kind == .number
      ? RetryKeys.max.format.read(node, what).mapValue { CallOptions.Retries(max: $0) }
      : Diagnosed(
        nil, [.wrongKind(what, expected: "a number from 0 to 10 or an object", found: node)])
  }
  var keys = ObjectReader(node, what, as: RetryKeys.object)
  return keys.finish(
    CallOptions.Retries(
      max: keys.read(RetryKeys.max), statuses: keys.read(RetryKeys.statuses),
      codes: keys.read(RetryKeys.codes) ?? [], baseDelay: keys.read(RetryKeys.baseDelay),
      maxDelay: keys.read(RetryKeys.maxDelay)))
}

/// The keys of `cache`.
private enum CacheKeys {
  static let fresh = Key(
    "fresh", .duration, isRequired: true, "how long a response is served without asking")
  static let stale = Key(
    "stale", .duration, "how long after that it is served while a new one is fetched")

  static let object = ObjectFormat([fresh, stale])
}

extension ValueFormat<CallOptions.Cache> {
  fileprivate static var cache: Self {
    let short = JSONSchema.anyOf([["enum": ["off", "http"]], durationText])
    return Self(.named("cache", .longForm(CacheKeys.object.schema, or: short)), parseCache)
  }
}

private func parseCache(_ node: Node, _ what: String) -> Diagnosed<CallOptions.Cache?> {
  if node.kind == .object {
    var keys = ObjectReader(node, what, as: CacheKeys.object)
    let fresh = keys.read(CacheKeys.fresh)
    let stale = keys.read(CacheKeys.stale)
    return keys.finish(fresh.map { .fresh($0, stale: stale) })
  }
  switch node.string {
  case "off": return Diagnosed(.off)
  case "http": return Diagnosed(.http)
  case let text?:
    if let fresh = seconds(in: text) { return Diagnosed(.fresh(fresh, stale: nil)) }
  case nil: break
  }
  return Diagnosed(nil, [.badCache(at: node.location)])
}

extension ValueFormat<SpecSettings.Auth> {
  fileprivate static var auth: Self {
    let schemes = ValueFormat<[Located<String>]>.locatedTexts.schema
    let list = schemes.adding(["minItems": 1])
    let alternatives: JSONSchema = ["type": "array", "minItems": 1, "items": schemes]
    return Self(.named("auth", .anyOf([textSchema, alternatives, list])), parseAuth)
  }
}

private func parseAuth(_ node: Node, _ what: String) -> Diagnosed<SpecSettings.Auth?> {
  switch node.kind {
  case .string:
    return parseLocatedText(node, what).mapValue { $0.value == "none" ? [[]] : [[$0]] }
  case .array where node.elements.isEmpty:
    return Diagnosed(nil, [.emptyList(what, hint: "write \"none\" for none", at: node.location)])
  case .array:
    let schemes = ValueFormat<[Located<String>]>.locatedTexts
    return node.elements.contains { $0.kind == .array }
      ? ValueFormat.list(of: schemes).read(node, what) : schemes.read(node, what).mapValue { [$0] }
  case .null, .bool, .number, .object:
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a scheme's name, a list of them or \"none\"", found: node)])
  }
}

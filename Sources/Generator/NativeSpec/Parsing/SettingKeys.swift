import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The keys that `defaults`, groups and endpoints share.
enum SettingKeys {
  static let query = Key(
    "query", .parameters,
    "parameters of the query by name: a type, [a constant or the long form](#parameters). In `defaults` a type becomes an argument of the client's initialiser",
    #""query": { "limit": "Int?", "version": { "is": "1.0" } }"#)
  static let headers = Key(
    "headers", .headers, "headers, in the same forms", #""headers": { "X-Trace": "UUID?" }"#)
  static let success = Key(
    "success", .success,
    "what a 2xx response must contain to count as a success: the value at path `at` equals `is`; `message` is the path of the error message. Checked before `unwrap`; anything else, a body that is not JSON included, throws `APIError` of kind `.rejected`, a page of HTML of kind `.contentType`. `none` switches off the rule of the group or `defaults`, which does not apply to bytes, files, text, streams, HEAD and the statuses 204 and 205",
    #""success": { "at": "header.code", "is": "00", "message": "header.text" }"#,
    #""success": "none""#)
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
    "further attempts after the first, up to 10, or an object",
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
    object(SettingKeys.object) { $0.settings() }.named("defaults")
  }
}

extension ObjectReader {
  /// The settings among the members.
  func settings() -> SpecSettings {
    var settings = SpecSettings()
    settings.query = read(SettingKeys.query) ?? []
    settings.headers = read(SettingKeys.headers) ?? []
    settings.success = locate(SettingKeys.success)
    settings.errors = read(SettingKeys.errors) ?? []
    settings.options.timeout = read(SettingKeys.timeout)
    settings.options.deadline = read(SettingKeys.deadline)
    settings.options.retries = read(SettingKeys.retries)
    settings.options.cache = read(SettingKeys.cache)
    settings.options.share = read(SettingKeys.share)
    settings.auth = read(SettingKeys.auth)
    return settings
  }
}

enum SuccessKeys {
  static let at = Key(
    "at", .responsePath, isRequired: true,
    "the path of the code, such as `response.header.resultCode`",
    #""success": { "at": "response.header.resultCode", "is": "00" }"#)
  static let value = Key(
    "is", .scalar, isRequired: true, "the code of success",
    #""success": { "at": "ok", "is": true }"#)
  static let message = Key(
    "message", .responsePath, "the path of the error message",
    #""success": { "at": "code", "is": 0, "message": "text" }"#)

  static let object = ObjectFormat([at, value, message])
}

extension ValueFormat<SpecSuccess> {
  static var success: Self {
    let rule = object(SuccessKeys.object) { keys in
      let at = keys.read(SuccessKeys.at)
      let value = keys.read(SuccessKeys.value)
      let message = keys.read(SuccessKeys.message)
      guard let at, let value else { return nil }
      return .rule(SuccessRule(at: at, value: Literal(value), message: message))
    }
    // Anything else is reported as what is no object.
    let word = Self(["enum": ["none"]]) { $0.node.string == "none" ? .any : rule.read($0) }
    return rule.or(word).named("success")
  }
}

extension ValueFormat<[SpecError]> {
  static var errors: Self {
    let type = ValueFormat<SpecType>.typeOrLongForm.schema
    let names: JSONSchema = ["pattern": "^([345][0-9][0-9]|[345]xx|default)$"]
    return members(type, names: names) { member in
      let type = parseType(member.value)
      guard let statuses = ErrorBody.Statuses(key: member.name.value, within: 300..<600) else {
        return member.value.refuse(.badStatus(member.name.value, at: member.name.location))
      }
      return SpecError(statuses: statuses, type: type)
    }
    .named("errors")
  }
}

extension ValueFormat<SpecSettings.Auth> {
  static var auth: Self {
    let schemes = ValueFormat<[Located<String>]>.locatedTexts.schema
    let list = schemes.adding(["minItems": 1])
    let alternatives: JSONSchema = ["type": "array", "minItems": 1, "items": schemes]
    return Self(.named("auth", .anyOf([textSchema, alternatives, list])), parseAuth)
  }
}

private func parseAuth(_ value: Written) -> SpecSettings.Auth? {
  let node = value.node
  switch node.kind {
  case .string: return parseLocatedText(value).map { $0.value == "none" ? [[]] : [[$0]] }
  case .array where node.elements.isEmpty:
    return value.refuse(
      .emptyList(value.what, hint: "write \"none\" for none", at: value.location))
  case .array:
    let schemes = ValueFormat<[Located<String>]>.locatedTexts
    return node.elements.contains { $0.kind == .array }
      ? ValueFormat.list(of: schemes).read(value) : schemes.read(value).map { [$0] }
  case .null, .bool, .number, .object:
    return value.isNot("a scheme's name, a list of them or \"none\"")
  }
}

enum RetryKeys {
  static let max = Key(
    "max", .integer(in: 0...10), "the number of further attempts",
    #""retries": { "max": 3 }"#)
  static let statuses = Key(
    "statuses", .list(of: .integer(in: 100...599)), "statuses that are worth another attempt",
    #""retries": { "statuses": [429, 503] }"#)
  static let codes = Key(
    "codes", .texts, "codes of responses that `success` rejects, worth another attempt",
    #""success": { "at": "code", "is": "00" }, "retries": { "codes": ["22"] }"#)
  static let methods = Key(
    "methods", .list(of: ValueFormat<CallOptions.Retries.Method>.choice()),
    "the HTTP methods of requests that are sent again; one that is not idempotent is so only if nothing was sent, or with an idempotency key",
    #""retries": { "methods": ["GET", "HEAD"] }"#)
  static let errors = Key(
    "errors", .list(of: ValueFormat<CallOptions.Retries.TransportError>.choice()),
    "errors without a response that are worth another attempt, all of these by default: `dns`, `cannotConnect`, `connectionLost`, `truncated`, and `idleTimeout` for reads and with an idempotency key",
    #""retries": { "errors": ["dns", "cannotConnect"] }"#)
  static let baseDelay = Key(
    "baseDelay", .duration, "the first pause; each is `multiplier` times as long as the one before",
    #""retries": { "baseDelay": "200ms" }"#)
  static let multiplier = Key(
    "multiplier", .multiplier, "how much longer each pause is than the one before, 2 by default",
    #""retries": { "multiplier": 1.5 }"#)
  static let maxDelay = Key(
    "maxDelay", .duration, "the longest pause", #""retries": { "maxDelay": "10s" }"#)
  static let jitter = Key(
    "jitter", ValueFormat<CallOptions.Retries.Jitter>.choice(),
    "how much of a pause is random: `full` (the default), `equal` for half of it, or `none`",
    #""retries": { "jitter": "equal" }"#)

  static let object = ObjectFormat(
    [max, statuses, codes, methods, errors, baseDelay, multiplier, maxDelay, jitter])
}

extension ValueFormat<Double> {
  /// A factor from 1 to 100.
  fileprivate static var multiplier: Self {
    Self(["type": "number", "minimum": .literal(.number("1")), "maximum": .literal(.number("100"))])
    { value in
      value.node.number.flatMap(Double.init).flatMap { (1...100).contains($0) ? $0 : nil }
        ?? value.isNot("a number from 1 to 100")
    }
  }
}

extension ValueFormat<CallOptions.Retries> {
  fileprivate static var retries: Self {
    let max = RetryKeys.max.format
    let number = Self(max.schema) { value in
      value.node.kind == .number
        ? max.read(value).map { CallOptions.Retries(max: $0) }
        : value.isNot("a number from 0 to 10 or an object")
    }
    return object(RetryKeys.object) { keys in
      var retries = CallOptions.Retries(max: keys.read(RetryKeys.max))
      retries.statuses = keys.read(RetryKeys.statuses)
      retries.codes = keys.read(RetryKeys.codes) ?? []
      retries.methods = keys.read(RetryKeys.methods)
      retries.errors = keys.read(RetryKeys.errors)
      retries.baseDelay = keys.read(RetryKeys.baseDelay)
      retries.multiplier = keys.read(RetryKeys.multiplier)
      retries.maxDelay = keys.read(RetryKeys.maxDelay)
      retries.jitter = keys.read(RetryKeys.jitter)
      return retries
    }
    .or(number).named("retries")
  }
}

enum CacheKeys {
  static let fresh = Key(
    "fresh", .duration, isRequired: true, "how long a response is served without asking",
    #""cache": { "fresh": "5m" }"#)
  static let stale = Key(
    "stale", .duration, "how long after that it is served while a new one is fetched",
    #""cache": { "fresh": "1m", "stale": "1h" }"#)

  static let object = ObjectFormat([fresh, stale])
}

extension ValueFormat<CallOptions.Cache> {
  fileprivate static var cache: Self {
    let short = JSONSchema.anyOf([["enum": ["off", "http"]], ValueFormat<Double>.duration.schema])
    return object(CacheKeys.object) { keys in
      let fresh = keys.read(CacheKeys.fresh)
      let stale = keys.read(CacheKeys.stale)
      return fresh.map { .fresh($0, stale: stale) }
    }
    .or(Self(short, parseShortCache)).named("cache")
  }
}

private func parseShortCache(_ value: Written) -> CallOptions.Cache? {
  if value.node.number != nil { return parseDuration(value).map { .fresh($0, stale: nil) } }
  switch value.node.string {
  case "off": return .off
  case "http": return .http
  case let text?:
    if let fresh = seconds(in: text) { return .fresh(fresh, stale: nil) }
  case nil: break
  }
  return value.refuse(.badCache(at: value.location))
}

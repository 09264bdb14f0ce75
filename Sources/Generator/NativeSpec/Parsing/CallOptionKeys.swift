import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `retries`.
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
    { node, what in
      if let factor = node.number.flatMap(Double.init), (1...100).contains(factor) {
        return Diagnosed(factor)
      }
      return Diagnosed(
        nil, [.wrongKind(what, expected: "a number from 1 to 100", found: node)])
    }
  }
}

extension ValueFormat<CallOptions.Retries> {
  static var retries: Self {
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
      codes: keys.read(RetryKeys.codes) ?? [], methods: keys.read(RetryKeys.methods),
      errors: keys.read(RetryKeys.errors), baseDelay: keys.read(RetryKeys.baseDelay),
      multiplier: keys.read(RetryKeys.multiplier),
      maxDelay: keys.read(RetryKeys.maxDelay), jitter: keys.read(RetryKeys.jitter)))
}

/// The keys of `cache`.
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
  static var cache: Self {
    let short = JSONSchema.anyOf([["enum": ["off", "http"]], ValueFormat<Double>.duration.schema])
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
  if node.number != nil {
    return parseDuration(node, what).mapValue { .fresh($0, stale: nil) }
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

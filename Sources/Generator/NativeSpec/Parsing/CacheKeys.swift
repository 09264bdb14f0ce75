import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

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

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
  static let baseDelay = Key(
    "baseDelay", .duration, "the first pause, which then doubles",
    #""retries": { "baseDelay": "200ms" }"#)
  static let maxDelay = Key(
    "maxDelay", .duration, "the longest pause", #""retries": { "maxDelay": "10s" }"#)

  static let object = ObjectFormat([max, statuses, codes, baseDelay, maxDelay])
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
      codes: keys.read(RetryKeys.codes) ?? [], baseDelay: keys.read(RetryKeys.baseDelay),
      maxDelay: keys.read(RetryKeys.maxDelay)))
}

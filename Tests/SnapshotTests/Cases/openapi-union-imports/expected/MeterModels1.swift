// Made by sdkgen for Meter. Do not edit.

import SDKRuntime

public nonisolated struct Rule: Encodable, Hashable, Sendable {
  public var since: Start?

  public init(since: Start? = nil) {
    self.since = since
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(since, "since")
  }
}

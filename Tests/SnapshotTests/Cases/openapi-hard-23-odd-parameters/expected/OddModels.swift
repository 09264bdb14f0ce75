// Made by sdkgen for Odd. Do not edit.

import SDKRuntime

public nonisolated struct LogsListEffectiveAt: Encodable, Hashable, Sendable {
  public var gt: Int?
  public var gte: Int?

  public init(gt: Int? = nil, gte: Int? = nil) {
    self.gt = gt
    self.gte = gte
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(gt, "gt")
    try fields.encodeIfPresent(gte, "gte")
  }
}

/// Filter
public nonisolated struct LogsListMdfilter: Encodable, Hashable, Sendable {
  public var scope: String?

  public init(scope: String? = nil) {
    self.scope = scope
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(scope, "scope")
  }
}

public nonisolated struct ImagesEditBodyOptions: Encodable, Hashable, Sendable {
  public var size: Int?

  public init(size: Int? = nil) {
    self.size = size
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(size, "size")
  }
}

public nonisolated struct BatchCompletedPayload: Codable, Hashable, Sendable {
  public var id: String?

  public init(id: String? = nil) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decodeIfPresent(String.self, "id"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(id, "id")
  }
}

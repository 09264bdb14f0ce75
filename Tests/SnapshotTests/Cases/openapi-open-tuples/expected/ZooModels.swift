// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let open: [Double]?
  public let old: [String]?
  public let free: [JSON]?
  public let closed: [Double]?
  public let counted: [Double]?
  public let oldClosed: [String]?
  public let unevaluated: [String]?

  public init(
    open: [Double]? = nil, old: [String]? = nil, free: [JSON]? = nil, closed: [Double]? = nil,
    counted: [Double]? = nil, oldClosed: [String]? = nil, unevaluated: [String]? = nil
  ) {
    self.open = open
    self.old = old
    self.free = free
    self.closed = closed
    self.counted = counted
    self.oldClosed = oldClosed
    self.unevaluated = unevaluated
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      open: fields.decodeIfPresent([Double].self, "open"),
      old: fields.decodeIfPresent([String].self, "old"),
      free: fields.decodeIfPresent([JSON].self, "free"),
      closed: fields.decodeIfPresent([Double].self, "closed"),
      counted: fields.decodeIfPresent([Double].self, "counted"),
      oldClosed: fields.decodeIfPresent([String].self, "oldClosed"),
      unevaluated: fields.decodeIfPresent([String].self, "unevaluated"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.open, b.open)
    pairs.add(a.old, b.old)
    pairs.add(a.free, b.free)
    pairs.add(a.closed, b.closed)
    pairs.add(a.counted, b.counted)
    pairs.add(a.oldClosed, b.oldClosed)
    pairs.add(a.unevaluated, b.unevaluated)
  }
}

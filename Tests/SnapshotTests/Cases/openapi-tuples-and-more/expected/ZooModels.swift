// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated struct Pet: Decodable, HashableModel, Sendable {
  public let rest: [JSON]?
  public let ints: [JSON]?
  public let same: [String]?
  public let objects: [JSON]?
  public let further: [JSON]?
  public let old: [JSON]?
  public let anything: [JSON]?

  public init(
    rest: [JSON]? = nil, ints: [JSON]? = nil, same: [String]? = nil, objects: [JSON]? = nil,
    further: [JSON]? = nil, old: [JSON]? = nil, anything: [JSON]? = nil
  ) {
    self.rest = rest
    self.ints = ints
    self.same = same
    self.objects = objects
    self.further = further
    self.old = old
    self.anything = anything
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      rest: fields.decodeIfPresent([JSON].self, "rest"),
      ints: fields.decodeIfPresent([JSON].self, "ints"),
      same: fields.decodeIfPresent([String].self, "same"),
      objects: fields.decodeIfPresent([JSON].self, "objects"),
      further: fields.decodeIfPresent([JSON].self, "further"),
      old: fields.decodeIfPresent([JSON].self, "old"),
      anything: fields.decodeIfPresent([JSON].self, "anything"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.rest, b.rest)
    pairs.add(a.ints, b.ints)
    pairs.add(a.same, b.same)
    pairs.add(a.objects, b.objects)
    pairs.add(a.further, b.further)
    pairs.add(a.old, b.old)
    pairs.add(a.anything, b.anything)
  }
}

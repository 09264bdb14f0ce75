// Made by sdkgen for Chat. Do not edit.

public import SDKRuntime

public nonisolated struct Request: Codable, HashableModel, Sendable {
  /// Default: `0`.
  public var frequencyPenalty: Double?
  public var seed: Int?
  public var stop: [String?]?

  public init(seed: Int?, frequencyPenalty: Double? = nil, stop: [String?]? = nil) {
    self.frequencyPenalty = frequencyPenalty
    self.seed = seed
    self.stop = stop
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      seed: fields.decodeIfPresent(Int.self, "seed"),
      frequencyPenalty: fields.decodeIfPresent(Double.self, "frequency_penalty"),
      stop: fields.decodeIfPresent([String?].self, "stop"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(frequencyPenalty, "frequency_penalty")
    try fields.encodeOrNull(seed, "seed")
    try fields.encodeIfPresent(stop, "stop")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.frequencyPenalty, b.frequencyPenalty)
    pairs.add(a.seed, b.seed)
    pairs.add(a.stop, b.stop)
  }
}

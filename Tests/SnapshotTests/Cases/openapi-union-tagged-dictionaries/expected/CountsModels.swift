// Made by sdkgen for Counts. Do not edit.

public import SDKRuntime

public nonisolated enum Counts: Codable, Hashable, Sendable, ExpressibleByDictionaryLiteral {
  case texts(Texts)
  case numbers(Numbers)
  case dates(Dates)
  /// A value that fits none of the cases above, kept as received.
  case unrecognized(JSON)

  public init(dictionaryLiteral elements: (String, String)...) {
    self = .texts(Dictionary(elements) { $1 })
  }

  public var asTexts: Texts? { if case .texts(let value) = self { value } else { nil } }
  public var asNumbers: Numbers? { if case .numbers(let value) = self { value } else { nil } }
  public var asDates: Dates? { if case .dates(let value) = self { value } else { nil } }

  private static let _members: UnionMembers = [
    .members(constants: ["$t": ["a"]]), .members(constants: ["$t": ["b"]]),
    .members(constants: ["$t": ["c"]]),
  ]

  public init(from decoder: any Decoder) throws {
    self = try Self._members.decode(decoder) { member in
      switch member {
      case 0: try .texts(FieldDecoder(decoder).additionalProperties(String.self, besides: ["$t"]))
      case 1: try .numbers(FieldDecoder(decoder).additionalProperties(Int.self, besides: ["$t"]))
      case 2: try .dates(FieldDecoder(decoder).additionalProperties(String.self, besides: ["$t"]))
      default: try .unrecognized(JSON(from: decoder))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .texts(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("a", "$t")
      try fields.encodeAdditionalProperties(value)
    case .numbers(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("b", "$t")
      try fields.encodeAdditionalProperties(value)
    case .dates(let value):
      var fields = FieldEncoder(encoder)
      try fields.encode("c", "$t")
      try fields.encodeAdditionalProperties(value)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }
}

public typealias Texts = [String: String]

public typealias Numbers = [String: Int]

public typealias Dates = [String: String]

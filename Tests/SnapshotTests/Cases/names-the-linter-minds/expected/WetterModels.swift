// Made by sdkgen for Wetter. Do not edit.

public import SDKRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII
public nonisolated enum Grade: OpenEnum {
  case grade1_5, asc, 좋음, grade3ds, gradePlus1, asterisk, noneValue, selfValue, `default`
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "1.5": self = .grade1_5
    case "ASC": self = .asc
    case "좋음": self = .좋음
    case "3ds": self = .grade3ds
    case "+1": self = .gradePlus1
    case "*": self = .asterisk
    case "none": self = .noneValue
    case "self": self = .selfValue
    case "default": self = .`default`
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .grade1_5: "1.5"
    case .asc: "ASC"
    case .좋음: "좋음"
    case .grade3ds: "3ds"
    case .gradePlus1: "+1"
    case .asterisk: "*"
    case .noneValue: "none"
    case .selfValue: "self"
    case .`default`: "default"
    case .unrecognized(let value): value
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, IdentifiersMustBeASCII
public nonisolated struct Reading: Codable, HashableModel, Sendable {
  public var 종로구: Int
  public var _1_5: Int
  public var fields: Int
  public var encoder: Int
  public var `default`: Int?
  public var `init`: Int
  public var links: Int

  public init(
    종로구: Int, _1_5: Int, fields: Int, encoder: Int, init: Int, links: Int,
    default: Int? = nil
  ) {
    self.종로구 = 종로구
    self._1_5 = _1_5
    self.fields = fields
    self.encoder = encoder
    self.`default` = `default`
    self.`init` = `init`
    self.links = links
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      종로구: fields.decode(Int.self, "종로구"), _1_5: fields.decode(Int.self, "1.5"),
      fields: fields.decode(Int.self, "fields"), encoder: fields.decode(Int.self, "encoder"),
      init: fields.decode(Int.self, "init"), links: fields.decode(Int.self, "_links"),
      default: fields.decodeIfPresent(Int.self, "default"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(종로구, "종로구")
    try fields.encode(_1_5, "1.5")
    try fields.encode(self.fields, "fields")
    try fields.encode(self.encoder, "encoder")
    try fields.encodeIfPresent(`default`, "default")
    try fields.encode(`init`, "init")
    try fields.encode(links, "_links")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.종로구, b.종로구)
    pairs.add(a._1_5, b._1_5)
    pairs.add(a.fields, b.fields)
    pairs.add(a.encoder, b.encoder)
    pairs.add(a.`default`, b.`default`)
    pairs.add(a.`init`, b.`init`)
    pairs.add(a.links, b.links)
  }
}

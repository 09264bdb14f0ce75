// Made by sdkgen for Flight. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated struct Flight: Decodable, HashableModel, Sendable {
  public let number: String
  public let isLate: Bool?
  public let stops: [Int?]?

  public init(number: String, isLate: Bool? = nil, stops: [Int?]? = nil) {
    self.number = number
    self.isLate = isLate
    self.stops = stops
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      number: fields.decode(String.self, "number"),
      isLate: fields.decodeIfPresent(Bool.self, "isLate"),
      stops: fields.decodeIfPresent([Int?].self, "stops"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.number, b.number)
    pairs.add(a.isLate, b.isLate)
    pairs.add(a.stops, b.stops)
  }
}

extension Flight {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(number: "Number", isLate: true, stops: [1])
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Lion: Codable, Hashable, Sendable {
  public var name: String?
  public var sightings: [Seen]?

  public init(name: String? = nil, sightings: [Seen]? = nil) {
    self.name = name
    self.sightings = sightings
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decodeIfPresent(String.self, "name"),
      sightings: fields.decodeIfPresent([Seen].self, "sightings"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(sightings, "sightings")
  }
}

// Made by sdkgen for Feed. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Tick: Codable, Hashable, Sendable {
  public var at: Date

  public init(at: Date) {
    self.at = at
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      at: fields.decode("at", as: .pattern("yyyy-MM-dd HH:mm", zone: "UTC")))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(at, "at", as: .pattern("yyyy-MM-dd HH:mm", zone: "UTC"))
  }
}

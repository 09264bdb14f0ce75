// Made by sdkgen for Meter. Do not edit.

public import Foundation
import SDKRuntime

public nonisolated struct Moment: Encodable, Hashable, Sendable {
  public var at: Date

  public init(at: Date) {
    self.at = at
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(at, "at")
  }
}

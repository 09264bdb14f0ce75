// Made by sdkgen for Zoo. Do not edit.

public import Foundation
import SDKRuntime

public typealias Blob = Data

public nonisolated struct Pet: Decodable, Hashable, Sendable, Identifiable {
  public let id: String

  public init(id: String) {
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(String.self, "id"))
  }
}

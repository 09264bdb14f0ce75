// Made by sdkgen for Shop. Do not edit.

import Foundation
import SDKRuntime

public nonisolated struct Pet: Decodable, Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"))
  }
}

extension Pet {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name")
  }
}

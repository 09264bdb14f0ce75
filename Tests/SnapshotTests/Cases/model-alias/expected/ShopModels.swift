// Made by sdkgen for Shop. Do not edit.

import SDKRuntime

public typealias UserID = Int

public typealias Reading = Double

public typealias Users = [UserID]

public nonisolated struct User: Codable, Hashable, Sendable, Identifiable {
  public var id: UserID
  public var friends: Users
  public var pm10: Reading?

  public init(id: UserID, friends: Users, pm10: Reading? = nil) {
    self.id = id
    self.friends = friends
    self.pm10 = pm10
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UserID.self, "id"),
      friends: fields.decode(Users.self, "friends"),
      pm10: fields.decodeIfPresent("pm10", as: .number(Double.self, nilTexts: ["-"])))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(id, "id")
    try fields.encode(friends, "friends")
    try fields.encodeIfPresent(pm10, "pm10", as: .number(Double.self, nilTexts: ["-"]))
  }
}

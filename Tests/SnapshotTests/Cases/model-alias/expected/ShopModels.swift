// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public typealias UserID = Int

public typealias Reading = Double

public typealias Users = [UserID]

public nonisolated struct User: Decodable, HashableModel, Sendable, Identifiable {
  public let id: UserID
  public let friends: Users
  public let pm10: Reading?

  public init(id: UserID, friends: Users, pm10: Reading? = nil) {
    self.id = id
    self.friends = friends
    self.pm10 = pm10
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      id: fields.decode(UserID.self, "id"), friends: fields.decode(Users.self, "friends"),
      pm10: fields.decodeIfPresent("pm10", as: .number(Double.self, nilTexts: ["-"])))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.id, b.id)
    pairs.add(a.friends, b.friends)
    pairs.add(a.pm10, b.pm10)
  }
}

// Made by sdkgen for Coffee. Do not edit.

public import SDKRuntime

public nonisolated struct Login: Encodable, Hashable, Sendable {
  public var email: String
  public var password: String

  public init(email: String, password: String) {
    self.email = email
    self.password = password
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(email, "email")
    try fields.encode(password, "password")
  }
}

public nonisolated struct Refresh: Encodable, Hashable, Sendable {
  public var refreshToken: String

  public init(refreshToken: String) {
    self.refreshToken = refreshToken
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(refreshToken, "refresh_token")
  }
}

public nonisolated struct Tokens: Decodable, HashableModel, Sendable {
  public let accessToken: String
  public let refreshToken: String
  public let expiresIn: Int

  public init(accessToken: String, refreshToken: String, expiresIn: Int) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresIn = expiresIn
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      accessToken: fields.decode(String.self, "access_token"),
      refreshToken: fields.decode(String.self, "refresh_token"),
      expiresIn: fields.decode(Int.self, "expires_in"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.accessToken, b.accessToken)
    pairs.add(a.refreshToken, b.refreshToken)
    pairs.add(a.expiresIn, b.expiresIn)
  }
}

public nonisolated struct Order: Decodable, Hashable, Sendable, Identifiable {
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

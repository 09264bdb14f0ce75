// Made by sdkgen for JSONPlaceholder. Do not edit.

public import SDKRuntime

public nonisolated struct Post: Decodable, HashableModel, Sendable, Identifiable {
  public let userID: Int
  public let id: Int
  public let title: String
  public let body: String

  public init(userID: Int, id: Int, title: String, body: String) {
    self.userID = userID
    self.id = id
    self.title = title
    self.body = body
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), id: fields.decode(Int.self, "id"),
      title: fields.decode(String.self, "title"), body: fields.decode(String.self, "body"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.id, b.id)
    pairs.add(a.title, b.title)
    pairs.add(a.body, b.body)
  }
}

public nonisolated struct NewPost: Encodable, HashableModel, Sendable {
  public var userID: Int
  public var title: String
  public var body: String

  public init(userID: Int, title: String, body: String) {
    self.userID = userID
    self.title = title
    self.body = body
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
    try fields.encode(body, "body")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.body, b.body)
  }
}

public nonisolated struct PostPatch: Encodable, Hashable, Sendable {
  public var title: String?
  public var body: String?

  public init(title: String? = nil, body: String? = nil) {
    self.title = title
    self.body = body
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(title, "title")
    try fields.encodeIfPresent(body, "body")
  }
}

public nonisolated struct Comment: Decodable, HashableModel, Sendable, Identifiable {
  public let postID: Int
  public let id: Int
  public let name: String
  public let email: String
  public let body: String

  public init(postID: Int, id: Int, name: String, email: String, body: String) {
    self.postID = postID
    self.id = id
    self.name = name
    self.email = email
    self.body = body
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      postID: fields.decode(Int.self, "postId"), id: fields.decode(Int.self, "id"),
      name: fields.decode(String.self, "name"), email: fields.decode(String.self, "email"),
      body: fields.decode(String.self, "body"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.postID, b.postID)
    pairs.add(a.id, b.id)
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
  }
}

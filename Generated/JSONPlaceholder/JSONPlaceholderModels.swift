// Made by sdkgen for JSONPlaceholder. Do not edit.

public import Foundation
public import SDKRuntime

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

public nonisolated struct Post: Decodable, HashableModel, Sendable, Identifiable {
  public let userID: Int
  public let title: String
  public let body: String
  public let id: Int

  public init(userID: Int, title: String, body: String, id: Int) {
    self.userID = userID
    self.title = title
    self.body = body
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"),
      body: fields.decode(String.self, "body"), id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.body, b.body)
    pairs.add(a.id, b.id)
  }
}

public nonisolated struct PostPatch: Encodable, HashableModel, Sendable {
  public var userID: Int?
  public var title: String?
  public var body: String?

  public init(userID: Int? = nil, title: String? = nil, body: String? = nil) {
    self.userID = userID
    self.title = title
    self.body = body
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(userID, "userId")
    try fields.encodeIfPresent(title, "title")
    try fields.encodeIfPresent(body, "body")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.body, b.body)
  }
}

/// A comment before it is known which post it belongs to.
public nonisolated struct CommentDraft: Encodable, HashableModel, Sendable {
  public var name: String
  public var email: String
  public var body: String

  public init(name: String, email: String, body: String) {
    self.name = name
    self.email = email
    self.body = body
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(email, "email")
    try fields.encode(body, "body")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
  }
}

public nonisolated struct NewComment: Encodable, HashableModel, Sendable {
  public var name: String
  public var email: String
  public var body: String
  public var postID: Int

  public init(name: String, email: String, body: String, postID: Int) {
    self.name = name
    self.email = email
    self.body = body
    self.postID = postID
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(email, "email")
    try fields.encode(body, "body")
    try fields.encode(postID, "postId")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
    pairs.add(a.postID, b.postID)
  }
}

public nonisolated struct Comment: Decodable, HashableModel, Sendable, Identifiable {
  public let name: String
  public let email: String
  public let body: String
  public let postID: Int
  public let id: Int

  public init(name: String, email: String, body: String, postID: Int, id: Int) {
    self.name = name
    self.email = email
    self.body = body
    self.postID = postID
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), email: fields.decode(String.self, "email"),
      body: fields.decode(String.self, "body"), postID: fields.decode(Int.self, "postId"),
      id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
    pairs.add(a.postID, b.postID)
    pairs.add(a.id, b.id)
  }
}

/// The response to adding a comment to a post: there, the post's ID is a string.
public nonisolated struct AddedComment: Decodable, HashableModel, Sendable, Identifiable {
  public let name: String
  public let email: String
  public let body: String
  public let id: Int
  public let postID: Int

  public init(name: String, email: String, body: String, id: Int, postID: Int) {
    self.name = name
    self.email = email
    self.body = body
    self.id = id
    self.postID = postID
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), email: fields.decode(String.self, "email"),
      body: fields.decode(String.self, "body"), id: fields.decode(Int.self, "id"),
      postID: fields.decode("postId", as: .number(Int.self)))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
    pairs.add(a.id, b.id)
    pairs.add(a.postID, b.postID)
  }
}

public nonisolated struct CommentPatch: Encodable, HashableModel, Sendable {
  public var postID: Int?
  public var name: String?
  public var email: String?
  public var body: String?

  public init(postID: Int? = nil, name: String? = nil, email: String? = nil, body: String? = nil) {
    self.postID = postID
    self.name = name
    self.email = email
    self.body = body
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(postID, "postId")
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(email, "email")
    try fields.encodeIfPresent(body, "body")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.postID, b.postID)
    pairs.add(a.name, b.name)
    pairs.add(a.email, b.email)
    pairs.add(a.body, b.body)
  }
}

public nonisolated struct NewAlbum: Encodable, Hashable, Sendable {
  public var userID: Int
  public var title: String

  public init(userID: Int, title: String) {
    self.userID = userID
    self.title = title
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
  }
}

public nonisolated struct Album: Decodable, HashableModel, Sendable, Identifiable {
  public let userID: Int
  public let title: String
  public let id: Int

  public init(userID: Int, title: String, id: Int) {
    self.userID = userID
    self.title = title
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"),
      id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.id, b.id)
  }
}

public nonisolated struct AlbumPatch: Encodable, Hashable, Sendable {
  public var userID: Int?
  public var title: String?

  public init(userID: Int? = nil, title: String? = nil) {
    self.userID = userID
    self.title = title
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(userID, "userId")
    try fields.encodeIfPresent(title, "title")
  }
}

public nonisolated struct NewPhoto: Encodable, HashableModel, Sendable {
  public var albumID: Int
  public var title: String
  public var url: URL
  public var thumbnailURL: URL

  public init(albumID: Int, title: String, url: URL, thumbnailURL: URL) {
    self.albumID = albumID
    self.title = title
    self.url = url
    self.thumbnailURL = thumbnailURL
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(albumID, "albumId")
    try fields.encode(title, "title")
    try fields.encode(url, "url")
    try fields.encode(thumbnailURL, "thumbnailUrl")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.albumID, b.albumID)
    pairs.add(a.title, b.title)
    pairs.add(a.url, b.url)
    pairs.add(a.thumbnailURL, b.thumbnailURL)
  }
}

public nonisolated struct Photo: Decodable, HashableModel, Sendable, Identifiable {
  public let albumID: Int
  public let title: String
  public let url: URL
  public let thumbnailURL: URL
  public let id: Int

  public init(albumID: Int, title: String, url: URL, thumbnailURL: URL, id: Int) {
    self.albumID = albumID
    self.title = title
    self.url = url
    self.thumbnailURL = thumbnailURL
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      albumID: fields.decode(Int.self, "albumId"), title: fields.decode(String.self, "title"),
      url: fields.decode(URL.self, "url"), thumbnailURL: fields.decode(URL.self, "thumbnailUrl"),
      id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.albumID, b.albumID)
    pairs.add(a.title, b.title)
    pairs.add(a.url, b.url)
    pairs.add(a.thumbnailURL, b.thumbnailURL)
    pairs.add(a.id, b.id)
  }
}

public nonisolated struct PhotoPatch: Encodable, HashableModel, Sendable {
  public var albumID: Int?
  public var title: String?
  public var url: URL?
  public var thumbnailURL: URL?

  public init(
    albumID: Int? = nil, title: String? = nil, url: URL? = nil, thumbnailURL: URL? = nil
  ) {
    self.albumID = albumID
    self.title = title
    self.url = url
    self.thumbnailURL = thumbnailURL
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(albumID, "albumId")
    try fields.encodeIfPresent(title, "title")
    try fields.encodeIfPresent(url, "url")
    try fields.encodeIfPresent(thumbnailURL, "thumbnailUrl")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.albumID, b.albumID)
    pairs.add(a.title, b.title)
    pairs.add(a.url, b.url)
    pairs.add(a.thumbnailURL, b.thumbnailURL)
  }
}

public nonisolated struct NewTodo: Encodable, HashableModel, Sendable {
  public var userID: Int
  public var title: String
  public var completed: Bool

  public init(userID: Int, title: String, completed: Bool) {
    self.userID = userID
    self.title = title
    self.completed = completed
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(userID, "userId")
    try fields.encode(title, "title")
    try fields.encode(completed, "completed")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.completed, b.completed)
  }
}

public nonisolated struct Todo: Decodable, HashableModel, Sendable, Identifiable {
  public let userID: Int
  public let title: String
  public let completed: Bool
  public let id: Int

  public init(userID: Int, title: String, completed: Bool, id: Int) {
    self.userID = userID
    self.title = title
    self.completed = completed
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      userID: fields.decode(Int.self, "userId"), title: fields.decode(String.self, "title"),
      completed: fields.decode(Bool.self, "completed"), id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.completed, b.completed)
    pairs.add(a.id, b.id)
  }
}

public nonisolated struct TodoPatch: Encodable, HashableModel, Sendable {
  public var userID: Int?
  public var title: String?
  public var completed: Bool?

  public init(userID: Int? = nil, title: String? = nil, completed: Bool? = nil) {
    self.userID = userID
    self.title = title
    self.completed = completed
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(userID, "userId")
    try fields.encodeIfPresent(title, "title")
    try fields.encodeIfPresent(completed, "completed")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.userID, b.userID)
    pairs.add(a.title, b.title)
    pairs.add(a.completed, b.completed)
  }
}

public nonisolated struct NewUser: Encodable, HashableModel, Sendable {
  public var name: String
  public var username: String
  public var email: String
  public var address: Address
  public var phone: String
  /// A host, without a scheme: `hildegard.org`.
  public var website: String
  public var company: Company

  public init(
    name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company
  ) {
    self.name = name
    self.username = username
    self.email = email
    self.address = address
    self.phone = phone
    self.website = website
    self.company = company
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(username, "username")
    try fields.encode(email, "email")
    try fields.encode(address, "address")
    try fields.encode(phone, "phone")
    try fields.encode(website, "website")
    try fields.encode(company, "company")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.username, b.username)
    pairs.add(a.email, b.email)
    pairs.add(a.address, b.address)
    pairs.add(a.phone, b.phone)
    pairs.add(a.website, b.website)
    pairs.add(a.company, b.company)
  }
}

public nonisolated struct User: Decodable, HashableModel, Sendable, Identifiable {
  public let name: String
  public let username: String
  public let email: String
  public let address: Address
  public let phone: String
  /// A host, without a scheme: `hildegard.org`.
  public let website: String
  public let company: Company
  public let id: Int

  public init(
    name: String, username: String, email: String, address: Address, phone: String,
    website: String, company: Company, id: Int
  ) {
    self.name = name
    self.username = username
    self.email = email
    self.address = address
    self.phone = phone
    self.website = website
    self.company = company
    self.id = id
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"), username: fields.decode(String.self, "username"),
      email: fields.decode(String.self, "email"), address: fields.decode(Address.self, "address"),
      phone: fields.decode(String.self, "phone"), website: fields.decode(String.self, "website"),
      company: fields.decode(Company.self, "company"), id: fields.decode(Int.self, "id"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.username, b.username)
    pairs.add(a.email, b.email)
    pairs.add(a.address, b.address)
    pairs.add(a.phone, b.phone)
    pairs.add(a.website, b.website)
    pairs.add(a.company, b.company)
    pairs.add(a.id, b.id)
  }
}

public nonisolated struct UserPatch: Encodable, HashableModel, Sendable {
  public var name: String?
  public var username: String?
  public var email: String?
  public var address: Address?
  public var phone: String?
  public var website: String?
  public var company: Company?

  public init(
    name: String? = nil, username: String? = nil, email: String? = nil, address: Address? = nil,
    phone: String? = nil, website: String? = nil, company: Company? = nil
  ) {
    self.name = name
    self.username = username
    self.email = email
    self.address = address
    self.phone = phone
    self.website = website
    self.company = company
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encodeIfPresent(name, "name")
    try fields.encodeIfPresent(username, "username")
    try fields.encodeIfPresent(email, "email")
    try fields.encodeIfPresent(address, "address")
    try fields.encodeIfPresent(phone, "phone")
    try fields.encodeIfPresent(website, "website")
    try fields.encodeIfPresent(company, "company")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.username, b.username)
    pairs.add(a.email, b.email)
    pairs.add(a.address, b.address)
    pairs.add(a.phone, b.phone)
    pairs.add(a.website, b.website)
    pairs.add(a.company, b.company)
  }
}

public nonisolated struct Address: Codable, HashableModel, Sendable {
  public var street: String
  public var suite: String
  public var city: String
  public var zipcode: String
  public var geo: Geo

  public init(street: String, suite: String, city: String, zipcode: String, geo: Geo) {
    self.street = street
    self.suite = suite
    self.city = city
    self.zipcode = zipcode
    self.geo = geo
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      street: fields.decode(String.self, "street"), suite: fields.decode(String.self, "suite"),
      city: fields.decode(String.self, "city"), zipcode: fields.decode(String.self, "zipcode"),
      geo: fields.decode(Geo.self, "geo"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(street, "street")
    try fields.encode(suite, "suite")
    try fields.encode(city, "city")
    try fields.encode(zipcode, "zipcode")
    try fields.encode(geo, "geo")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.street, b.street)
    pairs.add(a.suite, b.suite)
    pairs.add(a.city, b.city)
    pairs.add(a.zipcode, b.zipcode)
    pairs.add(a.geo, b.geo)
  }
}

/// A point on Earth. On the wire, both numbers are text.
public nonisolated struct Geo: Codable, Hashable, Sendable {
  public var lat: Double
  public var lng: Double

  public init(lat: Double, lng: Double) {
    self.lat = lat
    self.lng = lng
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      lat: fields.decode("lat", as: .number(Double.self)),
      lng: fields.decode("lng", as: .number(Double.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(lat, "lat", as: .number(Double.self))
    try fields.encode(lng, "lng", as: .number(Double.self))
  }
}

public nonisolated struct Company: Codable, HashableModel, Sendable {
  public var name: String
  public var catchPhrase: String
  public var bs: String

  public init(name: String, catchPhrase: String, bs: String) {
    self.name = name
    self.catchPhrase = catchPhrase
    self.bs = bs
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      name: fields.decode(String.self, "name"),
      catchPhrase: fields.decode(String.self, "catchPhrase"), bs: fields.decode(String.self, "bs"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(name, "name")
    try fields.encode(catchPhrase, "catchPhrase")
    try fields.encode(bs, "bs")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.name, b.name)
    pairs.add(a.catchPhrase, b.catchPhrase)
    pairs.add(a.bs, b.bs)
  }
}

public nonisolated enum Order: OpenEnum {
  case ascending, descending
  /// A value that this client does not know, kept as received.
  case unrecognized(String)

  public init(rawValue: String) {
    switch rawValue {
    case "asc": self = .ascending
    case "desc": self = .descending
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .ascending: "asc"
    case .descending: "desc"
    case .unrecognized(let value): value
    }
  }
}

/// The body of a 404: an empty object.
public nonisolated struct NotFound: Decodable, Hashable, Sendable {
  public init() {}
}

extension Post {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(userID: 1, title: "Title", body: "Body", id: 1)
  }
}

extension Comment {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name", email: "Email", body: "Body", postID: 1, id: 1)
  }
}

extension AddedComment {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name", email: "Email", body: "Body", id: 1, postID: 1)
  }
}

extension Album {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(userID: 1, title: "Title", id: 1)
  }
}

extension Photo {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      albumID: 1, title: "Title", url: SampleValue.url("https://example.com"),
      thumbnailURL: SampleValue.url("https://example.com"), id: 1)
  }
}

extension Todo {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(userID: 1, title: "Title", completed: true, id: 1)
  }
}

extension User {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      name: "Name", username: "Username", email: "Email", address: .sample, phone: "Phone",
      website: "Website", company: .sample, id: 1)
  }
}

extension Address {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(street: "Street", suite: "Suite", city: "City", zipcode: "Zipcode", geo: .sample)
  }
}

extension Geo {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(lat: 1.5, lng: 1.5)
  }
}

extension Company {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(name: "Name", catchPhrase: "Catch phrase", bs: "Bs")
  }
}

extension NotFound {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self()
  }
}

// Made by sdkgen for Shop. Do not edit.

import Foundation
public import SDKRuntime

public typealias ShopLink = String

public nonisolated struct Item: Decodable, HashableModel, Sendable {
  public let imageURL: String
  public let link: ShopLink
  public let photos: [String]
  public let links: [ShopLink]?
  public let seller: String
  public let host: String?
  public let address: String
  public let time: String
  public let phone: String

  public init(
    imageURL: String, link: ShopLink, photos: [String], links: [ShopLink]?, seller: String,
    host: String?, address: String, time: String, phone: String
  ) {
    self.imageURL = imageURL
    self.link = link
    self.photos = photos
    self.links = links
    self.seller = seller
    self.host = host
    self.address = address
    self.time = time
    self.phone = phone
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      imageURL: fields.decode(String.self, "image_url"),
      link: fields.decode(ShopLink.self, "link"), photos: fields.decode([String].self, "photos"),
      links: fields.decodeIfPresent([ShopLink].self, "links"),
      seller: fields.decode(String.self, "seller"),
      host: fields.decodeIfPresent(String.self, "host"),
      address: fields.decode(String.self, "address"), time: fields.decode(String.self, "time"),
      phone: fields.decode(String.self, "phone"))
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.imageURL, b.imageURL)
    pairs.add(a.link, b.link)
    pairs.add(a.photos, b.photos)
    pairs.add(a.links, b.links)
    pairs.add(a.seller, b.seller)
    pairs.add(a.host, b.host)
    pairs.add(a.address, b.address)
    pairs.add(a.time, b.time)
    pairs.add(a.phone, b.phone)
  }
}

extension Item {
  /// A value for previews and tests.
  public nonisolated static var sample: Self {
    Self(
      imageURL: "https://example.com", link: "https://example.com",
      photos: ["https://example.com"], links: ["https://example.com"], seller: "name@example.com",
      host: "example.com", address: "192.0.2.1", time: "12:00:00Z", phone: "Phone")
  }
}

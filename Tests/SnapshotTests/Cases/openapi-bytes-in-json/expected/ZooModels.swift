// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public typealias Blob = String

public nonisolated struct Photo: Codable, HashableModel, Sendable {
  public var data: String
  public var raw: String?
  public var encoded: Data?
  public var thumbnail: Data?

  public init(data: String, raw: String? = nil, encoded: Data? = nil, thumbnail: Data? = nil) {
    self.data = data
    self.raw = raw
    self.encoded = encoded
    self.thumbnail = thumbnail
  }

  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      data: fields.decode(String.self, "data"), raw: fields.decodeIfPresent(String.self, "raw"),
      encoded: fields.decodeIfPresent(Data.self, "encoded"),
      thumbnail: fields.decodeIfPresent(Data.self, "thumbnail"))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = FieldEncoder(encoder)
    try fields.encode(data, "data")
    try fields.encodeIfPresent(raw, "raw")
    try fields.encodeIfPresent(encoded, "encoded")
    try fields.encodeIfPresent(thumbnail, "thumbnail")
  }

  public static func _compare(_ a: Self, _ b: Self, by pairs: inout PropertyPairs) {
    pairs.add(a.data, b.data)
    pairs.add(a.raw, b.raw)
    pairs.add(a.encoded, b.encoded)
    pairs.add(a.thumbnail, b.thumbnail)
  }
}

extension ZooEndpoint {
  public nonisolated struct ReplacePhotoBody: Encodable, Hashable, Sendable {
    public var files: [Blob]?

    public init(files: [Blob]? = nil) {
      self.files = files
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(files, "files")
    }
  }

  public nonisolated struct ReplaceAlbumBody: Encodable, Hashable, Sendable {
    public var cover: Blob?

    public init(cover: Blob? = nil) {
      self.cover = cover
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = FieldEncoder(encoder)
      try fields.encodeIfPresent(cover, "cover")
    }
  }
}
